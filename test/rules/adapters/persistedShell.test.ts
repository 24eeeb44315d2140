/** With which document a page opens where one is kept: the server's, where it comes soon, and never a damaged one (F20, T24). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AskEvent } from '../../../src/adapters/worker/workerScope.ts';

const store = vi.hoisted(() => ({ text: null as string | null }));
vi.mock('../../../src/adapters/worker/persistedFiles.ts', () => ({
  persistedDocument: async () => (store.text === null ? undefined : new Response(store.text)),
  dropDocument: async () => {
    store.text = null;
  },
  restoreDocument: async (isOfThisBuild: (text: string) => boolean) => {
    const text = await (await fetch('/index.html')).text();
    if (store.text === null && isOfThisBuild(text)) store.text = text;
  },
}));
const { shellFor } = await import('../../../src/adapters/worker/persistedShell.ts');

const page = (version: string, said: string) =>
  `<!doctype html><html><meta name="version" content="${version}"><body>${said}</body></html>`;

/** What the server answers, and after how many milliseconds; null: it cannot be reached. */
function serve(text: string | null, after = 0): void {
  vi.stubGlobal('fetch', async () => {
    await new Promise((resolve) => setTimeout(resolve, after));
    if (text === null) throw new TypeError('Failed to fetch');
    return new Response(text);
  });
}

/** The document that opens the page, whether the server was waited for, and what is kept once all is done. */
async function open(): Promise<{ shown: string; isLate: boolean; keeps: string | null }> {
  const works: Promise<unknown>[] = [];
  const address = 'https://portal.example/';
  const event = { request: new Request(address), waitUntil: (work: Promise<unknown>) => works.push(work) };
  let isLate = true;
  const answer = shellFor(event as unknown as AskEvent, new URL(address)).finally(() => {
    isLate = vi.getMockedSystemTime()!.getTime() > began + 150;
  });
  const began = Date.now();
  answer.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  const shown = await (await answer).text();
  await Promise.all(works);
  return { shown, isLate, keeps: store.text };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('keptVersion', 'one');
  vi.stubGlobal('secretAddresses', '^/login');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('where the server is slow', () => {
  test('the kept document opens the page', async () => {
    store.text = page('one', 'kept');
    serve(page('one', 'asked'), 5_000);
    expect(await open()).toEqual({ shown: page('one', 'kept'), isLate: false, keeps: page('one', 'kept') });
  });

  test.each([
    ['was cut off', page('one', 'kept').slice(0, -9)],
    ['is empty', ''],
    ['is something else', '<html><body>Log in to the network of the hotel</body></html>'],
  ])('F20: for one that %s the server is waited for, and the whole one is kept', async (_, text) => {
    store.text = text;
    serve(page('one', 'asked'), 5_000);
    expect(await open()).toEqual({ shown: page('one', 'asked'), isLate: true, keeps: page('one', 'asked') });
  });

  test('R4.3.3: once another build was seen none is kept any more', async () => {
    store.text = page('one', 'kept');
    serve(page('two', 'asked'), 5_000);
    expect(await open()).toEqual({ shown: page('one', 'kept'), isLate: false, keeps: null });
  });
});

test('where it is quick its own document opens the page', async () => {
  store.text = page('one', 'kept');
  serve(page('one', 'asked'), 20);
  expect(await open()).toEqual({ shown: page('one', 'asked'), isLate: false, keeps: page('one', 'kept') });
});

test('F38: a damaged document without a network is the browser’s own page, not half of ours', async () => {
  store.text = page('one', 'kept').slice(0, -9);
  serve(null);
  await expect(open()).rejects.toThrow('Failed to fetch');
});
