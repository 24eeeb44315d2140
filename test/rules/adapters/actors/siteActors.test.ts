/** What of the configuration is applied to the document and the browser, and how it is loaded (R4.2.4–6, R7.2.1, R9.4.5). */
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { ConnectionError } from '../../../../machines/shared/problem.ts';
import { captchaKey } from '../../../../src/adapters/captcha/captchaKey.ts';
import { provideClock } from '../../../../src/adapters/actors/clockActors.ts';
import { deferUpdate } from '../../../../src/adapters/actors/deferUpdate.ts';
import { fetchWhenReachable } from '../../../../src/adapters/actors/fetchWhenReachable.ts';
import { waitUntil } from '../../../../src/adapters/actors/follow.ts';
import { watchPage } from '../../../../src/adapters/actors/reconnectActors.ts';
import { provideSite } from '../../../../src/adapters/actors/siteActors.ts';
import { provideVersion } from '../../../../src/adapters/actors/versionActors.ts';
import { holdTitle } from '../../../../src/adapters/device/documentTitle.ts';
import { clearCachedAnswers } from '../../../../src/adapters/http/client.ts';
import {
  persistedSessionId,
  persistedToken,
  persistedVisitorToken,
} from '../../../../src/adapters/storage/login/credentials.ts';
import * as at from '../../../models/booking/booking.fixtures.ts';
import { runActor, serveCalls, type ServedCalls } from '../../../support/calls/servedCalls.ts';

let served: ServedCalls;
const lines = () => served.asked.map(({ line }) => line);
const icon = { href: 'https://saha.ae/before.svg' };
/** The document's queries, and the elements it has. */
let there: Record<string, object> = {};
const appended: { src: string }[] = [];
const page = Object.assign(new EventTarget(), {
  title: 'Before',
  hidden: false,
  readyState: 'complete',
  querySelector: (wanted: string) => there[wanted] ?? null,
  createElement: () => ({ src: '', async: false }),
  head: {
    querySelector: (wanted: string) => there[wanted] ?? null,
    append: (script: { src: string }) => appended.push(script),
  },
});
const network = new EventTarget();

beforeEach(() => {
  clearCachedAnswers();
  served = serveCalls();
  persistedToken.drop();
  there = { 'link[rel="icon"]': icon };
  icon.href = 'https://saha.ae/before.svg';
  appended.length = 0;
  page.title = 'Before';
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestIdleCallback', (rest: () => void) => rest());
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const painted = { mode: 'dark', tokens: { ink: '#000' } } as const;
const paint = vi.fn<(colors: object) => typeof painted>(() => painted);
const site = provideSite({ paint });
const apply = (changes: object = {}, isFormer = false) =>
  runActor(site, 'applyConfig', { config: { ...at.config, ...changes }, isFormer });

describe('what belongs to the document', () => {
  test('R1.7.1: the site’s name is the title, behind that of a page that is already shown', async () => {
    await apply();
    expect(page.title).toBe('Saha');
    const shown = holdTitle();
    shown.show('Gallery · Saha');
    await apply({ venue: { ...at.config.venue, name: 'Other' } });
    expect(page.title).toBe('Gallery · Saha');
    shown.close();
    expect(page.title).toBe('Other');
  });

  test.each([
    ['/icon.svg', null, 'https://saha.ae/icon.svg'],
    ['icon.svg', 'https://cdn.example/img/', 'https://cdn.example/img/icon.svg'],
    ['icon.svg', 'https://cdn.example/img', 'https://cdn.example/img/icon.svg'],
    ['icon.svg', 'http://[', 'https://saha.ae/icon.svg'],
    ['http://cdn.example/icon.svg', null, 'http://cdn.example/icon.svg'],
    ['javascript:alert(1)', null, 'https://saha.ae/before.svg'],
    ['xhttps://cdn.example/icon.svg', null, 'https://saha.ae/before.svg'],
    ['httpsx://cdn.example/icon.svg', null, 'https://saha.ae/before.svg'],
    ['https://', null, 'https://saha.ae/before.svg'],
    [null, null, 'https://saha.ae/before.svg'],
  ])('R4.2.6: its icon %s of %s is %s', async (favicon_image_url, image_base, shown) => {
    await apply({ favicon_image_url, image_base });
    expect(icon.href).toBe(shown);
  });
  test('R4.2.6: a document without an icon gets none', async () => {
    there = {};
    await apply({ favicon_image_url: '/icon.svg' });
    expect(page.title).toBe('Saha');
  });

  test('R4.2.4: its colours are put on the page, and kept for the next document', async () => {
    const colors = { primary: '#123456' };
    await apply({ colors });
    await apply({ colors: null });
    expect(paint.mock.calls).toEqual([[colors], [{}]]);
    expect(JSON.parse(localStorage['theme'] as string)).toEqual({ version: 1, value: painted });
  });
});

describe('what is kept', () => {
  const session = { session_id: 's-1', vtoken: 'v-1', recaptcha_site_key: 'key' };
  test('R4.2.5, R9.4.5: session, visitor and configuration, for this tab', async () => {
    await apply(session);
    expect([persistedSessionId.read(), persistedVisitorToken.read(), captchaKey()]).toEqual(['s-1', 'v-1', 'key']);
    expect(JSON.parse(sessionStorage['config'] as string)).toMatchObject({
      version: 1,
      value: { venue: { name: 'Saha' } },
    });
    await apply({ vtoken: null });
    expect([persistedVisitorToken.read(), captchaKey()]).toEqual(['v-1', null]);
  });
  test('one of an earlier visit gets no session id and starts nothing', async () => {
    await apply({ ...session, gtm_code: 'GTM-AAAA' }, true);
    expect([persistedVisitorToken.read(), sessionStorage['config'], captchaKey()]).toEqual([null, undefined, 'key']);
    expect(appended).toEqual([]);
  });
});

describe('T08: tag managers', () => {
  const added = async (codes: object) => {
    await apply(codes);
    await vi.waitFor(() => expect(appended.length).toBeGreaterThan(0));
    return appended.map(({ src }) => new URL(src).searchParams.get('id'));
  };
  test('are added where an operator has one', async () => {
    expect(await added({ gtm_code: 'GTM-AAAA', krews_gtm_code: null })).toEqual(['GTM-AAAA']);
    appended.length = 0;
    expect(await added({ gtm_code: null, krews_gtm_code: 'GTM-BBBB' })).toEqual(['GTM-BBBB']);
  });
  test('is not even loaded where there is none', async () => {
    await apply({ gtm_code: null, krews_gtm_code: null });
    await new Promise((resolve) => setImmediate(resolve));
    expect(appended).toEqual([]);
  });
});

describe('the configuration', () => {
  /** Answers one after the other. */
  const answering = (...answers: (number | null)[]) => {
    const { fetch: good } = globalThis;
    vi.stubGlobal('fetch', async (request: Request) => {
      const answer = answers.shift();
      const came = await good(request);
      return answer == null ? came : Response.json({ status: false, message: 'No' }, { status: answer });
    });
    return runActor(site, 'loadConfig', undefined);
  };

  test('is requested once more where an ended login was refused', async () => {
    expect(await answering(401, null)).toHaveProperty('venue');
    expect(lines()).toEqual(['GET config', 'GET config']);
    await expect(answering(401, 401)).rejects.toMatchObject({ status: 401 });
  });
  test('is not, while a customer is logged in, or after any other refusal', async () => {
    persistedToken.write('token');
    await expect(answering(401, null)).rejects.toMatchObject({ status: 401 });
    persistedToken.drop();
    await expect(answering(403, null)).rejects.toMatchObject({ status: 403 });
    expect(lines()).toEqual(['GET config', 'GET config']);
  });
  test('R7.2.1: a lost one is requested again, and not before', async () => {
    await expect(answering(503, null)).rejects.toMatchObject({ name: 'ServerFailed' });
    expect(lines()).toEqual(['GET config']);
    served.answers = { 'GET config': 'lost' };
    await expect(answering(null, null)).rejects.toBeInstanceOf(ConnectionError);
    expect(lines()).toHaveLength(2);
  });
});

test('R7.6.1: its health is asked for once the page has nothing else to do', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (rest: () => void) => void idle.push(rest));
  const health = runActor(site, 'checkHealth', undefined);
  await new Promise((resolve) => setImmediate(resolve));
  expect(lines()).toEqual([]);
  idle[0]!();
  expect(await health).toBeTypeOf('object');
  expect(lines()).toEqual(['GET health-check']);
});

test('R7.5.8: the time is requested once, while the machine waits', async () => {
  served.answers = { 'GET verify-time': 'lost' };
  await expect(runActor(provideClock(), 'verifyTime', undefined)).rejects.toBeInstanceOf(Error);
  expect(lines()).toHaveLength(1);
  served.isSilentAfter = 1;
  const gone = new AbortController();
  void runActor(provideClock(), 'verifyTime', undefined, gone.signal).catch(() => 0);
  await vi.waitFor(() => expect(served.asked).toHaveLength(2));
  gone.abort();
  expect(served.asked[1]!.signal.aborted).toBe(true);
});

test('R4.3.4, Q4.3.a: a new version is loaded at the very address, with the time in seconds', async () => {
  vi.useFakeTimers({ now: 1_764_115_200_000, toFake: ['Date'] });
  const assign = vi.fn<(address: string) => void>();
  const here = { href: 'https://saha.ae/events?lang=ar#list', pathname: '/events', search: '?lang=ar', hash: '#list' };
  vi.stubGlobal('location', { origin: 'https://saha.ae', ...here, assign });
  await runActor(provideVersion(), 'reloadWithVersion', undefined);
  expect(assign.mock.calls).toEqual([['/events?lang=ar&v=1764115200#list']]);
});

test('Q4.3.b: a refused version file is ignored, whatever it contains', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ version: '9.9.9' }, { status: 500 }));
  await expect(runActor(provideVersion(), 'readVersion', undefined)).rejects.toThrow('answered with 500');
});

test('F01: a stopped watcher reports nothing', () => {
  const told: object[] = [];
  const stop = watchPage((event) => told.push(event));
  network.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual([{ type: 'connection.returned' }, { type: 'page.shown' }]);
  stop();
  expect([getEventListeners(network, 'online'), getEventListeners(page, 'visibilitychange')]).toEqual([[], []]);
});

test('F01: what was lost twice is waited for longer', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new ConnectionError())
    .mockRejectedValueOnce(new ConnectionError())
    .mockResolvedValue('there');
  const loaded = fetchWhenReachable(load);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(await loaded).toBe('there');
});

test('what waits for an actor goes on when it stands so, and not before', async () => {
  const lookers = new Set<(snapshot: number) => void>();
  let now = 1;
  const counter = {
    getSnapshot: () => now,
    subscribe: (look: (snapshot: number) => void) => {
      lookers.add(look);
      return { unsubscribe: () => lookers.delete(look) };
    },
  };
  const isThere = vi.fn<() => void>();
  const there = waitUntil(counter, (count) => count > 2).then(isThere);
  for (now = 2; now < 4; now += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    expect(isThere).not.toHaveBeenCalled();
    for (const look of lookers) look(now);
  }
  await there;
  expect(lookers.size).toBe(0);
});

test('an order in a portal without a version machine is not blocked', () => {
  const order = createActor(deferUpdate({ getSnapshot: () => ({ children: {} }) as never }));
  expect(() => order.start().stop()).not.toThrow();
});
