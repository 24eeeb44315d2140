/** Which files the worker keeps, for how long, and what it answers with them (061): with the library itself, but for its clock. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AskEvent, LifeEvent } from '../../../../src/adapters/worker/workerScope.ts';
import { cachesInMemory } from '../../../support/cachesInMemory.ts';

/** By cache name: how much is kept, and for how long. */
const limits = vi.hoisted(() => new Map<string, object>());
// The library counts and dates in a database that only browsers have.
vi.mock('workbox-expiration', () => ({
  ExpirationPlugin: class {
    readonly #limit: object;
    constructor(limit: object) {
      this.#limit = limit;
    }
    cacheDidUpdate = async ({ cacheName }: { cacheName: string }) => void limits.set(cacheName, this.#limit);
  },
}));

const origin = 'https://portal.example';
const page = '<html><meta name="version" content="one"></html>';
const thirtyDays = 2_592_000;

type Answer = () => Response;
let world: ReturnType<typeof cachesInMemory>;
let answers: Record<string, Answer>;
let asked: string[];
let worker: typeof import('../../../../src/adapters/worker/persistedFiles.ts');

/** The server has the document and files; `away` is a network that is gone. */
const says =
  (text: string, status = 200, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response(text, { status, headers });
const away: Answer = () => {
  throw new TypeError('Failed to fetch');
};
const redirected: Answer = () => Object.defineProperty(new Response(page), 'redirected', { value: true });

const pathOf = (address: string): string => new URL(address, origin).pathname;
/** The cached text of an address, in any cache and revision. */
async function kept(path: string): Promise<string | undefined> {
  for (const entries of world.named.values())
    for (const [address, answer] of entries) if (pathOf(address) === path) return answer.clone().text();
  return undefined;
}
/** The name of the cache that has an address. */
const cacheWith = (path: string): string | undefined =>
  [...world.named].find(([, entries]) => [...entries.keys()].some((address) => pathOf(address) === path))?.[0];

/** Replaces the cached answer of an address. */
function replaceKept(path: string, answer: Answer): void {
  for (const entries of world.named.values())
    for (const address of entries.keys()) if (pathOf(address) === path) entries.set(address, answer());
}

async function live(type: string, work: (event: LifeEvent) => Promise<unknown>): Promise<void> {
  const works: Promise<unknown>[] = [];
  await work({ type, waitUntil: (one: Promise<unknown>) => void works.push(one) } as unknown as LifeEvent);
  await Promise.all(works);
}

/** What a page gets, and how many times the server was asked for it. */
async function ask(
  of: 'fileResponse' | 'pictures',
  path: string,
): Promise<{ text: string; status: number; times: number }> {
  const works: Promise<unknown>[] = [];
  const before = asked.length;
  const event = {
    type: 'fetch',
    request: new Request(origin + path),
    waitUntil: (one: Promise<unknown>) => works.push(one),
  };
  const answer = await worker[of](event as unknown as AskEvent);
  const [text, status] = [await answer.text(), answer.status];
  await Promise.all(works);
  return { text, status, times: asked.length - before };
}

beforeEach(async () => {
  limits.clear();
  asked = [];
  world = cachesInMemory(origin);
  answers = { '/index.html': says(page), '/assets/first-a1.js': says('first') };
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL(`${origin}/worker.js`));
  vi.stubGlobal('FetchEvent', Event);
  vi.stubGlobal('caches', world.caches);
  vi.stubGlobal('keptByTheBuild', [
    { url: '/index.html', revision: 'one' },
    { url: '/assets/first-a1.js', revision: null },
  ]);
  vi.stubGlobal('fetch', async (request: Request | string, init?: RequestInit) => {
    const path = pathOf(typeof request === 'string' ? request : request.url);
    asked.push([path, init?.cache].filter(Boolean).join(' '));
    return (answers[path] ?? says('', 404))();
  });
  vi.resetModules();
  worker = await import('../../../../src/adapters/worker/persistedFiles.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('files of the build', () => {
  beforeEach(() => live('install', worker.persistFiles));

  test('are kept from the beginning, and asked for no more', async () => {
    expect([await kept('/index.html'), await kept('/assets/first-a1.js')]).toEqual([page, 'first']);
    expect(await ask('fileResponse', '/assets/first-a1.js')).toEqual({ text: 'first', status: 200, times: 0 });
    expect(await (await worker.persistedDocument())?.text()).toBe(page);
  });
  test('stand until their build goes: another one’s are let go', async () => {
    const shell = world.named.get(cacheWith('/index.html')!)!;
    shell.set(`${origin}/assets/former-b2.js`, new Response('former'));
    shell.set(`${origin}/index.html?__WB_REVISION__=former`, new Response('former'));
    await live('activate', worker.dropFormerFiles);
    expect([...shell.keys()].map(pathOf).toSorted()).toEqual(['/assets/first-a1.js', '/index.html']);
    expect([await kept('/index.html'), await kept('/assets/first-a1.js')]).toEqual([page, 'first']);
  });
  test('F20: one that is damaged or missing is requested from the server', async () => {
    replaceKept('/assets/first-a1.js', says('broken', 500));
    expect(await ask('fileResponse', '/assets/first-a1.js')).toEqual({ text: 'first', status: 200, times: 1 });
    world.named.get(cacheWith('/assets/first-a1.js')!)!.delete(`${origin}/assets/first-a1.js`);
    expect(await ask('fileResponse', '/assets/first-a1.js')).toMatchObject({ text: 'first', status: 200 });
  });
});

describe('other files by name', () => {
  const path = '/assets/later-c3.js';
  beforeEach(() => {
    answers[path] = says('later');
  });

  test('are kept once they were asked for: 200, for thirty days', async () => {
    expect(await kept(path)).toBeUndefined();
    expect(await ask('fileResponse', path)).toEqual({ text: 'later', status: 200, times: 1 });
    answers[path] = away;
    expect(await ask('fileResponse', path)).toEqual({ text: 'later', status: 200, times: 0 });
    expect(limits.get(cacheWith(path)!)).toEqual({
      maxEntries: 200,
      maxAgeSeconds: thirtyDays,
      purgeOnQuotaError: true,
    });
  });
  test('are not cached where the server has none', async () => {
    answers[path] = says('none', 404);
    expect(await ask('fileResponse', path)).toMatchObject({ text: 'none', status: 404 });
    expect(await kept(path)).toBeUndefined();
  });
  test('are requested from the server where the cache cannot be read, or has no file', async () => {
    await ask('fileResponse', path);
    replaceKept(path, says('not found', 404));
    expect(await ask('fileResponse', path)).toEqual({ text: 'later', status: 200, times: 1 });
    world.caches.match = async () => {
      throw new DOMException('The storage is closed', 'InvalidStateError');
    };
    expect(await ask('fileResponse', path)).toEqual({ text: 'later', status: 200, times: 1 });
  });
  test('fail like any other without a network, where none is cached', async () => {
    answers[path] = away;
    await expect(ask('fileResponse', path)).rejects.toThrow('Failed to fetch');
  });
});

describe('pictures', () => {
  const path = '/images/court.jpg';
  test.each(['public', 'public, max-age=3600', 'max-age=3600, public'])(
    'that the server calls “%s” are kept: 80, for thirty days',
    async (said) => {
      answers[path] = says('court', 200, { 'Cache-Control': said });
      expect(await ask('pictures', path)).toEqual({ text: 'court', status: 200, times: 1 });
      answers[path] = away;
      expect(await ask('pictures', path)).toMatchObject({ text: 'court', status: 200 });
      expect(limits.get(cacheWith(path)!)).toEqual({
        maxEntries: 80,
        maxAgeSeconds: thirtyDays,
        purgeOnQuotaError: true,
      });
    },
  );
  test.each<[string, Answer]>([
    ['is private', says('me', 200, { 'Cache-Control': 'private, max-age=3600' })],
    ['is for republication only, whatever that is', says('me', 200, { 'Cache-Control': 'republication' })],
    ['is called nothing', says('me')],
    ['is not to be stored', says('me', 200, { 'Cache-Control': 'no-store' })],
    ['is a part of it', says('me', 206, { 'Cache-Control': 'public' })],
    ['is none', says('me', 404, { 'Cache-Control': 'public' })],
  ])('one that %s is shown and not kept', async (_, answer) => {
    answers[path] = answer;
    expect(await ask('pictures', path)).toMatchObject({ text: 'me' });
    expect(await kept(path)).toBeUndefined();
  });
  test('are requested from the server where the cache has none', async () => {
    answers[path] = says('court', 200, { 'Cache-Control': 'public' });
    await ask('pictures', path);
    replaceKept(path, says('not found', 404));
    expect(await ask('pictures', path)).toMatchObject({ text: 'court', status: 200 });
  });
});

test('the caches are removed with the worker, which deletes those with the portal’s name', async () => {
  answers['/assets/later-c3.js'] = says('later');
  answers['/images/court.jpg'] = says('court', 200, { 'Cache-Control': 'public' });
  await live('install', worker.persistFiles);
  await ask('fileResponse', '/assets/later-c3.js');
  await ask('pictures', '/images/court.jpg');
  const names = ['/index.html', '/assets/later-c3.js', '/images/court.jpg'].map(cacheWith);
  expect(names).toEqual([0, 1, 2].map(() => expect.stringMatching(/^portal-/)));
  expect(new Set(names).size).toBe(3);
});

test('the document is gone once another build was seen, and files stay', async () => {
  await live('install', worker.persistFiles);
  await worker.dropDocument();
  expect(await worker.persistedDocument()).toBeUndefined();
  expect([await kept('/index.html'), await kept('/assets/first-a1.js')]).toEqual([undefined, 'first']);
});

describe('missing files of the build', () => {
  beforeEach(() => live('install', worker.persistFiles));
  const isOfThisBuild = (text: string) => text === page;
  const all = async () => [await kept('/index.html'), await kept('/assets/first-a1.js')];

  test('is kept again, as the server has it now: the document alone', async () => {
    await worker.dropDocument();
    asked = [];
    await worker.restoreFiles(isOfThisBuild);
    expect(asked).toEqual(['/index.html no-store']);
    expect(await (await worker.persistedDocument())?.text()).toBe(page);
  });
  test('F20: after a reset all of it is loaded again', async () => {
    world.named.clear();
    await worker.restoreFiles(isOfThisBuild);
    expect(await all()).toEqual([page, 'first']);
    expect(await (await worker.persistedDocument())?.text()).toBe(page);
    asked = [];
    await worker.restoreFiles(isOfThisBuild);
    expect(await ask('fileResponse', '/assets/first-a1.js')).toMatchObject({ times: 0 });
    expect(asked).toEqual([]);
  });
  test.each<[string, Answer]>([
    ['another build’s', says(page.replace('one', 'two'))],
    ['a failure, whatever it says', says(page, 500)],
    ['another address’s', redirected],
  ])('stays so where the document is %s', async (_, answer) => {
    world.named.clear();
    answers['/index.html'] = answer;
    await worker.restoreFiles(isOfThisBuild);
    expect(await all()).toEqual([undefined, undefined]);
  });
  const isNotThere = 'A file of the build is not there';
  test.each<[string, Answer, told: string]>([
    ['fails', says('broken', 500), isNotThere],
    ['is another address’s', redirected, isNotThere],
    ['cannot be had', away, 'Failed to fetch'],
  ])('does not use a cached document without a file that %s', async (_, answer, told) => {
    world.named.clear();
    answers['/assets/first-a1.js'] = answer;
    await expect(worker.restoreFiles(isOfThisBuild)).rejects.toThrow(told);
    expect(await all()).toEqual([undefined, undefined]);
  });
});
