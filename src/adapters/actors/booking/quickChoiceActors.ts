import { fromCallback, fromPromise } from 'xstate';
import { quickChoiceMachine } from '../../../../machines/quickChoice/quickChoiceMachine.ts';
import { eachMinute } from '../../device/eachMinute.ts';
import { loadServices } from './loadServices.ts';
import { loadDayLimit } from './dayLimit.ts';
import { provideReconnect } from '../reconnectActors.ts';

export const provideQuickChoice = () =>
  quickChoiceMachine.provide({
    actors: {
      loadServices: fromPromise(loadServices),
      loadDayLimit: fromPromise(({ input, signal }) => loadDayLimit(input, signal)),
      watchMinute: fromCallback(({ sendBack }) => eachMinute((now) => sendBack({ type: 'minute.passed', now }))),
      reconnect: provideReconnect(),
    },
  });
