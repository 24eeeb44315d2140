/** What the search does outside the machine (R2.7); loaded when it is opened. */
import { fromCallback, fromPromise } from 'xstate';
import { searchMachine } from '../../../../machines/search/searchMachine.ts';
import type { RecentNews } from '../../../../machines/search/searchSetup.ts';
import { isFor, nobody, ownerAtRest, type Owner } from '../../../../machines/session/owner.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { searchEndpoints } from '../../../contract/endpoints/search.ts';
import { call } from '../../http/client.ts';
import { persistedSearches } from '../../storage/persistedSearches.ts';
import { loadVenues } from '../booking/loadVenues.ts';
import { loadServices } from '../booking/loadServices.ts';
import { provideReconnect } from '../reconnectActors.ts';

/** The customer's former searches; another customer's are dropped. */
export function recentSearches(owner: Owner): readonly string[] {
  const kept = persistedSearches.read();
  if (kept === null) return [];
  if (isFor(kept.owner, owner)) return kept.recent;
  // A customer whose session expired finds their searches again; once somebody else logs in they are gone.
  if (ownerAtRest(owner) !== nobody) persistedSearches.drop();
  return [];
}

/** @param owner whoever is there now */
export const provideSearch = (owner: () => Owner) =>
  provideFor(searchMachine)({
    actors: {
      loadSuggestions: fromPromise(
        async ({ input, signal }) => (await call(searchEndpoints.search, { query: input, signal, retries: 0 })).data,
      ),
      loadServices: fromPromise(loadServices),
      loadVenues: fromPromise(({ signal }) => loadVenues(undefined, signal)),
      persistRecent: fromCallback<RecentNews, undefined>(({ receive }) =>
        receive(({ recent }) => {
          if (recent.length === 0) persistedSearches.drop();
          else persistedSearches.write({ owner: ownerAtRest(owner()), recent: [...recent] });
        }),
      ),
      reconnect: provideReconnect(),
    },
  });
