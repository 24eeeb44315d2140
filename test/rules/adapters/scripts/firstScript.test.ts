// @vitest-environment jsdom
/** What the document does before the bundle is loaded: its language, and its first requests. */
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropRemains } from '../../../../src/adapters/actors/login/sessionActors.ts';
import { preferences, preferredLanguage, restorePreferences } from '../../../../src/actors/preferences.ts';
import { customer } from '../../../models/session/session.model.ts';

const html = readFileSync('index.html', 'utf8');
const [script = '', wordsScript = ''] = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code);

const write = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify({ version: 1, value }));
const hours = 3_600_000;
function logIn(lastUpdated: number | null): void {
  write('token', 'secret-token');
  write('session', { user: customer, lastUpdated });
}

/** The requests with their tokens, and the language of the page. */
function open() {
  const asked: [path: string, authorization: string | undefined, language: string | undefined][] = [];
  const traces: (string | undefined)[] = [];
  const config = Promise.withResolvers<Response>();
  // Nothing is painted here: it asks at once.
  vi.stubGlobal('PerformanceObserver', undefined);
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push([path, headers['Authorization'], headers['Accept-Language']]);
    traces.push(headers['traceparent']);
    return path === '/api/v2/config' ? config.promise : new Promise(() => undefined);
  });
  // oxlint-disable-next-line no-implied-eval -- it is the page's own script that is tried
  new Function(script)();
  return { asked, traces, language: document.documentElement.lang, config };
}

afterEach(() => {
  // Its requests never answer here, as the worker is shared.
  Reflect.deleteProperty(globalThis, '__early');
  Reflect.deleteProperty(globalThis, '__trace');
  vi.unstubAllGlobals();
  localStorage.clear();
  restorePreferences();
});

test.each([
  ['nobody', () => undefined, undefined],
  ['a customer', () => logIn(Date.now() - 12 * hours + 5_000), 'Bearer secret-token'],
  ['whose session is over', () => logIn(Date.now() - 12 * hours - 5_000), undefined],
  ['whose session is of the future', () => logIn(Date.now() + hours), undefined],
  ['whose record is damaged', () => logIn(null), undefined],
])('R7.1.7: the first requests are those of %s', async (_, prepare, authorization) => {
  prepare();
  const { asked, config } = open();
  const first = [
    ['/api/v2/config', authorization, 'en'],
    ['/api/v2/venue/services', authorization, 'en'],
  ];
  expect(asked).toEqual(first);
  // What lies further down takes nothing of a slow network from what is seen first.
  config.resolve(new Response());
  await vi.waitFor(() => expect(asked).toEqual([...first, ['/api/v2/venues', authorization, 'en']]));
});

test('R7.6.4, Q7.6.u: the first requests belong to the trace of their page, each with a number of its own', () => {
  const { traces } = open();
  const read = traces.map((trace) => /^00-([\da-f]{32})-([\da-f]{16})-01$/.exec(trace ?? '')?.slice(1));
  const { __trace: next } = globalThis as unknown as { __trace: () => string };
  const [, page] = next().split('-');
  expect(read.map((parts) => parts?.[0])).toEqual([page, page]);
  expect(new Set(read.map((parts) => parts?.[1])).size).toBe(2);
});

test('an answer is read as a whole before the bundle asks for it, whatever it says', async () => {
  const { config } = open();
  const { __early: early } = globalThis as unknown as { __early: { config: { answer: Promise<Response> } } };
  const sent = Response.json({ message: 'Closed' }, { status: 503, headers: { 'Retry-After': '5' } });
  config.resolve(sent);
  const answer = await early.config.answer;
  expect([sent.bodyUsed, answer.bodyUsed]).toEqual([true, false]);
  expect([answer.ok, answer.status, answer.headers.get('Retry-After')]).toEqual([false, 503, '5']);
  expect(await answer.json()).toEqual({ message: 'Closed' });
});

test('what the browser reads for dates and prices comes after all that is asked for, in four tasks and not in one', () => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (task: () => void) => tasks.push(task));
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Asia/Dubai' } });
  const readings = [
    vi.spyOn(Intl.Locale.prototype, 'maximize'),
    vi.spyOn(Intl.Collator, 'supportedLocalesOf'),
    vi.spyOn(Intl, 'DateTimeFormat'),
    vi.spyOn(Intl, 'NumberFormat'),
  ];
  const read = () => readings.map(({ mock }) => mock.calls.length);
  const { asked } = open();
  expect(asked).toHaveLength(2);
  const seen = [read()];
  for (const task of tasks) {
    task();
    seen.push(read());
  }
  expect(seen).toEqual([
    [0, 0, 0, 0],
    [1, 0, 0, 0],
    [1, 1, 0, 0],
    [1, 1, 1, 0],
    [1, 1, 1, 1],
  ]);
  for (const reading of readings) reading.mockRestore();
});

test('what is not there, or says nothing, is not read: an error for each takes longer than all else before the first paint', () => {
  const read = vi.spyOn(JSON, 'parse');
  localStorage.setItem('theme', '');
  expect(open().asked).toHaveLength(2);
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

test('venues are asked for as well where the first answer does not come', async () => {
  const { asked, config } = open();
  config.reject(new TypeError('gone'));
  await vi.waitFor(() => expect(asked.map(([path]) => path)).toContain('/api/v2/venues'));
});

test('R4.1.3: with a damaged record the language goes, too: document and portal open in the usual one', () => {
  write('preferences', { language: 'ar', size: 8 });
  logIn(Date.now());
  expect(open().language).toBe('ar');
  restorePreferences();
  expect([preferredLanguage(), preferences.getSnapshot().context.size]).toEqual(['ar', 8]);

  logIn(null);
  expect(open().language).toBe('en');
  dropRemains();
  restorePreferences();
  expect([preferredLanguage(), localStorage.length]).toEqual(['en', 0]);
});

test.each([
  ['nothing is kept', undefined, 'localhost', []],
  [
    'the operator is known',
    { en: { name: 'Al Nahda Club', title: 'Play tonight' } },
    'Al Nahda Club',
    ['Play tonight'],
  ],
  ['the operator has no first words', { en: { name: 'Al Nahda Club', title: '' } }, 'Al Nahda Club', []],
])(
  '2.4.2: the page says whose it is before the bundle is there, and no empty heading: %s',
  (_, kept, title, headings) => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.title).toMatch(/\w/);
    document.title = page.title;
    document.body.innerHTML = page.body.innerHTML;
    if (kept) write('first-paint', kept);
    open();
    // oxlint-disable-next-line no-implied-eval -- it is the page's own script that is tried
    new Function(wordsScript)();
    expect(document.title).toBe(title);
    expect(screen.queryAllByRole('heading').map(({ textContent }) => textContent)).toEqual(headings);
  },
);

describe('?reset', () => {
  const ownThings = ['token', 'session', 'tickets', 'preferences', 'theme', 'first-paint', 'consent', 'cart'];
  /** The address that the page goes on to, or null where it stays. */
  async function reset(world: object): Promise<string | null> {
    const replace = vi.fn<(address: string) => void>();
    const location = { search: '?reset&type=1', pathname: '/events', hash: '#list', href: '', replace };
    const framed = { location, localStorage, sessionStorage, addEventListener: () => undefined, ...world };
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    // oxlint-disable-next-line no-implied-eval -- it is the page's own script that is tried
    new Function('window', 'caches', script)(
      Object.assign(framed, { top: framed, self: framed }),
      'caches' in world ? world.caches : undefined,
    );
    await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
    return replace.mock.calls[0]![0];
  }
  beforeEach(() => {
    for (const key of [...ownThings, 'last-config', 'last-services']) write(key, {});
  });

  test('T24: where the browser has no worker, nor caches, the address opens without it all the same', async () => {
    expect('serviceWorker' in navigator).toBe(false);
    expect(await reset({})).toBe('/events?type=1#list');
  });

  test('T24: all caches and the persisted configuration are removed; the customer’s own data stays', async () => {
    const drop = vi.fn<(name: string) => Promise<boolean>>(async () => true);
    expect(await reset({ caches: { keys: async () => ['portal-shell', 'portal-files'], delete: drop } })).toBe(
      '/events?type=1#list',
    );
    expect(drop.mock.calls.flat()).toEqual(['portal-shell', 'portal-files']);
    expect(Object.keys(localStorage).sort()).toEqual(ownThings.toSorted());
  });

  test('T24: caches that cannot be opened do not stop the reset', async () => {
    const refused = async (): Promise<never> => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect(await reset({ caches: { keys: refused } })).toBe('/events?type=1#list');
  });
});

test.each([
  ['whose worker keeps them', { controller: {} }, ''],
  ['without a worker', { controller: null }, undefined],
])('T24: own fonts are shown at once on a device %s', (_, serviceWorker, letters) => {
  vi.stubGlobal('navigator', { serviceWorker });
  open();
  expect(document.documentElement.dataset['letters']).toBe(letters);
  document.documentElement.removeAttribute('data-letters');
});

test('2.4.2: the document uses the fonts of the style sheets, and their fallbacks', () => {
  const family = (text: string, name: string) =>
    new RegExp(`${name}:\\s*([^;]+);`).exec(text)?.[1]?.replaceAll(/\s+/g, ' ');
  // The document's style is above the sheets' layers: it names their fonts, and the same fallbacks until they load.
  const standIns = family(readFileSync('src/styles/tokens.css', 'utf8'), '--font');
  expect(family(html, 'font-family')).toBe(`var(--font, ${standIns})`);
});
