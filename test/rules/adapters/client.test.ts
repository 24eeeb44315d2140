/** The headers, timeouts and parsed answers of every call (R7.1). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { ConnectionError, ServerFailed } from '../../../machines/shared/problem.ts';
import { persistLogin } from '../../../src/adapters/storage/login/persistLogin.ts';
import { contentEndpoints } from '../../../src/contract/endpoints/content.ts';
import { eventEndpoints } from '../../../src/contract/endpoints/event.ts';
import { facilityEndpoints } from '../../../src/contract/endpoints/facility.ts';
import { siteEndpoints } from '../../../src/contract/endpoints/site.ts';
import { moneyAdditionEndpoints } from '../../../src/contract/endpoints/additions/money.ts';
import { accountAdditionEndpoints } from '../../../src/contract/endpoints/additions/account.ts';
import { loginEndpoints } from '../../../src/contract/endpoints/login.ts';
import { orderEndpoints } from '../../../src/contract/endpoints/order.ts';
import { findOrder } from '../../../src/adapters/http/findOrder.ts';
import { persistedOrderKey } from '../../../src/adapters/storage/orders/orderKey.ts';
import {
  call,
  callAndRead,
  callAsIs,
  clearCachedAnswers,
  onUnauthorized,
  speak,
} from '../../../src/adapters/http/client.ts';
import {
  persistedSessionId,
  persistedToken,
  persistedVisitorToken,
  leaveGuest,
} from '../../../src/adapters/storage/login/credentials.ts';
import { leaveTracing } from '../../../src/adapters/http/leaveTracing.ts';
import { findSession, provideSession } from '../../../src/adapters/actors/login/sessionActors.ts';
import { stubPage } from '../../support/calls/stubPage.ts';
import { customer } from '../../models/session/session.model.ts';

let asked: Request[] = [];
const ok = (data: unknown = []) => Response.json({ status: true, data, message: null });
let answer: (request: Request) => Promise<Response> = async () => ok();

beforeEach(() => {
  asked = [];
  answer = async () => ok();
  stubPage();
  clearCachedAnswers();
  speak('en');
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request);
    return answer(request);
  });
});
afterEach(() => {
  leaveGuest();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const sent = (name: string) => asked.map(({ headers }) => headers.get(name));
const turns = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('every request', () => {
  test('R7.1.2–4, R3.10.6: asks for JSON, with the device’s time and zone, and the application’s name', async () => {
    vi.useFakeTimers({ now: new Date(2026, 2, 4, 5, 6, 7), toFake: ['Date'] });
    await call(siteEndpoints.services);
    expect(sent('X-User-Time')).toEqual(['2026-03-04 05:06:07']);
    expect([sent('Accept'), sent('Idempotency-Key')]).toEqual([['application/json'], [null]]);
    expect(sent('X-User-Timezone')).toEqual([Intl.DateTimeFormat().resolvedOptions().timeZone]);
    expect(sent('X-App-Key')).toEqual(['oo']);
  });

  test('R7.1.5–7: says who asks as far as that is known, the question about the time included', async () => {
    const ask = async () => {
      await call(contentEndpoints.venues);
      await callAsIs(siteEndpoints.verifyTime, {});
    };
    const names = ['Authorization', 'X-Session-Id', 'X-Visitor-Token'];
    await ask();
    expect(names.map(sent)).toEqual(names.map(() => [null, null]));
    asked = [];
    persistedToken.write('secret-token');
    persistedSessionId.write('session-1');
    persistedVisitorToken.write('visitor-1');
    await ask();
    const expected = ['Bearer secret-token', 'session-1', 'visitor-1'];
    expect(names.map(sent)).toEqual(expected.map((value) => [value, value]));
  });

  test('R7.6.4, Q9.4.e: says which trace it belongs to, until a reporter says it', async () => {
    let count = 0;
    vi.stubGlobal('__trace', () => `trace, question ${++count}`);
    await call(siteEndpoints.services);
    await callAsIs(siteEndpoints.verifyTime, {});
    expect(sent('traceparent')).toEqual(['trace, question 1', 'trace, question 2']);
    leaveTracing();
    await callAsIs(siteEndpoints.verifyTime, {});
    expect(sent('traceparent')[2]).toBeNull();
  });

  test('asks in the language on screen', async () => {
    for (const language of ['en', 'ar']) {
      speak(language);
      await call(contentEndpoints.venues);
    }
    expect(sent('Accept-Language')).toEqual(['en', 'ar']);
  });
});

describe('an answer that does not come', () => {
  test('is given up after twenty seconds', async () => {
    vi.useFakeTimers();
    answer = () => new Promise(() => undefined);
    const lost = vi.fn<(error: unknown) => void>();
    call(contentEndpoints.venues, { retries: 0 }).catch(lost);
    await vi.advanceTimersByTimeAsync(19_900);
    expect(lost).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(lost.mock.calls[0]?.[0]).toBeInstanceOf(ConnectionError);
    // No caller waits for it any more, so it is aborted.
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  test('to a wish is given up after twenty seconds, and the wish may have arrived', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answer = () => new Promise(() => undefined);
    const failed = vi.fn<(error: unknown) => void>();
    call(moneyAdditionEndpoints.startTopUp, { body: { amount: 50, card: 'new' }, idempotencyKey: 'key-1' }).catch(
      failed,
    );
    await vi.waitUntil(() => asked.length > 0);
    await vi.advanceTimersByTimeAsync(19_900);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(ServerFailed);
  });

  test('is nothing to break off where it came in time: a long one goes on arriving', async () => {
    vi.useFakeTimers();
    await call(contentEndpoints.venues);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
  });

  test('F11: is aborted at once if the caller has gone before it was sent', async () => {
    await call(contentEndpoints.venues, { signal: AbortSignal.abort() }).catch(() => undefined);
    expect(asked.every(({ signal }) => signal.aborted)).toBe(true);
  });

  const left: [string, (signal: AbortSignal) => Promise<unknown>][] = [
    ['venues', (signal) => call(contentEndpoints.venues, { signal })],
    [
      'schedule',
      (signal) => call(facilityEndpoints.schedule, { signal, query: { venue_service_id: 1, date: '2026-11-20' } }),
    ],
  ];
  test.each(left)('F11: %s is not waited for by a caller who has gone', async (_, ask) => {
    answer = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const leaving = new AbortController();
    const gone = ask(leaving.signal).catch((error: unknown) => error);
    await turns();
    leaving.abort();
    expect(await gone).toMatchObject({ name: 'AbortError' });
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  test('Q7.1.b: who shares a kept answer does not take it away from the others', async () => {
    let come: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (come = resolve));
    const leaving = new AbortController();
    const first = call(siteEndpoints.services, { signal: leaving.signal });
    const second = call(siteEndpoints.services);
    await turns();
    leaving.abort();
    come(ok());
    expect([(await first).data, (await second).data, asked.length]).toEqual([[], [], 1]);
  });
});

describe('what the document asked before the portal ran (R4.2.1)', () => {
  const early = (answer: Promise<Response>) => {
    answer.catch(() => undefined);
    Object.assign(globalThis, {
      __early: { 'venue/services': { headers: { 'Accept-Language': 'en' }, answer } },
    });
  };
  afterEach(() => Reflect.deleteProperty(globalThis, '__early'));

  test('is taken as it is, and asked for once', async () => {
    early(Promise.resolve(ok()));
    expect((await call(siteEndpoints.services)).data).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('that asks later than the portal does finds it taken', async () => {
    const begun = {};
    Object.assign(globalThis, { __early: begun });
    await call(siteEndpoints.services);
    expect(Object.keys(begun)).toEqual(['venue/services']);
  });

  test('that never comes is given up after twenty seconds', async () => {
    vi.useFakeTimers();
    early(new Promise(() => undefined));
    const failed = vi.fn<(error: unknown) => void>();
    call(siteEndpoints.services).catch(failed);
    await vi.advanceTimersByTimeAsync(19_900);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(ServerFailed);
    expect(asked).toEqual([]);
  });

  const refused = (status: number) => async () => Response.json({ status: false, message: 'No' }, { status });
  test.each<[string, () => Promise<Response>, object | null, number]>([
    ['a refusal is the answer', refused(422), { name: 'RefusedError', message: 'No' }, 0],
    ['a server that was busy is asked again', refused(503), null, 1],
    ['a lost one is asked again', async () => Promise.reject(new TypeError('Failed to fetch')), null, 1],
    ['nonsense is told', async () => new Response('<html>'), { name: 'ContractError' }, 0],
  ])('%s', async (_, answer, error, requests) => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.useFakeTimers();
    early(answer());
    const outcome = call(siteEndpoints.services).then(
      () => null,
      (failure: unknown) => failure,
    );
    await vi.advanceTimersByTimeAsync(2_000);
    const found = await outcome;
    if (error === null) expect(found).toBeNull();
    else expect(found).toMatchObject(error);
    expect(asked).toHaveLength(requests);
  });
});

describe('a server that fails, or has too much to do (F03, F04)', () => {
  const fails =
    (status: number, headers: Record<string, string> = {}) =>
    async () =>
      Response.json({ status: false, message: 'Not now', data: null }, { status, headers });
  /** The number of calls, and their outcome. */
  const outcome = async (ask: () => Promise<unknown>) => {
    vi.useFakeTimers();
    const came = ask().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    return { times: asked.length, error: await came };
  };
  const body = { country_code: '971', mobile_number: '500000001', password: 'Wrong-1!', username: '+971500000001' };

  test.each([502, 503, 504])('%d to a question is asked again, twice at most', async (status) => {
    answer = fails(status);
    const { times, error } = await outcome(() => call(contentEndpoints.venues));
    expect(times).toBe(3);
    expect(error).toMatchObject({ name: 'ServerFailed' });
  });

  test('an answer that comes at the second time is the answer', async () => {
    answer = async () => (asked.length === 1 ? fails(503)() : ok());
    expect((await outcome(() => call(contentEndpoints.venues))).error).toMatchObject({ data: [] });
  });

  test.each([
    ['lost', async () => Promise.reject(new TypeError('Failed to fetch')), ConnectionError],
    ['refused by a busy server', fails(503), ServerFailed],
  ])(
    'I16, T06: a question that was %s is not asked again with a token that another login has replaced',
    async (_, fail, kind) => {
      persistedToken.write('former');
      answer = fail;
      const { error } = await outcome(async () => {
        const asking = call(contentEndpoints.venues);
        setTimeout(() => persistedToken.write('next'), 300);
        return asking;
      });
      expect(error).toBeInstanceOf(kind);
      expect(sent('Authorization')).toEqual(['Bearer former']);
    },
  );

  test.each([
    ['of a customer whose login stands', 'same', 'same'],
    ['of somebody who logs in meanwhile', null, 'next'],
  ])('I16, F03: a question %s is asked again, for who asked', async (_, before, after) => {
    if (before !== null) persistedToken.write(before);
    answer = fails(503);
    const { times } = await outcome(async () => {
      const asking = call(contentEndpoints.venues);
      setTimeout(() => persistedToken.write(after), 300);
      return asking;
    });
    const bearer = before === null ? null : `Bearer ${before}`;
    expect([times, sent('Authorization')]).toEqual([3, [bearer, bearer, bearer]]);
  });

  test.each([408, 425])('K01: a %d ends the wait, and nobody knows what became of what was sent', async (status) => {
    answer = fails(status);
    const { error } = await outcome(() => call(contentEndpoints.venues));
    expect(error).toMatchObject({ name: 'ServerFailed', said: 'Not now' });
  });

  test.each([500, 429, 422, 404])('%d is an answer and is not retried', async (status) => {
    answer = fails(status);
    const { times, error } = await outcome(() => call(contentEndpoints.venues));
    expect(times).toBe(1);
    expect(error).toMatchObject({ name: status === 500 ? 'ServerFailed' : 'RefusedError', message: 'Not now' });
  });

  test('F01: a lost question about the time is asked again past every cache, and what it says is read whatever it is', async () => {
    answer = async () => (asked.length === 1 ? Promise.reject(new TypeError('Failed to fetch')) : fails(422)());
    const { error: said } = await outcome(() => callAsIs(siteEndpoints.verifyTime, {}));
    expect(said).toMatchObject({ isOk: false, body: { message: 'Not now' } });
    expect(asked.map(({ cache }) => cache)).toEqual(['no-store', 'no-store']);
  });

  test.each([502, 503, 504])(
    '%d to a wish is not sent again: nobody knows what became of the first',
    async (status) => {
      answer = fails(status);
      expect((await outcome(() => call(loginEndpoints.login, { body }))).times).toBe(1);
    },
  );

  test('F01, F03: nor is a call with a key, which the server may not know yet: the caller sends it again, or asks for its outcome', async () => {
    answer = async () => (asked.length === 1 ? fails(503)() : Promise.reject(new TypeError('Failed to fetch')));
    const { idempotencyKey } = { idempotencyKey: 'key-1' };
    const ask = () => call(moneyAdditionEndpoints.startTopUp, { body: { amount: 50, card: 'new' }, idempotencyKey });
    expect((await outcome(ask)).times).toBe(1);
    expect((await outcome(ask)).times).toBe(2);
    expect(sent('Idempotency-Key')).toEqual(['key-1', 'key-1']);
  });

  test('nor where the connection broke while it was on its way', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const { times, error } = await outcome(() => call(loginEndpoints.login, { body }));
    expect([times, error]).toEqual([1, expect.any(ConnectionError)]);
  });

  test.each([
    ['30', 30_000],
    ['0', 0],
    // Waits that are absurd, or depend on this device's clock, are ignored.
    ['9999999', null],
    ['-5', null],
    ['soon', null],
    ['Wed, 25 Nov 2026 07:28:00 GMT', null],
  ])('Retry-After: %s is to be waited for %s milliseconds', async (wait, retryAfter) => {
    answer = fails(429, { 'Retry-After': wait });
    expect((await outcome(() => call(contentEndpoints.venues))).error).toMatchObject({ status: 429, retryAfter });
  });
});

describe('kept answers (R7.1.8, Q7.1.b)', () => {
  test('belong to what was asked: another path is another question', async () => {
    answer = async () => ok({ slug: 'terms', title: 'Terms', body: '<p>Be on time.</p>' });
    const of = (slug: string) => call(contentEndpoints.contentPage, { params: { slug } });
    for (const slug of ['terms', 'privacy', 'terms']) await of(slug);
    expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual(['terms', 'privacy']);
  });

  test('are asked for with what was chosen, and nothing of what was not', async () => {
    answer = async () =>
      Response.json({ status: true, data: [], message: null, total: 0, total_pages: 0, current_page: 1 });
    await call(eventEndpoints.events, { query: { page: 1, none: undefined, nothing: null } as never });
    expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?page=1']);
  });

  test('and so is another query', async () => {
    const endpoint = { ...eventEndpoints.events, cached: true } as const;
    answer = async () =>
      Response.json({ status: true, data: [], message: null, total: 0, total_pages: 0, current_page: 1 });
    for (const page of [1, 2, 1]) await call(endpoint, { query: { page } });
    expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?page=1', '?page=2']);
  });

  test('end when a customer logs in or out in another tab', async () => {
    const session = createActor(provideSession(), { input: findSession() }).start();
    await call(siteEndpoints.services);
    globalThis.dispatchEvent(Object.assign(new Event('storage'), { key: 'session' }));
    await call(siteEndpoints.services);
    expect(asked.filter(({ url }) => url.endsWith('venue/services'))).toHaveLength(2);
    session.stop();
  });

  test('that come after the logout belong to the previous customer: the next one’s calls are sent again', async () => {
    const answers: ((response: Response) => void)[] = [];
    answer = () => new Promise((resolve) => answers.push(resolve));
    persistedToken.write('secret-token');
    const former = call(siteEndpoints.services);
    await turns();
    persistedToken.drop();
    clearCachedAnswers();
    const next = call(siteEndpoints.services);
    await turns();
    answers[0]!(ok([]));
    await former;
    const last = call(siteEndpoints.services);
    await turns();
    answers[1]!(ok([]));
    await Promise.all([next, last]);
    expect(sent('Authorization')).toEqual(['Bearer secret-token', null]);
  });

  test('that fail after the logout do not remove what was requested since', async () => {
    const answers: ((response: Response) => void)[] = [];
    answer = () => new Promise((resolve) => answers.push(resolve));
    const former = call(siteEndpoints.services);
    await turns();
    clearCachedAnswers();
    const next = call(siteEndpoints.services);
    await turns();
    answers[0]!(Response.json({ status: false, message: 'No', data: null }, { status: 422 }));
    await expect(former).rejects.toMatchObject({ status: 422 });
    await turns();
    const last = call(siteEndpoints.services);
    await turns();
    answers[1]!(ok());
    await Promise.all([next, last]);
    expect(asked).toHaveLength(2);
  });

  test('belong to one language', async () => {
    for (const language of ['en', 'ar', 'en', 'ar']) {
      speak(language);
      await call(siteEndpoints.services);
    }
    expect(sent('Accept-Language')).toEqual(['en', 'ar']);
  });

  test('that refuse with a blank message have none, so that no empty box is shown (R8.1)', async () => {
    answer = async () => Response.json({ status: false, message: ' ', data: null }, { status: 500 });
    await expect(call(siteEndpoints.services)).rejects.toMatchObject({ said: null });
  });

  test('that failed are not kept', async () => {
    answer = async () => Response.json({ status: false, message: 'No', data: null }, { status: 422 });
    await call(siteEndpoints.services).catch(() => undefined);
    answer = async () => ok();
    await call(siteEndpoints.services);
    expect(asked).toHaveLength(2);
  });

  test('end with a login, a logout, and an expired session', async () => {
    const session = createActor(provideSession(), { input: findSession() }).start();
    const services = () => asked.filter(({ url }) => url.endsWith('venue/services')).length;
    const logIn = async () => {
      const data = { ...customer, token: 'secret-token' };
      persistLogin({ status: true, message: null, data }, new AbortController().signal);
      session.send({ type: 'session.logIn', user: customer, at: Date.now() });
      await turns();
    };
    const counts: number[] = [];
    const ask = async () => {
      await call(siteEndpoints.services);
      await call(siteEndpoints.services);
      counts.push(services());
    };
    await ask();
    await logIn();
    await ask();
    session.send({ type: 'session.logOut' });
    await turns();
    await ask();
    await logIn();
    await ask();
    session.send({ type: 'session.refused' });
    await turns();
    await ask();
    expect(counts).toEqual([1, 2, 3, 4, 5]);
    session.stop();
  });
});

test('R4.1.6: a 401 to the question about the time ends the login like any other', async () => {
  persistedToken.write('secret-token');
  answer = async () => Response.json({ status: false, message: 'No', data: null }, { status: 401 });
  const told = vi.fn<() => void>();
  const stop = onUnauthorized(told);
  await callAsIs(siteEndpoints.verifyTime, {});
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});

test('R4.1.6, Q7.7.e: so does one to what is for who is in, beside the ways in; a refused password ends nothing', async () => {
  persistedToken.write('secret-token');
  answer = async () => Response.json({ status: false, message: 'No', data: null }, { status: 401 });
  const told = vi.fn<() => void>();
  const stop = onUnauthorized(told);
  const body = { country_code: '971', mobile_number: '500000001', password: 'Wrong-1!', username: '+971500000001' };
  await call(loginEndpoints.login, { body }).catch(() => undefined);
  expect(told).not.toHaveBeenCalled();
  // The call of a former login says nothing about this one.
  await call(accountAdditionEndpoints.sessions, { token: 'former' }).catch(() => undefined);
  expect(told).not.toHaveBeenCalled();
  await call(accountAdditionEndpoints.sessions).catch(() => undefined);
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});

describe('who asks, and for what', () => {
  const status = (options: object = {}) => call(orderEndpoints.orderStatus, { query: { key: 'k' }, ...options });
  beforeEach(() => {
    answer = async () => Response.json({ status: false, message: 'No', code: 'orderKeyUnknown' }, { status: 404 });
  });

  test('Q7.7.i: a guest’s order uses the persisted key, a customer’s none', async () => {
    persistedOrderKey.make(false);
    const kept = persistedOrderKey.read();
    await status().catch(() => undefined);
    await status({ orderKey: 'said' }).catch(() => undefined);
    persistedToken.write('secret-token');
    await status().catch(() => undefined);
    expect(kept).not.toBeNull();
    expect(sent('X-Order-Key')).toEqual([kept, 'said', null]);
  });

  test('F03: an order unknown to the server is null; any other refusal is an error', async () => {
    const { signal } = new AbortController();
    expect(await findOrder({ key: 'k' }, signal)).toBeNull();
    answer = async () => Response.json({ status: false, message: 'No', code: 'locked' }, { status: 422 });
    await expect(findOrder({ key: 'k' }, signal)).rejects.toMatchObject({ code: 'locked' });
  });

  test('a path is asked for whole, or not at all', () => {
    expect(() => call(contentEndpoints.contentPage, {})).toThrow('lacks slug');
    expect(asked).toEqual([]);
  });
});

describe('what the document requested for another customer', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, '__early'));
  test.each([
    ['another language', { 'Accept-Language': 'ar' }],
    ['another customer', { 'Accept-Language': 'en', Authorization: 'Bearer other' }],
  ])('R7.1.7: is not taken: %s', async (_, headers) => {
    Object.assign(globalThis, { __early: { 'venue/services': { headers, answer: Promise.resolve(ok()) } } });
    await call(siteEndpoints.services);
    expect(asked).toHaveLength(1);
  });
});

describe('an answer that another module reads', () => {
  const read = (reading: () => Promise<unknown>, signal?: AbortSignal) =>
    callAndRead(contentEndpoints.venues, signal ? { signal } : {}, reading);
  test('fails as they say, and was lost where it broke off', async () => {
    await expect(read(() => Promise.reject(new RangeError('too long')))).rejects.toThrow(RangeError);
    await expect(read(() => Promise.reject(new TypeError('network')))).rejects.toThrow(ConnectionError);
    const gone = new AbortController();
    const left = read(async () => {
      gone.abort();
      throw new TypeError('network');
    }, gone.signal);
    await expect(left).rejects.toThrow(TypeError);
  });
  test('that is nonsense after a lost attempt is reported as well', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.useFakeTimers();
    answer = async () => (asked.length === 1 ? Response.json({}, { status: 503 }) : new Response('<html>'));
    const failed = call(contentEndpoints.venues).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await failed).toMatchObject({ name: 'ContractError' });
  });
  test('of a wish was lost where it broke off as well, unless nobody waits any more', async () => {
    const body = { country_code: '971', mobile_number: '500000001', password: 'Saha-1!', username: '+971500000001' };
    const broken = () => Promise.reject(new TypeError('network error'));
    await expect(callAndRead(loginEndpoints.login, { body }, broken)).rejects.toThrow(ConnectionError);
    const gone = new AbortController();
    const left = callAndRead(loginEndpoints.login, { body, signal: gone.signal }, () => {
      gone.abort();
      return broken();
    });
    await expect(left).rejects.toThrow(TypeError);
  });
  test.each(['<html>', 'null', '"no"', '[]'])(
    'R8.1: a refusal that says %s is reported with its status',
    async (text) => {
      answer = async () => new Response(text, { status: 422, headers: { 'Content-Type': 'application/json' } });
      await expect(call(contentEndpoints.venues)).rejects.toMatchObject({ code: 'http422', status: 422, field: null });
    },
  );
});

describe('a refusal of an id in the address (Q8.1.c)', () => {
  const refuse = (field: string | null, status = 422) => {
    answer = async () =>
      Response.json({ status: false, message: 'token is not valid', code: 'invalid', field }, { status });
  };
  const said = { code: 'invalid', status: 422, message: 'token is not valid' };
  const missing = { code: 'notFound', message: 'notFound', status: 404, field: null };
  const invite = () => call(eventEndpoints.eventInvite, { params: { token: '\u0000' } });

  test('is no faulty field: it means that the thing does not exist', async () => {
    refuse('token');
    await expect(invite()).rejects.toMatchObject(missing);
    const answering = call(eventEndpoints.answerInvite, { params: { token: '\u0000' }, body: { answer: 'accepted' } });
    await expect(answering).rejects.toMatchObject(missing);
  });
  test.each([
    ['of anything else', 'answer', 422],
    ['of nothing in particular', null, 422],
  ])('%s is reported unchanged', async (_, field, status) => {
    refuse(field, status);
    await expect(invite()).rejects.toMatchObject({ ...said, field });
  });
  test('of a form names its field, even where the call has no such part', async () => {
    refuse('token');
    await expect(call(contentEndpoints.venues)).rejects.toMatchObject({ ...said, field: 'token' });
    refuse('token', 403);
    await expect(invite()).rejects.toMatchObject({ code: 'invalid', status: 403 });
  });
});

test('R4.1.6: an aborted caller gets no 401, and no other refusal', async () => {
  const told = vi.fn<() => void>();
  const stop = onUnauthorized(told);
  answer = async () => Response.json({ status: false, message: 'No' }, { status: 422 });
  await callAsIs(siteEndpoints.verifyTime, {});
  stop();
  answer = async () => Response.json({ status: false, message: 'No' }, { status: 401 });
  await callAsIs(siteEndpoints.verifyTime, {});
  expect(told).not.toHaveBeenCalled();
});
