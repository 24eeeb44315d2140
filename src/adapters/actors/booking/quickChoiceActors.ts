import { fromPromise } from 'xstate';
import { quickChoiceMachine } from '../../../../machines/quickChoice/quickChoiceMachine.ts';
import { ConnectionError } from '../../../../machines/shared/problem.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import type { VenueService } from '../../../contract/offered/services.ts';
import { watchMinute } from '../watchMinute.ts';
import { whenTouched } from '../../device/whenTouched.ts';
import { lastServices } from '../../nextVisit/lastAnswers.ts';
import { loadServices } from './loadServices.ts';
import { fetchWhenReachable } from '../fetchWhenReachable.ts';
import { provideReconnect } from '../reconnectActors.ts';

/** Without a connection those of the last visit stand there to choose from; whatever is chosen is asked for anew. */
async function servicesOrLast(): Promise<VenueService[]> {
  try {
    return await loadServices();
  } catch (error) {
    const last = error instanceof ConnectionError ? lastServices.read() : null;
    if (last === null) throw error;
    return last;
  }
}

export const provideQuickChoice = () =>
  provideFor(quickChoiceMachine)({
    actors: {
      loadServices: fromPromise(servicesOrLast),
      // Not before somebody touches the page: nobody opens the list of days without.
      loadDayLimit: fromPromise(async ({ input, signal }) => {
        await whenTouched();
        const { loadDayLimit } = await fetchWhenReachable(() => import('./dayLimit.ts'));
        return loadDayLimit(input, signal);
      }),
      watchMinute,
      reconnect: provideReconnect(),
    },
  });
