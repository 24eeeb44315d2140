import { fromCallback } from 'xstate';

/** Tells when the browser shows a page again from its back/forward cache, with all its state of then (F13). */
export const watchPageShown = fromCallback<{ type: 'page.shown' }, undefined>(({ sendBack }) => {
  const tell = ({ persisted }: PageTransitionEvent) => {
    if (persisted) sendBack({ type: 'page.shown' });
  };
  globalThis.addEventListener('pageshow', tell);
  return () => globalThis.removeEventListener('pageshow', tell);
});
