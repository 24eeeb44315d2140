import { reconnectMachine } from '../../machines/reconnect/reconnectMachine.ts';
import { after, type Model } from '../support/paths.ts';

export const reconnectModel: Model = {
  machine: reconnectMachine,
  input: { problem: { code: 'lost', message: null }, attempts: 1 },
  events: [
    { type: 'connection.returned' },
    { type: 'page.hidden' },
    { type: 'page.shown' },
    after('pause', 'reconnect.watching.pausing'),
  ],
};
