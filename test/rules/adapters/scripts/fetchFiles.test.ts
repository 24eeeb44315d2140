// @vitest-environment jsdom
/** What is imported late: the browser's loader, which may remember what it could not have, is asked for what has come. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Answer = () => Promise<Response>;
const there: Answer = async () => new Response('export {};');
const away: Answer = async () => {
  throw new TypeError('Load failed');
};

let answers: Record<string, Answer>;
const ask = vi.fn<(address: string) => Promise<Response>>((address) => (answers[address] ?? there)());
const load = vi.fn<() => Promise<string>>();
/** The error message of the oldest supported browsers. */
const forgotten = () => load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: x'));

const reload = vi.fn<() => void>();

interface Surroundings {
  /** Whether there was any input. */
  isTouched?: boolean;
  /** Milliseconds since the network answered. */
  silence?: number;
  hasWorker?: boolean;
  /** The last call had no answer from the network: it failed, or came from the cache. */
  isUnanswered?: boolean;
}

/** A page that has just been opened. */
async function open({ isTouched = true, silence = 100, hasWorker = false, isUnanswered = false }: Surroundings = {}) {
  vi.stubGlobal('navigator', { onLine: true, ...(hasWorker ? { serviceWorker: { controller: {} } } : {}) });
  const resource = (before: number, transferSize: number) =>
    ({ responseEnd: performance.now() - before, transferSize }) as PerformanceResourceTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    resource(20_000, 0),
    resource(silence, 1_200),
    ...(isUnanswered ? [resource(50, 0)] : []),
  ]);
  vi.resetModules();
  const { importFetched } = await import('../../../../src/adapters/scripts/fetchFiles.ts');
  if (isTouched) dispatchEvent(new Event('pointerdown'));
  const { fetchUnspoilt, isLoadFailure } = await import('../../../../src/adapters/scripts/codeLoading.ts');
  /** Whether it was not had; null where it came. */
  const lossOf = (coming: Promise<unknown>) => coming.then(() => null, isLoadFailure);
  return { importFetched, fetchUnspoilt, lossOf };
}
const asked = () => ask.mock.calls.map(([address]) => address);
const named = (rel: string) =>
  [...document.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href'));
const sheet = () => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')!;

beforeEach(() => {
  answers = {};
  ask.mockClear();
  load.mockReset().mockResolvedValue('a dialog');
  reload.mockReset();
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('location', { pathname: '/', search: '?lang=en', hash: '#lineup', reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('loads once all of its files are there, each requested once', async () => {
  const { importFetched } = await open();
  const both = [
    importFetched(load, ['assets/dialog.js', 'assets/fields.js']),
    importFetched(load, ['assets/fields.js', 'assets/words.js']),
  ];
  expect(load).not.toHaveBeenCalled();
  expect(named('modulepreload')).toEqual([]);
  expect(await Promise.all(both)).toEqual(['a dialog', 'a dialog']);
  expect(asked()).toEqual(['/assets/dialog.js', '/assets/fields.js', '/assets/words.js']);
  expect(new Set(named('modulepreload'))).toEqual(new Set(asked()));
});

test('a style sheet stands behind those that are there: before them it has the whole page laid out anew', async () => {
  document.body.innerHTML = '<p>Text</p><link rel="stylesheet" href="/assets/first.css">';
  const { importFetched } = await open();
  for (const file of ['assets/dialog.css', 'assets/fields.css']) void importFetched(load, [file]);
  await vi.waitFor(() => expect(named('stylesheet')).toHaveLength(3));
  expect([...document.querySelectorAll('link, p')].map((part) => part.getAttribute('href'))).toEqual([
    null,
    '/assets/first.css',
    '/assets/dialog.css',
    '/assets/fields.css',
  ]);
});

describe('F01, F23: a file that does not come', () => {
  test.each<[string, Answer]>([
    ['as there is no network', away],
    ['as the server has another build', async () => new Response('Not found', { status: 404 })],
    ['to its end', async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError()) }))],
  ])('%s is never imported, and is asked for again', async (_, answer) => {
    const { importFetched, lossOf } = await open();
    const files = ['assets/dialog.js', 'assets/fields.js'];
    answers['/assets/fields.js'] = answer;
    expect(await lossOf(importFetched(load, files))).toBe(true);
    expect(load).not.toHaveBeenCalled();
    expect(named('modulepreload')).not.toContain('/assets/fields.js');
    answers = {};
    expect(await importFetched(load, files)).toBe('a dialog');
    // What had come is not asked for twice.
    expect(asked()).toEqual(['/assets/dialog.js', '/assets/fields.js', '/assets/fields.js']);
  });

  test.each([{ isTouched: true }, { isTouched: false }])(
    'a style sheet neither, and leaves nothing behind that looks as if it had (%o)',
    async (surroundings) => {
      const { importFetched, lossOf } = await open(surroundings);
      const files = ['assets/dialog.css'];
      const coming = lossOf(importFetched(load, files));
      await vi.waitFor(() => expect(named('stylesheet')).toEqual(['/assets/dialog.css']));
      sheet().dispatchEvent(new Event('error'));
      expect(await coming).toBe(true);
      expect(named('stylesheet')).toEqual([]);
      const again = importFetched(load, files);
      await vi.waitFor(() => expect(named('stylesheet')).toEqual(['/assets/dialog.css']));
      expect(load).not.toHaveBeenCalled();
      sheet().dispatchEvent(new Event('load'));
      expect(await again).toBe('a dialog');
    },
  );
});

test('061: what came and does not run is told to the document, which asks for the portal anew', async () => {
  const { importFetched } = await open();
  const heard = vi.fn<() => void>();
  addEventListener('garbled', heard, { once: true });
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: x'));
  await expect(importFetched(load)).rejects.toThrow('Failed to fetch');
  expect(heard).not.toHaveBeenCalled();
  load.mockRejectedValueOnce(new SyntaxError('Unexpected end of input'));
  await expect(importFetched(load)).rejects.toBeInstanceOf(SyntaxError);
  expect(heard).toHaveBeenCalledOnce();
});

describe('while the page comes, and the network answers', () => {
  const files = ['assets/later.js', 'assets/fields.js'];

  test('the loader is asked at once, and each file once', async () => {
    const { importFetched } = await open({ isTouched: false });
    expect(await importFetched(load, files)).toBe('a dialog');
    expect(asked()).toEqual([]);
    expect(named('modulepreload')).toEqual(['/assets/later.js', '/assets/fields.js']);
  });

  test.each<[string, Surroundings]>([
    ['somebody has pressed something', { isTouched: true }],
    ['no answer came for a while', { isTouched: false, silence: 3_100 }],
    ['a question had no answer', { isTouched: false, isUnanswered: true }],
    ['a worker answers', { isTouched: false, hasWorker: true }],
  ])('not once %s', async (_, surroundings) => {
    const { importFetched } = await open(surroundings);
    await importFetched(load, files);
    expect(asked()).toEqual(['/assets/later.js', '/assets/fields.js']);
  });

  test.each(['pointerdown', 'keydown'])('nor after a %s that is stopped on its way', async (press) => {
    const { importFetched } = await open({ isTouched: false });
    const stop = (event: Event) => event.stopPropagation();
    document.body.addEventListener(press, stop);
    document.body.dispatchEvent(new Event(press, { bubbles: true }));
    document.body.removeEventListener(press, stop);
    await importFetched(load, files);
    expect(asked()).toEqual(['/assets/later.js', '/assets/fields.js']);
  });

  test('nor where the browser does not report answers', async () => {
    const { importFetched } = await open({ isTouched: false });
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    await importFetched(load, files);
    expect(asked()).toEqual(['/assets/later.js', '/assets/fields.js']);
  });

  test('F01, R8.3.6: nor again after a failure; a browser that can remember the reload reloads once', async () => {
    const { importFetched, fetchUnspoilt, lossOf } = await open({ isTouched: false });
    forgotten();
    expect(await lossOf(fetchUnspoilt(() => importFetched(load, files)))).toBe(true);
    answers['/assets/later.js'] = away;
    expect(await lossOf(fetchUnspoilt(() => importFetched(load, files)))).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
    answers = {};
    expect(reload).not.toHaveBeenCalled();
    forgotten();
    void fetchUnspoilt(() => importFetched(load, files));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    forgotten();
    expect(await lossOf(fetchUnspoilt(() => importFetched(load, files)))).toBe(true);
    expect(await fetchUnspoilt(() => importFetched(load, files))).toBe('a dialog');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('what a press asks for', () => {
  const files = ['assets/dialog.js', 'assets/dialog.css'];
  let draw: () => void;
  beforeEach(() => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    vi.useFakeTimers();
    draw = () => {
      for (const frame of frames.splice(0)) frame(0);
      vi.runAllTimers();
    };
  });
  afterEach(() => vi.useRealTimers());
  const turns = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };

  test.each(['pointerdown', 'keydown', 'click'])('waits for the frame that answers a %s', async (press) => {
    const { importFetched } = await open({ isTouched: false });
    document.body.dispatchEvent(new Event(press, { bubbles: true }));
    void importFetched(load, files);
    await turns();
    expect([...asked(), ...named('stylesheet')]).toEqual([]);
    draw();
    await turns();
    expect([...asked(), ...named('stylesheet')]).toEqual(['/assets/dialog.js', '/assets/dialog.css']);
  });

  test('waits for one frame alone, however much follows from it', async () => {
    const { importFetched } = await open();
    draw();
    void importFetched(load, ['assets/dialog.js']).then(() => importFetched(load, ['assets/fields.js']));
    await vi.waitFor(() => expect(asked()).toEqual(['/assets/dialog.js', '/assets/fields.js']));
  });

  test('is asked for at once on a page that draws no frames', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { importFetched } = await open();
    void importFetched(load, ['assets/dialog.js']);
    await turns();
    expect(asked()).toEqual(['/assets/dialog.js']);
  });
});

test('what needs no files asks for none', async () => {
  const { importFetched } = await open();
  expect(await importFetched(load)).toBe('a dialog');
  expect(asked()).toEqual([]);
});

test('what breaks as it runs does not keep the loader from being asked at once', async () => {
  const { importFetched, lossOf } = await open({ isTouched: false });
  load.mockRejectedValueOnce(new Error('broken'));
  expect(await lossOf(importFetched(load, ['assets/dialog.js']))).toBe(false);
  expect(await importFetched(load, ['assets/fields.js'])).toBe('a dialog');
  expect(asked()).toEqual([]);
});

test('what breaks as it runs was not lost', async () => {
  const { importFetched, lossOf } = await open();
  load.mockRejectedValue(new Error('broken'));
  for (const _ of [1, 2]) expect(await lossOf(importFetched(load, ['assets/dialog.js']))).toBe(false);
});

test('what the document asks for comes with it', async () => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/assets/first.js"><link rel="stylesheet" href="/assets/first.css">';
  const { importFetched } = await open();
  expect(await importFetched(load, ['assets/first.js', 'assets/first.css'])).toBe('a dialog');
  expect(asked()).toEqual([]);
});
