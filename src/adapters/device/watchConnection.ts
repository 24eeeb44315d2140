import { fromCallback } from 'xstate';

/** Tells when the browser has a connection again. */
export const watchConnection = fromCallback<{ type: 'connection.returned' }, undefined>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'connection.returned' });
  globalThis.addEventListener('online', tell);
  return () => globalThis.removeEventListener('online', tell);
});
