/** Files by name and public pictures: which are kept from the beginning, which once they were asked for, how many, how long. */
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController } from 'workbox-precaching';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { AskEvent, LifeEvent } from './workerScope.ts';

/** Written by the build (tools/build/shellWorker.ts). */
declare const keptByTheBuild: readonly { url: string; revision: string | null }[];

const thirtyDays = 30 * 24 * 60 * 60;
/** The types of the library are those of a worker, which the project's are not. */
type LibraryEvent = Parameters<PrecacheController['install']>[0];

const first = new PrecacheController({ cacheName: 'portal-shell' });
first.addToCacheList([...keptByTheBuild]);

export const persistFiles = (event: LifeEvent): Promise<unknown> => first.install(event as LibraryEvent);
/** What belongs to another build is let go. */
export const dropFormerFiles = (event: LifeEvent): Promise<unknown> => first.activate(event as LibraryEvent);

const documentAddress = '/index.html';
export const persistedDocument = (): Promise<Response | undefined> => first.matchPrecache(documentAddress);
const shell = (): Promise<Cache> => caches.open(first.strategy.cacheName);
const documentKey = (): string => first.getCacheKeyForURL(documentAddress)!;
export const dropDocument = async (): Promise<unknown> => (await shell()).delete(documentKey());

/** What is gone of the build's files is kept again while the server still has that build; the document last, as it opens them. */
export async function restoreFiles(isOfThisBuild: (text: string) => boolean): Promise<void> {
  const cache = await shell();
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const lost = first.getCachedURLs().filter((url) => !stored.has(first.getCacheKeyForURL(url)!));
  if (lost.length === 0) return;
  const document = await fetch(documentAddress, { cache: 'no-store' });
  if (!document.ok || document.redirected || !isOfThisBuild(await document.clone().text())) return;
  const restore = async (url: string): Promise<void> => {
    const key = first.getCacheKeyForURL(url)!;
    if (key === documentKey()) return;
    const answer = await fetch(url);
    if (!answer.ok || answer.redirected) throw new Error(`A file of the build is not there: ${answer.status} ${url}`);
    await cache.put(key, answer);
  };
  await Promise.all(lost.map(restore));
  await cache.put(documentKey(), document);
}

/** Names that hold a hash never change their content; the next builds have others. */
const later = new CacheFirst({
  cacheName: 'portal-files',
  plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: thirtyDays, purgeOnQuotaError: true })],
});

/** Only what the server shows to everybody is kept, never a picture of somebody's. */
const isPublic = (answer: Response): boolean =>
  answer.status === 200 && /\bpublic\b/.test(answer.headers.get('Cache-Control') ?? '');

const shown = new StaleWhileRevalidate({
  cacheName: 'portal-pictures',
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isPublic(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: thirtyDays, purgeOnQuotaError: true }),
  ],
});

/** What is kept and does not serve is asked of the server like anything else. */
async function orAsked(kept: () => Promise<Response>, request: Request): Promise<Response> {
  try {
    const answer = await kept();
    return answer.ok ? answer : await fetch(request);
  } catch {
    return fetch(request);
  }
}

export const fileResponse = (event: AskEvent): Promise<Response> => {
  const { request } = event;
  const strategy = first.getCacheKeyForURL(request.url) === undefined ? later : first.strategy;
  return orAsked(() => strategy.handle({ event: event as LibraryEvent, request }), request);
};

export const pictures = (event: AskEvent): Promise<Response> =>
  orAsked(() => shown.handle({ event: event as LibraryEvent, request: event.request }), event.request);
