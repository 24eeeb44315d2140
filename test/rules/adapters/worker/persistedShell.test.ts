/** With which document a page opens where one is kept: the server's, where it comes soon, and never a damaged one (F20, T24). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AskEvent } from '../../../../src/adapters/worker/workerScope.ts';

const store = vi.hoisted(() => ({
  text: null as string | null,
  said: {} as ResponseInit,
  /** What the browser refuses: to look for what is kept, to read it, or to let it go. */
  refuses: undefined as 'looking' | 'reading' | 'dropping' | undefined,
}));
vi.mock('../../../../src/adapters/worker/persistedFiles.ts', () => ({
  persistedDocument: async () => {
    if (store.refuses === 'looking') throw new DOMException('The storage is closed', 'InvalidStateError');
    if (store.text === null) return undefined;
    const kept = new Response(store.text, store.said);
    if (store.refuses === 'reading') kept.text = async () => Promise.reject(new DOMException('Gone', 'NotFoundError'));
    return kept;
  },
  dropDocument: async () => {
    if (store.refuses === 'dropping') throw new DOMException('The storage is closed', 'InvalidStateError');
    store.text = null;
  },
  restoreFiles: async (isOfThisBuild: (text: string) => boolean) => {
    const text = await (await fetch('/index.html')).text();
    if (store.text === null && isOfThisBuild(text)) store.text = text;
  },
}));
const { restoreShell, shellFor } = await import('../../../../src/adapters/worker/persistedShell.ts');

const page = (version: string, said: string) =>
  `<!doctype html><html><meta name="version" content="${version}"><body>${said}</body></html>`;

/** What the server answers, and after how many milliseconds; null: it cannot be reached. */
function serve(text: string | null, after = 0, status = 200): void {
  vi.stubGlobal('fetch', async () => {
    await new Promise((resolve) => setTimeout(resolve, after));
    if (text === null) throw new TypeError('Failed to fetch');
    return new Response(text, { status });
  });
}

interface Opened {
  shown: string;
  /** Whether the server was waited for. */
  isLate: boolean;
  /** What is kept once all is done. */
  keeps: string | null;
}

async function openAt(address: string): Promise<Opened & { answer: Response }> {
  const works: Promise<unknown>[] = [];
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
  return { answer: await answer, shown, isLate, keeps: store.text };
}

async function open(path = '/'): Promise<Opened> {
  const { shown, isLate, keeps } = await openAt(`https://portal.example${path}`);
  return { shown, isLate, keeps };
}

beforeEach(() => {
  Object.assign(store, { text: null, said: {}, refuses: undefined });
  vi.useFakeTimers();
  vi.stubGlobal('persistedVersion', 'one');
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
  ])('F20: for one that %s the server is waited for, and it is kept no longer', async (_, text) => {
    store.text = text;
    serve(page('one', 'asked'), 5_000);
    expect(await open()).toEqual({ shown: page('one', 'asked'), isLate: true, keeps: null });
  });

  test('R4.3.3: once another build was seen no cached one is used', async () => {
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

test('F38: a damaged document without a network is the browser’s own error page, not half of ours', async () => {
  store.text = page('one', 'kept').slice(0, -9);
  serve(null);
  await expect(open()).rejects.toThrow('Failed to fetch');
});

describe('for a tenth of a second, when the server is quick', () => {
  test.each([
    [90, 'asked'],
    [110, 'kept'],
  ])('after %d ms the page is opened by the document that is %s', async (after, opener) => {
    store.text = page('one', 'kept');
    serve(page('one', 'asked'), after);
    expect(await open()).toMatchObject({ shown: page('one', opener), isLate: false });
  });
});

describe('a server that fails', () => {
  test.each([500, 503])('has no page to show (%d): the kept one opens, and stays', async (status) => {
    store.text = page('one', 'kept');
    serve(page('two', 'out of order'), 0, status);
    expect(await open()).toEqual({ shown: page('one', 'kept'), isLate: false, keeps: page('one', 'kept') });
  });
  test('is an error of its own where none is cached', async () => {
    serve('out of order', 0, 503);
    await expect(open()).rejects.toThrow('503');
  });
  test('says what it refuses', async () => {
    store.text = page('one', 'kept');
    serve('refused', 0, 403);
    expect(await open()).toEqual({ shown: 'refused', isLate: false, keeps: page('one', 'kept') });
  });
});

describe('without a network', () => {
  beforeEach(() => serve(null));

  test('the kept document opens the page, and stays', async () => {
    store.text = page('one', 'kept');
    expect(await open()).toEqual({ shown: page('one', 'kept'), isLate: false, keeps: page('one', 'kept') });
  });
  test('is missing where none is cached', async () => {
    await expect(open()).rejects.toThrow('Failed to fetch');
  });
});

describe('R4.3.3: an update, and a reset', () => {
  const address = 'https://portal.example/cart';
  test.each(['v=two', 'reset', 'reset=1'])('with ?%s nothing cached is used, however long it takes', async (query) => {
    store.text = page('one', 'kept');
    serve(page('two', 'asked'), 5_000);
    expect(await openAt(`${address}?${query}`)).toMatchObject({
      shown: page('two', 'asked'),
      isLate: true,
      keeps: null,
    });
  });
  test.each<[string, () => void]>([
    ['without a network', () => serve(null)],
    ['from a server that fails', () => serve('', 0, 502)],
  ])('open the kept page as what it is %s', async (_, stand) => {
    store.text = page('one', 'kept');
    stand();
    const { answer, keeps } = await openAt(`${address}?lang=ar&v=two&reset&day=2026-11-27`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, `${address}?lang=ar&day=2026-11-27`]);
    expect(keeps).toBe(page('one', 'kept'));
  });
  test('are lost where none is cached', async () => {
    serve(null);
    await expect(openAt(`${address}?v=two`)).rejects.toThrow('Failed to fetch');
  });
});

describe('the build in an answer', () => {
  test('an answer without one changes nothing: it comes from another network', async () => {
    store.text = page('one', 'kept');
    serve('<html><body>Log in to the network of the hotel</body></html>', 5_000);
    expect(await open()).toEqual({ shown: page('one', 'kept'), isLate: false, keeps: page('one', 'kept') });
  });
});

describe('its missing files', () => {
  const keptAfterRestoring = async () => {
    const restored = restoreShell();
    await vi.advanceTimersByTimeAsync(20);
    await restored;
    return store.text;
  };
  test('is kept again where the server still has its build', async () => {
    serve(page('one', 'asked'));
    expect(await keptAfterRestoring()).toBe(page('one', 'asked'));
  });
  test.each<[string, string | null]>([
    ['it has another', page('two', 'asked')],
    ['the document was cut off', page('one', 'asked').slice(0, -9)],
    ['there is no network', null],
  ])('stays lost where %s', async (_, text) => {
    serve(text);
    expect(await keptAfterRestoring()).toBeNull();
  });
});

describe('the cached document has the headers of its address', () => {
  const headersOf = async (path: string) => {
    store.text = page('one', 'kept');
    store.said = { headers: { 'Content-Security-Policy': 'default-src', 'Referrer-Policy': 'origin' } };
    serve(null);
    const { answer } = await openAt(`https://portal.example${path}`);
    return [answer.headers.get('Content-Security-Policy'), answer.headers.get('Referrer-Policy')];
  };
  test('what follows from one with a token may not tell it', async () => {
    expect(await headersOf('/login/token-1')).toEqual(['default-src', 'no-referrer']);
  });
  test('for any other it stays cached, whatever is requested there', async () => {
    expect(await headersOf('/cart?from=/login')).toEqual(['default-src', 'origin']);
  });
});

describe('where the browser refuses what is kept, the server opens the page', () => {
  test.each(['looking', 'reading'] as const)('%s', async (refused) => {
    store.text = page('one', 'kept');
    store.refuses = refused;
    serve(page('one', 'asked'), 5_000);
    expect(await open()).toMatchObject({ shown: page('one', 'asked'), isLate: true });
  });
  test('dropping one that is damaged', async () => {
    store.text = page('one', 'kept').slice(0, -9);
    store.refuses = 'dropping';
    serve(page('one', 'asked'), 5_000);
    expect(await open()).toMatchObject({ shown: page('one', 'asked'), isLate: true });
  });
  test('F20: one that was kept as a failure is damaged', async () => {
    store.text = page('one', 'kept');
    store.said = { status: 404 };
    serve(page('one', 'asked'), 5_000);
    expect(await open()).toEqual({ shown: page('one', 'asked'), isLate: true, keeps: null });
  });
});
