import { fromCallback } from 'xstate';
import { reconnectMachine, type ReconnectEvent } from '../../../machines/reconnect/reconnectMachine.ts';
import { provideFor } from '../../../machines/shared/provideFor.ts';

/** Tells of the browser's connection, and whether anybody sees the page. Returns what stops it. */
export function watchPage(tell: (event: ReconnectEvent) => void): () => void {
  const online = () => tell({ type: 'connection.returned' });
  const look = () => tell({ type: document.hidden ? 'page.hidden' : 'page.shown' });
  if (document.hidden) look();
  globalThis.addEventListener('online', online);
  document.addEventListener('visibilitychange', look);
  return () => {
    globalThis.removeEventListener('online', online);
    document.removeEventListener('visibilitychange', look);
  };
}

export const provideReconnect = () =>
  provideFor(reconnectMachine)({ actors: { watchPage: fromCallback(({ sendBack }) => watchPage(sendBack)) } });
