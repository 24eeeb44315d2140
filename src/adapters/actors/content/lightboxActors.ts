import { fromCallback } from 'xstate';
import { lightboxMachine, type ConnectionNews } from '../../../../machines/lightbox/lightboxMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';

/** Tells at once when there is no network, and when it is back. */
const watchConnection = fromCallback<ConnectionNews, undefined>(({ sendBack }) => {
  const tell = (news: ConnectionNews) => sendBack(news);
  if (!globalThis.navigator.onLine) tell({ type: 'connection.lost' });
  const online = () => tell({ type: 'connection.returned' });
  globalThis.addEventListener('online', online);
  return () => globalThis.removeEventListener('online', online);
});

export const provideLightbox = () => provideFor(lightboxMachine)({ actors: { watchConnection } });
