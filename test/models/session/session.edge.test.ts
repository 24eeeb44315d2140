/** Where a login is kept, and how its end is noticed. */
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { SessionEvent } from '../../../machines/session/sessionMachine.ts';
import { User } from '../../../src/contract/customers/user.ts';
import { attendeeEndpoints } from '../../../src/contract/endpoints/attendee.ts';
import { loginEndpoints } from '../../../src/contract/endpoints/login.ts';
import { orderEndpoints } from '../../../src/contract/endpoints/order.ts';
import { call } from '../../../src/adapters/http/client.ts';
import { persistLogin } from '../../../src/adapters/storage/login/persistLogin.ts';
import { currentToken, persistedToken, leaveGuest } from '../../../src/adapters/storage/login/credentials.ts';
import { findSession, provideSession } from '../../../src/adapters/actors/login/sessionActors.ts';
import { persistedOrderKey } from '../../../src/adapters/storage/orders/orderKey.ts';
import { runActor, watchActor } from '../../support/calls/servedCalls.ts';
import { stubPage } from '../../support/calls/stubPage.ts';
import { customer, guest, opened, userOf } from './session.model.ts';

type Fetch = (request: Request) => Promise<Response>;
const refuseAll = async () => Response.json({ status: false, message: null, data: null }, { status: 401 });

/** What a browser tells its tabs, as far as it is read. */
const happens = (type: string, told: object = {}) => globalThis.dispatchEvent(Object.assign(new Event(type), told));

beforeEach(() => {
  stubPage();
  vi.stubGlobal('fetch', vi.fn<Fetch>(refuseAll));
  vi.useFakeTimers({ now: opened, toFake: ['Date'] });
});
afterEach(() => {
  leaveGuest();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

function start() {
  const told: string[] = [];
  const session = createActor(provideSession(), { input: findSession() });
  session.on('*', ({ type }) => told.push(type));
  session.start();
  const send = async (event: SessionEvent) => {
    session.send(event);
    await pause();
  };
  return { session, told, send };
}

const logIn = async (user: User = customer) => {
  const started = start();
  const { signal } = new AbortController();
  persistLogin({ status: true, message: null, data: { ...user, token: 'secret-token' } }, signal);
  await started.send({ type: 'session.logIn', user, at: opened });
  return started;
};

test.each([
  [
    'who logs out',
    async (send: (event: SessionEvent) => Promise<void>) => {
      await send({ type: 'session.logOut' });
      // The server's answer to it belongs to this test.
      await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
      await pause();
    },
  ],
  [
    'a session that the server has ended',
    async () => {
      await call(orderEndpoints.paymentOptions).catch(() => undefined);
      await pause();
    },
  ],
])('T06, T23: %s leaves no opened tickets on the device', async (_, end) => {
  const { session, send } = await logIn();
  localStorage.setItem('tickets', '{"version":1,"value":{}}');
  await end(send);
  expect(session.getSnapshot().context.user).toBeNull();
  expect(localStorage.getItem('tickets')).toBeNull();
  session.stop();
});

describe('keeping (R9.4.4, T06)', () => {
  test('a customer is found again by the next page', async () => {
    const { session } = await logIn();
    expect(findSession()).toEqual({
      stored: { user: customer, lastUpdated: opened },
      hasToken: true,
      hasExpired: false,
      at: opened,
    });
    session.stop();
  });

  test('what may be persisted is listed: no token, no date of birth, no unknown field of the server', async () => {
    const { session } = await logIn({ ...userOf({ dob: '1990-01-01' }), id_proof_number: '784199012345676' } as User);
    const kept = localStorage.getItem('session')!;
    for (const secret of ['1990-01-01', '784199012345676', 'secret-token']) expect(kept).not.toContain(secret);
    expect(session.getSnapshot().context.user?.dob).toBe('1990-01-01');
    session.stop();
  });

  test('a guest has no place on the disk (R4.1.4)', async () => {
    const { session } = await logIn(guest);
    expect([Object.keys(localStorage), currentToken()]).toEqual([[], 'secret-token']);
    expect(session.getSnapshot().matches({ known: 'guest' })).toBe(true);
    session.stop();
  });
});

describe('finding', () => {
  test.each(['no JSON', '{"version":0,"value":{}}', '{"version":1,"value":{"user":7}}'])(
    'what cannot be trusted is nobody: %s',
    (text) => {
      localStorage.setItem('session', text);
      expect(findSession().stored).toBeNull();
      expect(localStorage.getItem('session')).toBeNull();
    },
  );

  test('a record without its instant takes login, preferences and cart along (R4.1.3, Q4.1.a)', async () => {
    const { session } = await logIn();
    session.stop();
    const record = JSON.parse(localStorage.getItem('session')!);
    delete record.value.lastUpdated;
    localStorage.setItem('session', JSON.stringify(record));
    localStorage.setItem('preferences', 'x');
    localStorage.setItem('session_id', 'x');
    sessionStorage.setItem('cart', 'x');
    expect(findSession()).toEqual({ stored: null, hasToken: false, hasExpired: false, at: opened });
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['session_id'], []]);
  });

  test('what belongs to the browser and the site stays then (R4.1.3)', async () => {
    const { session } = await logIn();
    session.stop();
    const kept = ['vToken', 'config', 'theme', 'first-paint', 'consent', 'last-config', 'last-services'];
    for (const key of kept) localStorage.setItem(key, 'x');
    localStorage.setItem('session', JSON.stringify({ version: 1, value: { user: customer } }));
    findSession();
    expect(Object.keys(localStorage).toSorted((one, other) => one.localeCompare(other))).toEqual(
      kept.toSorted((one, other) => one.localeCompare(other)),
    );
  });

  test('a token without a user is removed, with the tickets; so is a guest’s order after a login', async () => {
    persistedToken.write('left-token');
    localStorage.setItem('tickets', '{"version":1,"value":{}}');
    expect(findSession()).toMatchObject({ stored: null, hasToken: true });
    expect([persistedToken.read(), localStorage.getItem('tickets')]).toEqual([null, null]);
    const { session } = await logIn();
    session.stop();
    persistedOrderKey.make(false);
    findSession();
    expect([persistedToken.read(), persistedOrderKey.read()]).toEqual(['secret-token', null]);
  });
});

describe('the end', () => {
  test('a guest who leaves has no token any more, and a guest after a customer has nothing of theirs', async () => {
    const { session, send } = await logIn(guest);
    await send({ type: 'session.logOut' });
    expect(currentToken()).toBeNull();
    session.stop();
    const record = JSON.stringify({ version: 1, value: { user: customer, lastUpdated: opened } });
    localStorage.setItem('session', record);
    await runActor(provideSession(), 'persistSession', { user: guest, lastUpdated: opened });
    expect(localStorage.getItem('session')).toBeNull();
  });

  test('what is only cleared has not expired', async () => {
    persistedToken.write('secret-token');
    localStorage.setItem('expired', '{"version":1,"value":true}');
    await runActor(provideSession(), 'clearPersistedSession', undefined);
    expect([persistedToken.read(), findSession().hasExpired]).toEqual([null, false]);
    await runActor(provideSession(), 'expireSession', undefined);
    expect(findSession().hasExpired).toBe(true);
    await runActor(provideSession(), 'clearPersistedSession', undefined);
    expect(findSession().hasExpired).toBe(false);
  });

  test('signing out forgets token and user at once, and tells the server with the token (R4.1.7)', async () => {
    const { session, told, send } = await logIn();
    await send({ type: 'session.logOut' });
    // Other tabs are told that somebody has logged out, and not who.
    expect(JSON.parse(localStorage.getItem('logout')!)).toEqual({ version: 1, value: opened });
    expect([Object.keys(localStorage), told]).toEqual([['logout'], ['session.began', 'session.ended']]);
    const sent = vi.mocked<Fetch>(fetch as never);
    // What sends comes with the first call.
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    const [request] = sent.mock.calls[0]!;
    expect([request.url, request.headers.get('Authorization')]).toEqual([
      'http://localhost:3000/api/v2/auth/logout',
      'Bearer secret-token',
    ]);
    session.stop();
  });

  test('calls that were answered 401 together end the session once (R4.1.6)', async () => {
    const { session, told } = await logIn();
    await Promise.allSettled([
      call(orderEndpoints.paymentOptions),
      call(attendeeEndpoints.family),
      call(attendeeEndpoints.family),
    ]);
    await pause();
    expect(told).toEqual(['session.began', 'session.expired']);
    expect([persistedToken.read(), localStorage.getItem('session')]).toEqual([null, null]);
    session.stop();
  });

  test('a late answer to a call of an earlier login ends nothing (F07)', async () => {
    const { session, told } = await logIn();
    const late = call(orderEndpoints.paymentOptions);
    persistedToken.write('newer-token');
    await Promise.allSettled([late]);
    await pause();
    expect(told).toEqual(['session.began']);
    session.stop();
  });

  test('a refused login ends nothing (Q4.1.c)', async () => {
    const { session, told } = await logIn();
    await call(loginEndpoints.loginByToken, { body: { token: 'x' } }).catch(() => undefined);
    expect(told).toEqual(['session.began']);
    session.stop();
  });
});

describe('other tabs and long sleeps', () => {
  const changed = (key: string | null) => happens('storage', { key });

  test.each(['token', 'session', null])('a change of %s elsewhere is followed (F10)', async (key) => {
    const { session, told } = await logIn();
    localStorage.clear();
    changed(key);
    expect([session.getSnapshot().value, told]).toEqual(['signedOut', ['session.began', 'session.ended']]);
    session.stop();
  });

  test('other keys are ignored', async () => {
    const { session, told } = await logIn();
    localStorage.clear();
    changed('preferences');
    expect(told).toEqual(['session.began']);
    session.stop();
  });

  test('a page that comes back from the frozen looks again (F13)', async () => {
    const { session } = await logIn();
    localStorage.clear();
    happens('pageshow', { persisted: false });
    expect(session.getSnapshot().matches('known')).toBe(true);
    happens('pageshow', { persisted: true });
    expect(session.getSnapshot().matches('signedOut')).toBe(true);
    session.stop();
  });

  test('a guest exists in one tab only: another tab that opens is signed out, and removes nothing', async () => {
    const { session, told } = await logIn(guest);
    changed('session');
    expect(session.getSnapshot().matches({ known: 'guest' })).toBe(true);
    expect(told).toEqual(['session.began']);
    session.stop();
  });

  test('the end of the twelve hours is no logout, whichever tab notices it (Q4.1.c)', async () => {
    const { session, told } = await logIn();
    vi.setSystemTime(opened + 12 * 3_600_000 + 1);
    localStorage.clear();
    changed('session');
    await pause();
    expect([session.getSnapshot().value, told]).toEqual(['signedOut', ['session.began', 'session.expired']]);
    session.stop();
  });

  /** What another tab does with the browser that both share. */
  const elsewhere = async (event: SessionEvent, ...keys: string[]) => {
    const other = start();
    await other.send(event);
    other.session.stop();
    for (const key of keys) changed(key);
    await pause();
  };

  test.each([['token', 'session'], ['session'], ['token']])(
    'a 401 in another tab is no logout here: told by %s (Q4.1.c)',
    async (...keys) => {
      const { session, told } = await logIn();
      await elsewhere({ type: 'session.refused' }, ...keys);
      expect([session.getSnapshot().value, told]).toEqual(['signedOut', ['session.began', 'session.expired']]);
      session.stop();
    },
  );

  test('after a 401, a login and a logout in another tab are a logout here (R4.1.7)', async () => {
    const { session, told } = await logIn();
    await elsewhere({ type: 'session.refused' }, 'token');
    (await logIn()).session.stop();
    changed('token');
    await elsewhere({ type: 'session.logOut' }, 'token', 'session');
    expect([session.getSnapshot().value, told]).toEqual([
      'signedOut',
      ['session.began', 'session.expired', 'session.ended'],
    ]);
    session.stop();
  });

  test('a customer’s 401 in another tab does not end a guest’s session here (R4.1.4)', async () => {
    (await logIn()).session.stop();
    await elsewhere({ type: 'session.refused' });
    const { session, told } = await logIn(guest);
    changed('token');
    expect([session.getSnapshot().matches({ known: 'guest' }), told]).toEqual([true, ['session.began']]);
    session.stop();
  });

  test('a guest of this tab who logs in in another one is that customer here, too, and keeps the selection', async () => {
    const { session, told } = await logIn(guest);
    localStorage.setItem('token', '{"version":1,"value":"other-token"}');
    localStorage.setItem('session', JSON.stringify({ version: 1, value: { user: customer, lastUpdated: opened } }));
    changed('session');
    expect([session.getSnapshot().context.user?.id, currentToken()]).toEqual([customer.id, 'other-token']);
    expect(told).toEqual(['session.began']);
    session.stop();
  });

  test.each(['focus', 'a minute'])('twelve hours that were slept through are found by %s (Q4.1.b)', async (by) => {
    vi.useRealTimers();
    vi.useFakeTimers({ now: opened, toFake: ['Date', 'setInterval'] });
    const { session, told } = await logIn();
    vi.setSystemTime(opened + 12 * 3_600_000 + 1);
    if (by === 'focus') happens('focus');
    else vi.advanceTimersByTime(60_000);
    await pause();
    expect(told).toEqual(['session.began', 'session.expired']);
    session.stop();
  });

  test('each look tells the time, and follows a login only where it is another than this page knows of (F10)', () => {
    const record = (lastUpdated: number) => JSON.stringify({ version: 1, value: { user: customer, lastUpdated } });
    const looks = () => {
      const { told, stop } = watchActor(provideSession(), 'watchTabs');
      return { looked: () => (happens('focus'), told.splice(0).map(({ type }) => type)), stop };
    };
    const ofNobody = looks();
    expect(ofNobody.looked()).toEqual(['tab.shown']);
    ofNobody.stop();
    localStorage.setItem('session', record(opened));
    const { looked, stop } = looks();
    expect(looked()).toEqual(['tab.shown']);
    localStorage.setItem('session', record(opened + 1));
    expect([looked(), looked()]).toEqual([['storage.changed', 'tab.shown'], ['tab.shown']]);
    Object.assign(document, { hidden: true });
    expect(looked()).toEqual([]);
    stop();
  });

  test('a tab that becomes visible after twelve hours is signed out (Q4.1.b)', async () => {
    const { session, told } = await logIn();
    vi.setSystemTime(opened + 12 * 3_600_000 + 1);
    document.dispatchEvent(new Event('visibilitychange'));
    await pause();
    expect(told).toEqual(['session.began', 'session.expired']);
    session.stop();
  });

  test('a guest stays one where the browser has only half of a login', async () => {
    const { session } = await logIn(guest);
    const record = JSON.stringify({ version: 1, value: { user: customer, lastUpdated: opened } });
    localStorage.setItem('session', record);
    changed('session');
    expect(currentToken()).toBe('secret-token');
    localStorage.clear();
    localStorage.setItem('token', '{"version":1,"value":"other-token"}');
    changed('token');
    expect(currentToken()).toBe('secret-token');
    persistedOrderKey.make(false);
    localStorage.setItem('session', record);
    changed('session');
    expect([currentToken(), persistedOrderKey.read()]).toEqual(['other-token', null]);
    session.stop();
  });

  test('a stopped session leaves no event listeners and no timer', async () => {
    vi.useRealTimers();
    vi.useFakeTimers({ now: opened, toFake: ['Date', 'setInterval', 'clearInterval'] });
    const world = new EventTarget();
    for (const name of ['addEventListener', 'removeEventListener'] as const)
      vi.stubGlobal(name, world[name].bind(world));
    const { session } = await logIn();
    const heard = () =>
      ['storage', 'pageshow', 'focus']
        .map((type) => getEventListeners(world, type).length)
        .concat([getEventListeners(document, 'visibilitychange').length, vi.getTimerCount()]);
    expect(heard()).toEqual([1, 1, 1, 1, 1]);
    session.stop();
    expect(heard()).toEqual([0, 0, 0, 0, 0]);
  });

  test('a session that has stopped listens no more', async () => {
    const { session, told } = await logIn();
    session.stop();
    localStorage.clear();
    changed(null);
    expect(told).toEqual(['session.began']);
  });
});
