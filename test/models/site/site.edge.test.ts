// @vitest-environment jsdom
/** What the site does in the world: its configuration, what it changes on the page, its health. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { isSettled } from '../../../machines/site/siteSettled.ts';
import * as read from '../../../machines/site/siteSelectors.ts';
import { containersOf } from '../../../machines/site/tagManagers.ts';
import { beginConsent, giveConsent } from '../../../src/adapters/storage/consent.ts';
import { provideSite } from '../../../src/adapters/actors/siteActors.ts';
import { holdTitle } from '../../../src/adapters/device/documentTitle.ts';
import { clearCachedAnswers, onUnauthorized } from '../../../src/adapters/http/client.ts';
import { persistedToken } from '../../../src/adapters/storage/login/credentials.ts';
import { activateLocale } from '../../../src/i18n/locale.ts';
import { configOf } from './site.model.ts';

type Fetch = (request: Request) => Promise<Response>;
let answers: Record<string, () => Response | Promise<Response>> = {};
const requests: string[] = [];

const configAnswer = (fields: object = {}, beside: object = {}) =>
  Response.json({
    status: true,
    message: null,
    data: { venue: { id: 1, name: 'Saha', ar_name: 'ساحة' }, ...fields },
    ...beside,
  });

beforeEach(async () => {
  await activateLocale('en');
  clearCachedAnswers();
  requests.length = 0;
  answers = { config: () => configAnswer(), 'health-check': () => Response.json({ status: false }, { status: 404 }) };
  // Nothing else is to do here: what waits for that begins at once.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal(
    'fetch',
    vi.fn<Fetch>(async ({ url }) => {
      const name = url.split('/api/v2/')[1]!;
      requests.push(name);
      return answers[name]!();
    }),
  );
  document.head.innerHTML = '<link rel="icon" href="data:,">';
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, '__early');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'dataLayer');
  localStorage.clear();
  sessionStorage.clear();
});

const theme = { mode: 'light', tokens: { '--primary': '#d63f17' } } as const;
const paint = vi.fn<() => typeof theme>(() => theme);

async function openSite() {
  const site = createActor(provideSite({ paint }), {
    input: { host: 'localhost:3000', hostname: 'localhost' },
  }).start();
  await waitFor(site, (snapshot) => !snapshot.hasTag('busy') && !snapshot.matches({ health: 'checking' }));
  const snapshot = site.getSnapshot();
  site.stop();
  return { screen: read.screen(snapshot), config: read.config(snapshot), problem: read.problem(snapshot) };
}
const early = (answer: Promise<Response>, headers: Record<string, string> = { 'Accept-Language': 'en' }) => {
  answer.catch(() => undefined);
  Object.assign(globalThis, { __early: { config: { headers, answer } } });
};
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')].map(({ src }) => src);

describe('loading (R4.2.3, R7.2.1)', () => {
  test('takes over the request that the document began, once', async () => {
    early(Promise.resolve(configAnswer({ gtm_code: null }, { session_id: 's-1' })));
    expect((await openSite()).screen).toBe('open');
    expect(requests).toEqual(['health-check']);
    clearCachedAnswers();
    expect((await openSite()).screen).toBe('open');
    expect(requests.filter((name) => name === 'config')).toEqual(['config']);
  });

  test.each([
    ['of who is signed out is none of a customer’s', { 'Accept-Language': 'en' }, 'secret-token'],
    ['of another login neither', { 'Accept-Language': 'en', Authorization: 'Bearer former' }, 'secret-token'],
    ['of a customer is none of who is signed out', { 'Accept-Language': 'en', Authorization: 'Bearer former' }, null],
    ['in another language neither', { 'Accept-Language': 'ar' }, null],
  ])('R7.1.7: an early answer %s', async (_, headers, token) => {
    clearCachedAnswers();
    if (token !== null) persistedToken.write(token);
    early(Promise.resolve(configAnswer({ gtm_code: null })), headers);
    expect((await openSite()).screen).toBe('open');
    expect(requests.filter((name) => name === 'config')).toEqual(['config']);
  });

  test('R4.1.6: a login that the server knows no more does not keep the site shut', async () => {
    clearCachedAnswers();
    persistedToken.write('ended-elsewhere');
    const stop = onUnauthorized(() => persistedToken.drop());
    const usual = answers['config']!;
    answers['config'] = () =>
      persistedToken.read() === null
        ? usual()
        : Response.json({ status: false, message: 'No', data: null }, { status: 401 });
    expect((await openSite()).screen).toBe('open');
    expect(requests.filter((name) => name === 'config')).toEqual(['config', 'config']);
    stop();
  });

  test('carousel, session id and visitor token may be next to the data; those inside win (Q7.2.a)', async () => {
    const slide = { id: 1, title: 'Play' };
    answers['config'] = () =>
      configAnswer({ vtoken: 'inside' }, { vtoken: 'beside', session_id: 'beside', carousel: [slide] });
    const { config } = await openSite();
    expect(config).toMatchObject({ vtoken: 'inside', session_id: 'beside', carousel: [slide] });
  });

  test.each([
    ['404', () => Promise.resolve(new Response('', { status: 404 })), 'disabled', 0],
    ['500', () => Promise.resolve(new Response('', { status: 500 })), 'open', 1],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'open', 1],
    ['no JSON', () => Promise.resolve(new Response('<html>')), 'open', 1],
    ['another shape', () => Promise.resolve(Response.json({ status: true })), 'open', 1],
  ])('the document’s request ended in %s', async (_, answer, screen, calls) => {
    early(answer());
    expect((await openSite()).screen).toBe(screen);
    expect(requests.filter((name) => name === 'config')).toHaveLength(calls);
  });

  test('two answers of 500 are a failed start, with the server’s message', async () => {
    answers['config'] = () =>
      Response.json({ status: false, message: 'The database sleeps', data: null }, { status: 500 });
    expect(await openSite()).toMatchObject({
      screen: 'failed',
      problem: { code: 'serverFailed', message: 'The database sleeps' },
    });
    expect(requests.filter((name) => name === 'config')).toHaveLength(2);
  });
});

describe('the configuration of an earlier visit (T24)', () => {
  const former = configOf({ gtm_code: 'GTM-FORMER1', colors: { primary: '#111111' } });
  const open = () =>
    createActor(provideSite({ paint }), {
      input: { host: 'localhost:3000', hostname: 'localhost', former },
    }).start();

  test('colours the page, and starts nothing that belongs to others; the session is the server’s to name', async () => {
    const answer = Promise.withResolvers<Response>();
    answers['config'] = () => answer.promise;
    const site = open();
    await waitFor(site, (snapshot) => snapshot.matches({ config: { renewing: 'trying' } }));
    expect(document.title).toBe('Saha');
    expect(paint).toHaveBeenLastCalledWith(expect.objectContaining({ primary: '#111111' }));
    expect(scripts()).toEqual([]);
    answer.resolve(configAnswer({ gtm_code: 'GTM-TODAY11' }, { session_id: 'of-the-server' }));
    await waitFor(site, isSettled);
    await vi.waitFor(() => expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TODAY11']));
    expect(localStorage.getItem('session_id')).toContain('of-the-server');
    site.stop();
  });
});

describe('applying (R4.2.4–6, R9.4.5)', () => {
  test('title, colours, favicon, and what is kept', async () => {
    answers['config'] = () =>
      configAnswer(
        { favicon_image_url: 'icons/ball.png', image_base: '/blob/', colors: { primary: '#d63f17' } },
        { session_id: 's-1', vtoken: 'v-1' },
      );
    const { config } = await openSite();
    expect(document.title).toBe('Saha');
    expect(document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href).toBe(
      'http://localhost:3000/blob/icons/ball.png',
    );
    expect(paint).toHaveBeenCalledWith(expect.objectContaining({ primary: '#d63f17' }));
    const kept = (text: string | null) => JSON.parse(text ?? 'null')?.value;
    expect(kept(localStorage.getItem('session_id'))).toBe('s-1');
    expect(kept(localStorage.getItem('theme'))).toEqual(theme);
    expect(kept(sessionStorage.getItem('vToken'))).toBe('v-1');
    expect(kept(sessionStorage.getItem('config'))).toEqual(config);
  });

  test('a page with a title of its own keeps it, whenever the answer comes', async () => {
    document.head.innerHTML = '<title>Bookings</title><link rel="icon" href="data:,">';
    const page = holdTitle();
    page.show('Invitation · Saha');
    await openSite();
    expect(document.title).toBe('Invitation · Saha');
    // The site's own is there once the page's is gone.
    page.close();
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.title).toBe('Saha');
  });

  test('the session id is saved once: a later offer changes nothing (R4.2.6)', async () => {
    answers['config'] = () => configAnswer({}, { session_id: 's-1' });
    await openSite();
    clearCachedAnswers();
    answers['config'] = () => configAnswer({}, { session_id: 's-2' });
    await openSite();
    expect(localStorage.getItem('session_id')).toContain('s-1');
  });

  test('without an offer the session id is made up (Q4.2.d)', async () => {
    await openSite();
    expect(localStorage.getItem('session_id')).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-4/);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x'])('an icon at %s is ignored', async (address) => {
    answers['config'] = () => configAnswer({ favicon_image_url: address });
    await openSite();
    expect(document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href).toBe('data:,');
  });

  test('invalid colours do not keep customers out', async () => {
    paint.mockImplementationOnce(() => {
      throw new Error('no colours');
    });
    expect((await openSite()).screen).toBe('open');
  });
});

describe('tag managers (R4.2.5, T08)', () => {
  test('each code loads one container', async () => {
    answers['config'] = () => configAnswer({ gtm_code: 'GTM-ABC123', krews_gtm_code: 'GTM-XYZ789' });
    await openSite();
    await vi.waitFor(() =>
      expect(scripts()).toEqual([
        'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
        'https://www.googletagmanager.com/gtm.js?id=GTM-XYZ789',
      ]),
    );
  });

  test('a container id in both fields loads once', () => {
    const twice = { gtm_code: 'GTM-ABC123', krews_gtm_code: 'GTM-ABC123' };
    expect(containersOf(twice)).toEqual({ codes: ['GTM-ABC123'], violations: [] });
  });

  const said = () => ((globalThis as { dataLayer?: object[] }).dataLayer ?? []).map((words) => Object.values(words));
  const consents = () => said().filter(([command]) => command === 'consent');

  test('consent is denied before the customer answers, and before any container runs', async () => {
    answers['config'] = () => configAnswer({ gtm_code: 'GTM-ABC123' });
    await openSite();
    await vi.waitFor(() => expect(scripts()).toHaveLength(1));
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    expect(said()[0]).toEqual(['consent', 'default', { ...denied, analytics_storage: 'denied' }]);
    expect(said().slice(1)).toEqual([[expect.any(Number), 'gtm.js']]);
  });

  test('who agreed is remembered, and may take it back', async () => {
    giveConsent({ counting: 'granted' }, false);
    expect(consents().at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'granted' }]);
    Reflect.deleteProperty(globalThis, 'dataLayer');
    beginConsent();
    expect(consents().map(([, kind, { ad_storage }]) => [kind, ad_storage])).toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
    ]);
    giveConsent({ counting: 'denied' }, true);
    Reflect.deleteProperty(globalThis, 'dataLayer');
    beginConsent();
    expect(consents()).toHaveLength(1);
  });

  test.each([
    "GTM-ABC123');alert(1)//",
    'https://evil.example/x.js',
    'gtm-abc123',
    'GTM-ABC',
    `GTM-${'A'.repeat(10_000)}`,
    'UA-12345',
  ])('what is no code loads nothing and is named once: %s', async (code) => {
    answers['config'] = () => configAnswer({ gtm_code: code, krews_gtm_code: code });
    expect((await openSite()).screen).toBe('open');
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce());
    expect(scripts()).toEqual([]);
  });

  test('no code, no script, no word', async () => {
    answers['config'] = () => configAnswer({ gtm_code: '', krews_gtm_code: null });
    await openSite();
    expect(scripts()).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('health (R2.10.4, R2.10.5, R7.6.1)', () => {
  const health = (domain: string) =>
    Response.json({ status: true, message: null, data: { web_enable: 1, domain, title: 'Back at six' } });

  test('closes the site at this address, and at no other', async () => {
    answers['health-check'] = () => health('localhost:3000');
    expect((await openSite()).screen).toBe('closed');
    answers['health-check'] = () => health('other.example');
    expect((await openSite()).screen).toBe('open');
  });

  test.each([404, 422, 500])('R8.5.7: an answer of %i is no maintenance', async (status) => {
    answers['health-check'] = () => Response.json({ status: false, message: null, data: null }, { status });
    expect((await openSite()).screen).toBe('open');
  });
});
