/** Where the customer is logged in (Q7.7.e), and all that is held about them (Q7.7.f). */
import { fromPromise } from 'xstate';
import { fileMakingMachine } from '../../../../machines/fileMaking/fileMakingMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { accountAdditionEndpoints } from '../../../contract/endpoints/additions/account.ts';
import { call } from '../../http/client.ts';
import { persistedConsent } from '../../storage/consent.ts';
import { saveAs } from '../../device/saveAs.ts';

export const loadOwnSessions = async (_: null, signal: AbortSignal) =>
  (await call(accountAdditionEndpoints.sessions, { signal })).data;

/** In place of the id of one session: all but this one are ended. */
export const allOthers = 'others';

export const endOwnSession = (id: string, signal: AbortSignal) =>
  id === allOthers
    ? call(accountAdditionEndpoints.removeOtherSessions, { signal })
    : call(accountAdditionEndpoints.removeSession, { params: { id }, signal });

/** What the server holds and what this browser alone holds, as one file. */
export const provideDataFile = () =>
  provideFor(fileMakingMachine)({
    actors: {
      makeFile: fromPromise(async ({ signal }) => {
        const { data } = await call(accountAdditionEndpoints.exportProfile, { signal });
        const held = { ...data, in_this_browser: { consent: persistedConsent.read()?.said ?? null } };
        saveAs(`my-data-${data.exported_at.slice(0, 10)}.json`, 'application/json', JSON.stringify(held, null, 2));
      }),
    },
  });
