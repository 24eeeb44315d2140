import { fromCallback } from 'xstate';
import { connectionMachine, type ConnectionEvent } from '../../../machines/connection/connectionMachine.ts';

/** Only a browser that says that it is offline is believed: one that says the opposite may still reach nobody. */
const watchConnection = fromCallback<ConnectionEvent, undefined>(({ sendBack }) => {
  const lose = () => sendBack({ type: 'connection.lost' });
  const find = () => sendBack({ type: 'connection.returned' });
  globalThis.addEventListener('offline', lose);
  globalThis.addEventListener('online', find);
  if (!globalThis.navigator.onLine) lose();
  return () => {
    globalThis.removeEventListener('offline', lose);
    globalThis.removeEventListener('online', find);
  };
});

export const provideConnection = () => connectionMachine.provide({ actors: { watchConnection } });
