import { fromCallback, fromPromise } from 'xstate';
import { quickChoiceMachine } from '../../../../machines/quickChoice/quickChoiceMachine.ts';
import { eachMinute } from '../../device/eachMinute.ts';
import { whenTouched } from '../../device/whenTouched.ts';
import { loadServices } from './loadServices.ts';
import { fetchWhenReachable } from '../fetchWhenReachable.ts';
import { provideReconnect } from '../reconnectActors.ts';

export const provideQuickChoice = () =>
  quickChoiceMachine.provide({
    actors: {
      loadServices: fromPromise(loadServices),
      // Not before somebody touches the page: nobody opens the list of days without.
      loadDayLimit: fromPromise(async ({ input, signal }) => {
        await whenTouched();
        const { loadDayLimit } = await fetchWhenReachable(() => import('./dayLimit.ts'));
        return loadDayLimit(input, signal);
      }),
      watchMinute: fromCallback(({ sendBack }) => eachMinute((now) => sendBack({ type: 'minute.passed', now }))),
      reconnect: provideReconnect(),
    },
  });
