/** Where the customer is logged in (Q7.7.e), and all that is held about them (Q7.7.f). */
import { fromPromise } from 'xstate';
import { fileMakingMachine } from '../../../../machines/fileMaking/fileMakingMachine.ts';
import { accountAdditionEndpoints } from '../../../contract/endpoints/additions/account.ts';
import { call } from '../../http/client.ts';
import { persistedConsent } from '../../storage/consent.ts';
import { saveAs } from '../../device/saveAs.ts';

export const loadOwnSessions = async (_: null, signal: AbortSignal) =>
  (await call(accountAdditionEndpoints.sessions, { signal })).data;

/** Stands for all others where one is to be ended. */
export const allOthers = 'others';

export const endOwnSession = (id: string, signal: AbortSignal) =>
  id === allOthers
    ? call(accountAdditionEndpoints.removeOtherSessions, { signal })
    : call(accountAdditionEndpoints.removeSession, { params: { id }, signal });

/** The server's word on it, and what this browser alone knows, as one file. */
export const provideDataFile = () =>
  fileMakingMachine.provide({
    actors: {
      makeFile: fromPromise(async ({ signal }) => {
        const { data } = await call(accountAdditionEndpoints.exportProfile, { signal });
        const held = { ...data, in_this_browser: { consent: persistedConsent.read()?.said ?? null } };
        saveAs(`my-data-${data.exported_at.slice(0, 10)}.json`, 'application/json', JSON.stringify(held, null, 2));
      }),
    },
  });
