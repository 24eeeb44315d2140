/** A tab that comes back from another site, and finds that its customer has logged out in another tab (012). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import type { SessionEvent, sessionMachine } from '../../../../machines/session/sessionMachine.ts';
import { ownerOf } from '../../../../machines/session/owner.ts';
import { defaultPreferences } from '../../../../machines/cart/paymentPreferences.ts';
import { persistedIntent } from '../../../../src/adapters/storage/orders/orderIntent.ts';
import { persistedTopUp } from '../../../../src/adapters/storage/orders/topUpIntent.ts';
import { provideErasure } from '../../../../src/adapters/actors/account/erasureActors.ts';
import { dropRemains, findSession, provideSession } from '../../../../src/adapters/actors/login/sessionActors.ts';
import { leftProgress } from '../../../../src/adapters/storage/booking/leftProgress.ts';
import { persistedCart } from '../../../../src/adapters/storage/cart/persistedCart.ts';
import { clearCustomerData } from '../../../../src/adapters/storage/customerData.ts';
import { clearStoredCart, storedCart } from '../../../../src/adapters/storage/cart/storedCart.ts';
import { becomeGuest, leaveGuest } from '../../../../src/adapters/storage/login/credentials.ts';
import { dropCustomers, isNewLogout, noteLogout } from '../../../../src/adapters/storage/login/logouts.ts';
import { persistLogin } from '../../../../src/adapters/storage/login/persistLogin.ts';
import type { User } from '../../../../src/contract/customers/customers.ts';
import { guest, layla, omar, swim } from '../../../models/cart/cart.fixtures.ts';
import { intent } from '../../../models/checkout/checkout.fixtures.ts';
import { intent as sent } from '../../../models/topUp/topUp.fixtures.ts';
import { storageWithRoom } from '../../../support/calls/fullStorage.ts';
import { runActor, serveCalls, storage } from '../../../support/calls/servedCalls.ts';
import { stubPage } from '../../../support/calls/stubPage.ts';

const eight = Date.parse('2026-11-22T08:00:00Z');
const tab = () => storage() as unknown as Storage;
const tabs = { here: tab(), there: tab() };
/** All tabs share local storage. */
const inTab = (name: keyof typeof tabs) => vi.stubGlobal('sessionStorage', tabs[name]);
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
const running: ActorRefFrom<typeof sessionMachine>[] = [];

beforeEach(() => {
  stubPage();
  vi.useFakeTimers({ now: eight, toFake: ['Date'] });
  Object.assign(tabs, { here: tab(), there: tab() });
  serveCalls();
  inTab('there');
});
afterEach(() => {
  for (const session of running.splice(0)) session.stop();
  leaveGuest();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page is opened in the current tab. */
function open() {
  dropRemains();
  const told: string[] = [];
  const session = createActor(provideSession(), { input: findSession() });
  session.on('*', ({ type }) => told.push(type));
  session.on('session.ended', clearCustomerData);
  session.start();
  running.push(session);
  return { session, told };
}

const close = ({ session }: ReturnType<typeof open>) => session.stop();

async function logIn(user: User, page = open()): Promise<ReturnType<typeof open>> {
  vi.setSystemTime(Date.now() + 1000);
  const { at } = persistLogin(
    { status: true, message: null, data: { ...user, token: `token-of-${user.id}` } },
    new AbortController().signal,
  );
  page.session.send({ type: 'session.logIn', user, at });
  await pause();
  return page;
}

/** The other tab does so while this one is on another site. */
async function there(event: SessionEvent, opened?: ReturnType<typeof open>): Promise<void> {
  inTab('there');
  const page = opened ?? open();
  page.session.send(event);
  await pause();
  close(page);
}
const logOut: SessionEvent = { type: 'session.logOut' };
const refuse: SessionEvent = { type: 'session.refused' };

const choices = { ...defaultPreferences, deliveryAddress: null };
const cartOf = (owner: string | null, id: string) => {
  const own = { lines: [swim(id)], choices };
  return owner === null
    ? { ...own, aside: [], promotion: null }
    : { lines: [], choices, aside: [{ owner, ...own }], promotion: { owner, code: 'SAVE', type: 'promo' } };
};
const put = (key: string, version: number, value: unknown) =>
  tabs.here.setItem(key, JSON.stringify({ version, value }));
const linesHere = () => {
  const { lines, aside } = persistedCart();
  return [...lines, ...aside.flatMap((one) => one.lines)].map(({ id }) => id);
};

/** The customer logs in here, chooses something, and is led to another site. */
async function leaveFor(user: User): Promise<void> {
  inTab('here');
  close(await logIn(user));
  put('cart', 2, cartOf(ownerOf(user), 'chosen'));
}
/** This tab has a page again. */
const comeBack = () => {
  inTab('here');
  return open();
};

/** Layla logs in on that page again: what she chooses then outlives the next load. */
async function expectToKeepWhatIsChosenSince(page: ReturnType<typeof open>): Promise<void> {
  close(await logIn(layla, page));
  put('cart', 2, cartOf(ownerOf(layla), 'chosen since'));
  comeBack();
  expect(linesHere()).toEqual(['chosen since']);
}

describe('a logout in another tab', () => {
  test('R4.1.7: takes along what this tab keeps of a customer, cart and code, booking, drafts and order', async () => {
    await leaveFor(layla);
    const owner = ownerOf(layla);
    put('booking', 7, { owner, draft: { bookingDate: '2026-11-27' } });
    put('profile-draft', 1, { owner, draft: { city: 'Dubai' } });
    put('site-forms', 1, { join: { owner, answers: { 1: 'Trains on Mondays' }, isCut: false } });
    put('orderIntent', 2, { owner, key: 'key-of-hers' });
    put('topUp', 1, { owner, key: 'key-of-her-money' });
    await there(logOut);

    comeBack();
    expect(persistedCart()).toMatchObject({ lines: [], aside: [], promotion: null });
    expect(storedCart()).toEqual({ lines: [], aside: [] });
    expect(await leftProgress()).toBeNull();
    for (const text of Object.values<string>(tabs.here)) expect(text).not.toContain(owner);
    for (const key of ['booking', 'profile-draft', 'orderIntent', 'topUp']) expect(tabs.here.getItem(key)).toBeNull();
  });

  test('R4.1.7: also where somebody else has logged in there since', async () => {
    await leaveFor(layla);
    await there(logOut);
    inTab('there');
    close(await logIn(omar));
    const { session } = comeBack();
    expect([linesHere(), session.getSnapshot().context.user?.id]).toEqual([[], omar.id]);
  });

  test('R4.1.7: also where the same customer has logged in there again; what they choose from then on stays', async () => {
    await leaveFor(layla);
    await there(logOut);
    inTab('there');
    close(await logIn(layla));
    close(comeBack());
    expect(linesHere()).toEqual([]);
    put('cart', 2, cartOf(ownerOf(layla), 'chosen since'));
    comeBack();
    expect(linesHere()).toEqual(['chosen since']);
  });

  test('Q4.1.c: leaves what is nobody’s or a guest’s', async () => {
    inTab('there');
    const other = await logIn(layla);
    put('cart', 2, cartOf(null, 'nobody’s'));
    put('booking', 7, { owner: 'nobody', draft: {} });
    put('orderIntent', 2, { owner: 'guest', key: 'key-of-a-guest' });
    tabs.here.setItem('of-a-script', 'no JSON');
    tabs.here.setItem('of-another', '{"version":3}');
    const before = JSON.stringify(tabs.here);
    await there(logOut, other);
    comeBack();
    expect(linesHere()).toEqual(['nobody’s']);
    expect(JSON.parse(JSON.stringify(tabs.here))).toMatchObject(JSON.parse(before));
  });

  test('R4.1.7: is noticed by a page that slept through it and through the next login of that customer', async () => {
    inTab('here');
    const page = await logIn(layla);
    await there(logOut);
    inTab('there');
    close(await logIn(layla));
    inTab('here');
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([page.told, page.session.getSnapshot().context.user?.id]).toEqual([
      ['session.began', 'session.ended'],
      layla.id,
    ]);
  });

  test('R4.1.7: ends nobody’s session but the former one, however long that page slept', async () => {
    inTab('here');
    const page = await logIn(layla);
    await there(logOut);
    vi.setSystemTime(eight + 13 * 3_600_000);
    inTab('there');
    close(await logIn(omar));
    const token = localStorage.getItem('token');
    inTab('here');
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([page.told, page.session.getSnapshot().context.user?.id]).toEqual([
      ['session.began', 'session.ended'],
      omar.id,
    ]);
    expect([localStorage.getItem('token'), localStorage.getItem('expired')]).toEqual([token, null]);
  });

  test.each([
    ['takes along what waits in a page that slept through it and had nobody left', null, 1],
    ['sends no guest away who is in such a page', guest, 0],
  ])('R4.1.7: %s', async (_, now, reloads) => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', Object.assign(new URL('http://localhost:3000/'), { reload }));
    inTab('here');
    const page = await logIn(layla);
    page.session.send(refuse);
    await pause();
    if (now !== null) await logIn(now, page);
    put('cart', 2, { ...cartOf(ownerOf(layla), 'chosen'), lines: [swim('nobody’s')] });
    inTab('there');
    await there(logOut, await logIn(layla));
    inTab('here');
    // Of the guest's token the other tab knows nothing.
    if (now !== null) becomeGuest('token-of-a-guest');
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reload).toHaveBeenCalledTimes(reloads);
    expect(linesHere()).toEqual(now === null ? ['nobody’s'] : ['nobody’s', 'chosen']);
    expect(page.told).not.toContain('session.ended');
  });

  test.each([
    ['a tab that is awake hears of it, and need not be opened anew', 'storage', true],
    ['without a logout there is nothing to be opened anew for', 'pageshow', false],
  ] as const)('R4.1.7: %s', async (_, by, hasLoggedOut) => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', Object.assign(new URL('http://localhost:3000/'), { reload }));
    inTab('here');
    const page = await logIn(layla);
    page.session.send(refuse);
    await pause();
    put('cart', 2, cartOf(ownerOf(layla), 'chosen'));
    if (hasLoggedOut) await there(logOut, await logIn(layla));
    inTab('here');
    globalThis.dispatchEvent(Object.assign(new Event(by), { persisted: true, key: 'logout' }));
    expect(reload).not.toHaveBeenCalled();
  });

  test('R4.1.7: a page that slept through it and had its customer still is not opened anew', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', Object.assign(new URL('http://localhost:3000/'), { reload }));
    inTab('here');
    const page = await logIn(layla);
    page.session.on('session.ended', clearStoredCart);
    put('cart', 2, cartOf(ownerOf(layla), 'chosen'));
    await there(logOut);
    inTab('here');
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([page.told.at(-1), linesHere()]).toEqual(['session.ended', []]);
    expect(reload).not.toHaveBeenCalled();
  });

  test('Q7.7.g: is what a deleted account is as well', async () => {
    await leaveFor(layla);
    inTab('there');
    const page = open();
    await runActor(provideErasure({ session: page.session, tell: () => undefined }), 'eraseAccount', {
      kind: 'code',
      proof: '123456',
    });
    close(page);
    comeBack();
    expect(linesHere()).toEqual([]);
  });

  test('R4.1.7: takes along what was sent, and is told, where the record of the login is damaged', async () => {
    await leaveFor(layla);
    inTab('there');
    const other = open();
    persistedIntent.write({ ...intent, owner: ownerOf(layla) });
    localStorage.setItem('session', 'no JSON');
    await there(logOut, other);
    expect(Object.keys(localStorage)).toEqual(['logout']);
    comeBack();
    expect(linesHere()).toEqual([]);
  });

  test('R4.1.7: takes along no line of a guest, behind whom a customer’s cart waits', async () => {
    inTab('there');
    const other = await logIn(layla);
    const customers = cartOf(ownerOf(omar), 'a customer’s');
    put('cart', 2, { ...cartOf(null, 'a guest’s'), aside: customers.aside, promotion: customers.promotion });
    await there(logOut, other);
    comeBack();
    expect(persistedCart()).toMatchObject({ lines: [{ id: 'a guest’s' }], aside: [], promotion: null });
  });

  test('F20: is no reason not to open where session storage is refused', async () => {
    await leaveFor(layla);
    await there(logOut);
    vi.stubGlobal('sessionStorage', undefined);
    expect(dropRemains).not.toThrow();
  });

  test('R4.1.4: ends no guest of a page that slept through it', async () => {
    inTab('there');
    const other = await logIn(layla);
    inTab('here');
    const page = open();
    await there(logOut, other);
    inTab('there');
    close(await logIn(layla));
    inTab('here');
    page.session.send({ type: 'session.logIn', user: guest, at: Date.now() });
    await pause();
    put('cart', 2, cartOf(null, 'a guest’s'));
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(page.told).toEqual(['session.began']);
    expect(linesHere()).toEqual(['a guest’s']);
  });

  test('R4.1.7: is told to other tabs where local storage has no room left', async () => {
    await leaveFor(layla);
    vi.stubGlobal('localStorage', storageWithRoom(localStorage, 0));
    await there(logOut);
    expect(Object.keys(localStorage)).toContain('logout');
  });

  test('T06: a note of it says nothing of who it was', async () => {
    await leaveFor(layla);
    await there(logOut);
    const kept = JSON.stringify([localStorage, tabs.there]);
    for (const known of [ownerOf(layla), `"id":${layla.id}`, layla.email!]) expect(kept).not.toContain(known);
  });
});

describe('what is no logout', () => {
  test.each([1, 2, 3])(
    'Q4.1.c: after an expiry in another tab the cart waits, over %i loads of the page',
    async (loads) => {
      await leaveFor(layla);
      await there(refuse);
      for (let load = 0; load < loads; load += 1) {
        inTab('there');
        close(open());
      }
      close(comeBack());
      expect(linesHere()).toEqual(['chosen']);
      comeBack();
      expect(linesHere()).toEqual(['chosen']);
    },
  );

  test('Q4.1.c: nor is one in this tab, before its customer came back', async () => {
    inTab('here');
    const page = await logIn(layla);
    page.session.send(logOut);
    await pause();
    await expectToKeepWhatIsChosenSince(page);
  });

  test('Q4.1.c: nor is one that a page here was told of', async () => {
    inTab('here');
    const page = await logIn(layla);
    await there(logOut);
    inTab('here');
    globalThis.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
    expect(page.told).toEqual(['session.began', 'session.ended']);
    await expectToKeepWhatIsChosenSince(page);
  });

  test('Q4.1.c: nor is one whose note came here after the news that nobody is logged in', async () => {
    inTab('here');
    const page = await logIn(layla);
    const hear = (key: string) => globalThis.dispatchEvent(Object.assign(new Event('storage'), { key }));
    for (const key of ['token', 'session']) localStorage.removeItem(key);
    hear('token');
    localStorage.setItem('logout', JSON.stringify({ version: 1, value: eight }));
    hear('logout');
    expect(page.told).toEqual(['session.began', 'session.ended']);
    await expectToKeepWhatIsChosenSince(page);
  });

  test('Q4.1.f: nor does a page that slept through a login in another tab end that one, when its own is over', async () => {
    inTab('here');
    const page = await logIn(layla);
    vi.setSystemTime(eight + 13 * 3_600_000);
    inTab('there');
    close(await logIn(layla));
    const token = localStorage.getItem('token');
    inTab('here');
    document.dispatchEvent(new Event('visibilitychange'));
    await pause();
    expect([page.told, page.session.getSnapshot().context.user?.id]).toEqual([['session.began'], layla.id]);
    expect([localStorage.getItem('token'), localStorage.getItem('expired')]).toEqual([token, null]);
  });

  test('R4.1.8: nor is a guest’s, behind whom a customer’s cart waits', async () => {
    await leaveFor(layla);
    await there(refuse);
    inTab('there');
    await there(logOut, await logIn(guest));
    comeBack();
    expect(linesHere()).toEqual(['chosen']);
  });

  test('I12: nor is a guest’s, in whichever tab: what an expired customer has on its way to the bank waits with the cart', async () => {
    await leaveFor(layla);
    const owner = ownerOf(layla);
    const topUp = { ...sent, owner, card: 'new', amount: 250 };
    persistedIntent.write({ ...intent, owner });
    persistedTopUp.write(topUp);
    await there(refuse);
    inTab('there');
    await there(logOut, await logIn(guest));
    expect([persistedIntent.readFor(layla)?.key, persistedTopUp.readFor(owner)?.key]).toEqual([intent.key, topUp.key]);
    comeBack();
    expect([linesHere(), persistedIntent.readFor(layla)]).toEqual([['chosen'], { ...intent, owner }]);
    close(await logIn(layla));
    await there(logOut);
    expect(Object.keys(localStorage)).toEqual(['logout']);
  });
});

test('a browser that was emptied since tells of no logout', () => {
  noteLogout();
  localStorage.clear();
  expect(isNewLogout()).toBe(false);
});

test('what stands there of a customer and cannot be read goes as well', () => {
  sessionStorage['cart'] = `{"value":{"owner":"${ownerOf(layla)}"`;
  expect(dropCustomers()).toBe(true);
  expect(sessionStorage.getItem('cart')).toBeNull();
});
