/**
 * The worker that keeps the portal's own files: its document, code, words, fonts and public pictures (061). It looks at no
 * call to the operator's server: what is free, what it costs, carts, orders and people are never answered from here.
 */
import { fileResponse, persistFiles, dropFormerFiles, pictures } from './persistedFiles.ts';
import { isForced } from './forcedAddress.ts';
import { restoreShell, shellFor } from './persistedShell.ts';
import { scope, type AskEvent } from './workerScope.ts';

scope.addEventListener('install', (event) => {
  // Takes over from an older worker at once: the next page that is opened must have the new build's files, in every
  // tab.
  event.waitUntil(Promise.all([persistFiles(event), scope.skipWaiting()]));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropFormerFiles(event), scope.clients.claim()]));
});

// The one message of pages: that they are open, and have a worker.
scope.addEventListener('message', (event) => {
  event.waitUntil(restoreShell());
});

/** Not handled here: calls, the operator's own files, and whatever else is no page of the portal. */
const isForeign = ({ pathname }: URL): boolean => /^\/(?:api|reports|\.well-known)\/|\.\w{2,5}$/.test(pathname);

/**
 * The next worker takes over at once, and browsers then end this one, also while it waits for the server: the page would not
 * be answered at all.
 */
const isEnding = (): boolean => (scope.registration.installing ?? scope.registration.waiting) !== null;

function answerTo(event: AskEvent): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return undefined;
  if (request.mode === 'navigate')
    return isForeign(url) || (isForced(url) && isEnding()) ? undefined : shellFor(event, url);
  if (url.pathname.startsWith('/assets/')) return fileResponse(event);
  if (request.destination === 'image' && !url.pathname.startsWith('/api/')) return pictures(event);
  return undefined;
}

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer !== undefined) event.respondWith(answer);
});
