/** One order of a customer in two tabs of a browser, with what they persist and send (docs/decisions/071). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { CheckoutRef } from '../../../machines/checkout/checkoutMachine.ts';
import * as read from '../../../machines/checkout/checkoutSelectors.ts';
import * as readPayment from '../../../machines/checkout/paymentSelectors.ts';
import { isWaitingToAsk } from '../../../machines/checkout/placementSelectors.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import { provideCheckout } from '../../../src/adapters/actors/cart/checkoutActors.ts';
import { failedPaymentInput, provideFailedPayment } from '../../../src/adapters/actors/cart/failedPaymentActors.ts';
import { tellOfOrder } from '../../../src/adapters/actors/cart/watchOrder.ts';
import { onUnauthorized } from '../../../src/adapters/http/client.ts';
import type { SessionSource } from '../../../src/adapters/actors/login/followSession.ts';
import { provideReopening } from '../../../src/adapters/actors/cart/reopeningActors.ts';
import { findSession, provideSession } from '../../../src/adapters/actors/login/sessionActors.ts';
import { persistedToken } from '../../../src/adapters/storage/login/credentials.ts';
import { persistLogin } from '../../../src/adapters/storage/login/persistLogin.ts';
import { clearCustomerData } from '../../../src/adapters/storage/customerData.ts';
import { persistedIntent } from '../../../src/adapters/storage/orders/orderIntent.ts';
import { guestOrder } from '../../../src/adapters/storage/orders/guestOrder.ts';
import { dropOrder, noteOrder } from '../../../src/adapters/storage/orders/orderNews.ts';
import type { User } from '../../../src/contract/customers/customers.ts';
import { attendee, guest, layla, omar, swim } from '../../models/cart/cart.fixtures.ts';
import {
  acceptedIntent,
  cartContent,
  checkoutInput,
  intent,
  options,
  placed,
} from '../../models/checkout/checkout.fixtures.ts';
import { transaction } from '../../models/checkout/payment.fixtures.ts';
import { runActor, serveCalls, storage, watchActor, type ServedCalls } from '../../support/calls/servedCalls.ts';
import { dropAtLogout } from '../../support/calls/dropAtLogout.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

const eight = Date.parse('2026-11-22T08:00:00Z');
let served: ServedCalls;
const tabs = { first: storage(), second: storage() };
/** All tabs share local storage. */
const inTab = (name: keyof typeof tabs) => vi.stubGlobal('sessionStorage', tabs[name]);
const at = (milliseconds: number) => vi.setSystemTime(eight + milliseconds);
const bank = placed('awaiting_payment', { pg: 'bank', url: 'javascript:alert(1)' });

beforeEach(() => {
  stubPage();
  vi.useFakeTimers({ now: eight, toFake: ['Date'] });
  Object.assign(tabs, { first: storage(), second: storage() });
  served = serveCalls();
  inTab('first');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function world(user: User | null = layla) {
  const told: { type: string }[] = [];
  const snapshot = { context: { ...cartContent, ...cartContent.preferences, user } };
  const cart = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe() {} }),
    send: (event: { type: string }) => told.push(event),
  };
  const here = { context: { user } };
  const listeners = new Set<(snapshot: typeof here) => void>();
  const session = {
    getSnapshot: () => here,
    subscribe: (listener: (snapshot: typeof here) => void) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
  };
  /** Changes the customer. */
  const become = (next: User | null) => {
    here.context = { user: next };
    for (const listener of listeners) listener(here);
  };
  const portal = { getSnapshot: () => ({ children: {} }) };
  return { deps: { cart, session, portal } as never, told, become };
}

/** The cart's page, opened in the tab that is looked at. */
function openCart() {
  const { deps, told } = world();
  const input = { ...checkoutInput, terms: 'none' as const, intent: persistedIntent.readFor(layla) };
  return { actor: createActor(provideCheckout(deps), { input }).start(), told };
}
const sent = (path: string) => served.asked.filter((call) => JSON.stringify(call).includes(path)).length;
async function untilUnpaid(actor: CheckoutRef): Promise<void> {
  const payment = read.payment(await waitFor(actor, (state) => read.payment(state) !== undefined));
  await waitFor(payment!, readPayment.isUnpaid);
}

describe('the persisted order of a customer', () => {
  test('F16: every tab of the browser finds it; the one that wrote it last knows it as its own', () => {
    persistedIntent.write(acceptedIntent);
    expect(persistedIntent.readFor(layla)).toEqual(acceptedIntent);
    inTab('second');
    expect(persistedIntent.readFor(layla)).toEqual({ ...acceptedIntent, elsewhereUntil: eight + 30_000 });
    at(1);
    persistedIntent.write(acceptedIntent);
    expect(persistedIntent.readFor(layla)).toEqual(acceptedIntent);
    inTab('first');
    expect(persistedIntent.readFor(layla)).toMatchObject({ elsewhereUntil: eight + 30_001 });
  });

  test('T06, 020: another customer does not, and a guest’s is in one tab only', () => {
    persistedIntent.write(acceptedIntent);
    inTab('second');
    expect([omar, guest, null].map((user) => persistedIntent.readFor(user))).toEqual([null, null, null]);
    persistedIntent.take(acceptedIntent);
    persistedIntent.write({ ...acceptedIntent, owner: ownerOf(guest) });
    expect(Object.keys(localStorage)).toEqual(['guestOrder']);
    inTab('first');
    expect([layla, guest, null].map((user) => persistedIntent.readFor(user))).toEqual([null, null, null]);
  });

  test('R4.1.7, 012: has no attendees, and is removed at logout, in any tab', () => {
    persistedIntent.write({ ...acceptedIntent, lines: [swim('swim', { customers: [attendee] })] });
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(attendee.name);
    inTab('second');
    dropAtLogout();
    inTab('first');
    expect([Object.keys(localStorage), persistedIntent.readFor(layla)]).toEqual([[], null]);
  });

  test('R4.1.7: a tab that missed the logout and the next login removes nothing of the new customer', async () => {
    const login = (user: User, token: string) => {
      persistedToken.write(token);
      localStorage['session'] = JSON.stringify({ version: 1, value: { user, lastUpdated: eight } });
    };
    login(layla, 'of layla');
    const session = createActor(provideSession(), { input: findSession() }).start();
    session.on('session.ended', clearCustomerData);
    inTab('second');
    login(omar, 'of omar');
    const ofOmar = { ...acceptedIntent, owner: ownerOf(omar) };
    persistedIntent.write(ofOmar);
    inTab('first');
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(session, ({ context: { user } }) => user?.id === omar.id);
    session.stop();
    inTab('second');
    expect(persistedIntent.readFor(omar)).toEqual(ofOmar);
  });

  test('Q9.4.d: one left by a closed tab an hour ago is not reported; its own tab still knows it', () => {
    persistedIntent.write(acceptedIntent);
    inTab('second');
    at(3_600_000);
    expect(persistedIntent.readFor(layla)).not.toBeNull();
    at(3_600_001);
    expect(persistedIntent.readFor(layla)).toBeNull();
    inTab('first');
    expect(persistedIntent.readFor(layla)).toEqual(acceptedIntent);
  });

  test('Q4.8.c: the tab that sent it still knows it after an hour, even if another tab wrote it last', () => {
    persistedIntent.write(acceptedIntent);
    inTab('second');
    at(1);
    persistedIntent.write({ ...acceptedIntent, stage: 'refused' });
    at(3_600_002);
    inTab('first');
    expect(persistedIntent.readFor(layla)).toEqual({
      ...acceptedIntent,
      stage: 'refused',
      elsewhereUntil: eight + 30_001,
    });
    // Of another order this tab knows nothing.
    inTab('second');
    persistedIntent.write({ ...acceptedIntent, key: `${acceptedIntent.key}-of-another` });
    at(7_200_003);
    inTab('first');
    expect(persistedIntent.readFor(layla)).toBeNull();
  });

  test('Q4.8.c: it is taken once, and only that very order', () => {
    persistedIntent.write(acceptedIntent);
    inTab('second');
    expect(persistedIntent.take({ ...acceptedIntent, key: 'k'.repeat(16) })).toBe(false);
    expect([persistedIntent.take(acceptedIntent), persistedIntent.take(acceptedIntent)]).toEqual([true, false]);
    inTab('first');
    expect(persistedIntent.take(acceptedIntent)).toBe(false);
  });

  test('R8.4.1: the server’s answer about it is recorded for other tabs, once', () => {
    persistedIntent.write(acceptedIntent);
    inTab('second');
    at(5);
    const refused = { stage: 'refused', transactionId: 'tx-1' } as const;
    noteOrder(acceptedIntent.orderId! + 1, refused);
    noteOrder(acceptedIntent.orderId!, { stage: 'accepted', transactionId: 'tx-1' });
    expect(persistedIntent.readFor(layla)).toMatchObject({ stage: 'accepted', elsewhereUntil: eight + 30_000 });
    noteOrder(acceptedIntent.orderId!, refused);
    expect(persistedIntent.readFor(layla)).toEqual({ ...acceptedIntent, ...refused });
    inTab('first');
    expect(persistedIntent.readFor(layla)).toMatchObject({ stage: 'refused', elsewhereUntil: eight + 30_005 });
  });
});

describe('a cart that stood open', () => {
  const machine = () => provideCheckout(world().deps);
  const storageNews = (key: string | null) =>
    globalThis.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: localStorage }));
  const shown = (persisted: boolean) => globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  test('is told of the order, of its end, and of both when it is restored from the back/forward cache', () => {
    const { told, stop } = watchActor(machine(), 'watchOrder');
    storageNews('session');
    shown(false);
    expect(told).toEqual([]);
    inTab('second');
    persistedIntent.write(acceptedIntent);
    inTab('first');
    storageNews('orderIntent');
    const heard = { type: 'order.heard', intent: { ...acceptedIntent, elsewhereUntil: eight + 30_000 } };
    expect(told).toEqual([heard]);
    shown(true);
    persistedIntent.drop(ownerOf(layla));
    storageNews('orderIntent');
    expect(told).toEqual([heard, heard, { type: 'order.heard', intent: null }]);
    stop();
    storageNews('orderIntent');
    shown(true);
    expect(told).toHaveLength(3);
  });

  test('Q4.8.c: is not told that an order was settled because it is too old to be told of', () => {
    const { told, stop } = watchActor(machine(), 'watchOrder');
    inTab('second');
    persistedIntent.write(acceptedIntent);
    inTab('first');
    at(3_600_001);
    shown(true);
    expect(told).toEqual([]);
    persistedIntent.drop(ownerOf(layla));
    shown(true);
    expect(told).toEqual([{ type: 'order.heard', intent: null }]);
    stop();
  });

  test('K01: continues at once when the tab that sent the order reports that it will not arrive', async () => {
    served.answers = { 'GET payments/options': { data: options }, 'GET orders/status': { data: null } };
    persistedIntent.write(intent);
    inTab('second');
    const { actor } = openCart();
    await waitFor(read.placement(actor.getSnapshot())!, isWaitingToAsk);
    inTab('first');
    at(1_000);
    persistedIntent.take(intent);
    inTab('second');
    storageNews('orderIntent');
    const { context } = await waitFor(actor, (state) => state.matches('reviewing'));
    expect(context.problem).toEqual({ code: 'notPlaced', message: null });
    actor.stop();
  });

  test.each([
    ['sends what it has, once nothing can arrive any more', false, 1],
    ['asks again about what another tab has sent once more, even if it heard nothing of it', true, 0],
  ])('K01: %s', async (_, isSentAgain, times) => {
    served.answers = {
      'GET payments/options': { data: options },
      'GET orders/status': { data: null },
      'POST orders': { data: bank },
    };
    persistedIntent.write(intent);
    inTab('second');
    at(31_000);
    const { actor } = openCart();
    await waitFor(actor, (state) => state.context.problem?.code === 'notPlaced' && !read.isLoadingOptions(state));
    inTab('first');
    if (isSentAgain) persistedIntent.write(intent);
    inTab('second');
    actor.send({ type: 'order.place' });
    const placement = read.placement(await waitFor(actor, (state) => read.placement(state) !== undefined))!;
    if (isSentAgain) await waitFor(placement, isWaitingToAsk);
    else await waitFor(actor, (state) => read.payment(state) !== undefined);
    expect(sent('POST')).toBe(times);
    actor.stop();
  });

  test('I12: asks about the order whose answer was lost when its customer comes back to a page that somebody else had', async () => {
    served.answers = {
      'GET payments/options': { data: options },
      'GET orders/status': { data: bank },
      'POST orders': { data: bank },
    };
    // Lost before the page was opened by whoever came between; the page knows nothing of it.
    persistedIntent.write(intent);
    const { deps, become } = world(guest);
    const input = { ...checkoutInput, user: guest, terms: 'none' as const, intent: null };
    const actor = createActor(provideCheckout(deps), { input }).start();
    become(layla);
    await waitFor(actor, (state) => read.mayPlace(state) && !read.isLoadingOptions(state));
    actor.send({ type: 'order.place' });
    await untilUnpaid(actor);
    expect([sent('POST'), actor.getSnapshot().context.intent?.key]).toEqual([0, intent.key]);
    actor.stop();
  });

  test.each([guest, null])('020: without a customer it hears nothing', (user) => {
    const { told, stop } = watchActor(provideFailedPayment(world(user).deps), 'watchOrder');
    storageNews('orderIntent');
    expect(told).toEqual([]);
    stop();
  });

  test('is told of its end also where another customer’s order was written down since', () => {
    const { told, stop } = watchActor(machine(), 'watchOrder');
    persistedIntent.write(acceptedIntent);
    persistedIntent.write({ ...acceptedIntent, owner: ownerOf(omar), key: 'o'.repeat(16) });
    persistedIntent.drop(ownerOf(layla));
    storageNews('orderIntentAside');
    expect(told).toEqual([{ type: 'order.heard', intent: null }]);
    stop();
  });

  test('I13: does not pay while another tab’s order is under way, even if it was not told', async () => {
    served.answers = {
      'GET payments/options': { data: options },
      'GET orders/status': { data: bank },
      'POST orders': { data: bank },
    };
    const { actor, told } = openCart();
    await waitFor(actor, read.mayPlace);
    await waitFor(actor, (state) => !read.isLoadingOptions(state));
    inTab('second');
    persistedIntent.write(acceptedIntent);
    inTab('first');
    actor.send({ type: 'order.place' });
    await untilUnpaid(actor);
    expect([sent('POST'), told]).toEqual([0, []]);
    expect(actor.getSnapshot().context.intent).toMatchObject({ key: intent.key });
    actor.stop();
  });
});

describe('a tab in which the customer looks at something else', () => {
  const session = (world().deps as { session: SessionSource }).session;
  const news = () => globalThis.dispatchEvent(Object.assign(new Event('storage'), { key: 'orderIntent' }));
  const lookAt = (isHidden: boolean) => {
    Object.assign(document, { hidden: isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const sentElsewhere = (order: typeof intent) => {
    inTab('second');
    persistedIntent.write(order);
    inTab('first');
  };

  const untell = vi.fn<() => void>();
  beforeEach(() => untell.mockClear());

  test('is told of the order once it is visible, and once for each order', () => {
    const tell = vi.fn<() => void>();
    lookAt(true);
    const stop = tellOfOrder(session, { tell, untell });
    sentElsewhere(intent);
    news();
    lookAt(false);
    // It is being placed, so it is unknown whether the server has it.
    expect(tell).not.toHaveBeenCalled();
    lookAt(true);
    sentElsewhere(acceptedIntent);
    news();
    expect(tell).not.toHaveBeenCalled();
    lookAt(false);
    lookAt(false);
    news();
    expect(tell).toHaveBeenCalledTimes(1);
    // What stands is not taken away to be said once more.
    expect(untell).not.toHaveBeenCalled();
    sentElsewhere({ ...acceptedIntent, key: 'k'.repeat(16) });
    news();
    expect(tell).toHaveBeenCalledTimes(2);
    stop();
    sentElsewhere({ ...acceptedIntent, key: 'l'.repeat(16) });
    news();
    lookAt(false);
    expect(tell).toHaveBeenCalledTimes(2);
  });

  describe('020: a guest’s order', () => {
    const ofGuest = { ...acceptedIntent, owner: ownerOf(guest) };
    const marked = () => globalThis.dispatchEvent(Object.assign(new Event('storage'), { key: 'guestOrder' }));
    const sessionOf = (user: User | null) => (world(user).deps as { session: SessionSource }).session;

    test.each(['accepted', 'refused'] as const)('that is %s in another tab is told there, on any page', (stage) => {
      vi.stubGlobal('location', { pathname: '/cart' });
      const tell = vi.fn<(how: string) => void>();
      const stop = tellOfOrder(sessionOf(null), { tell, untell });
      sentElsewhere({ ...ofGuest, stage: 'placing' });
      marked();
      expect(tell).not.toHaveBeenCalled();
      sentElsewhere({ ...ofGuest, stage });
      marked();
      marked();
      expect(tell.mock.calls).toEqual([['elsewhere']]);
      // It is paid, or in its own cart again.
      inTab('second');
      persistedIntent.take(ofGuest);
      inTab('first');
      marked();
      expect(untell).toHaveBeenCalledTimes(1);
      stop();
    });

    test('is no news to its own tab, to a customer, nor when its key has ended', () => {
      const tell = vi.fn<(how: string) => void>();
      const look = (user: User | null) => tellOfOrder(sessionOf(user), { tell, untell })();
      persistedIntent.write(ofGuest);
      look(null);
      sentElsewhere({ ...ofGuest, key: 'k'.repeat(16) });
      look(layla);
      at(1_800_001);
      look(null);
      expect(tell).not.toHaveBeenCalled();
      at(1_800_000);
      look(guest);
      expect(tell).toHaveBeenCalledTimes(1);
    });

    test('R4.1.4: leaves nothing that opens it or says what it is, and goes with whoever logs in', () => {
      persistedIntent.write(ofGuest);
      expect(Object.keys(localStorage)).toEqual(['guestOrder']);
      expect(localStorage['guestOrder']).not.toContain(acceptedIntent.key);
      expect(localStorage['guestOrder']!.length).toBeLessThan(120);
      clearCustomerData();
      expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
    });

    const logIn = (user: User) =>
      persistLogin({ status: true, message: null, data: { ...user, token: 'secret' } }, new AbortController().signal);
    const inOtherTab = { ...ofGuest, stage: 'placing', key: 'k'.repeat(16) } as const;

    test('I13: is still known when a guest logs in in another tab, and goes with a customer', () => {
      sentElsewhere(inOtherTab);
      logIn(guest);
      expect(guestOrder.isComing()).toBe(true);
      inTab('second');
      logIn(guest);
      inTab('first');
      expect(guestOrder.elsewhere()).toBeNull();
      sentElsewhere(inOtherTab);
      logIn(layla);
      expect(guestOrder.elsewhere()).toBeNull();
    });

    test.each<[string, () => void]>([
      ['settled', () => dropOrder(ofGuest.orderId!)],
      ['taken back', () => void persistedIntent.take(ofGuest)],
      ['left with a logout', clearCustomerData],
    ])('I13: is still known when this tab’s own is %s', (_, settle) => {
      persistedIntent.write(ofGuest);
      sentElsewhere(inOtherTab);
      settle();
      expect([persistedIntent.has(ofGuest), guestOrder.isComing()]).toEqual([false, true]);
    });

    test('is known to no tab once it is settled', () => {
      persistedIntent.write(ofGuest);
      dropOrder(ofGuest.orderId!);
      expect(Object.keys(localStorage)).toEqual([]);
    });
  });

  test('is told after its login, with a true message', () => {
    sentElsewhere({ ...acceptedIntent, stage: 'refused' });
    const { deps, become } = world(null);
    const tell = vi.fn<(stage: string) => void>();
    const stop = tellOfOrder((deps as { session: SessionSource }).session, { tell, untell });
    expect(tell).not.toHaveBeenCalled();
    become(layla);
    become({ ...layla, first_name: 'Leila' });
    expect(tell.mock.calls).toEqual([['refused']]);
    stop();
    sentElsewhere({ ...acceptedIntent, key: 'k'.repeat(16) });
    become(layla);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  test('is told only while it is so: not once settled, refused, the customer gone, or its own page open', () => {
    const { deps, become } = world(layla);
    const tell = vi.fn<(stage: string) => void>();
    sentElsewhere(acceptedIntent);
    const stop = tellOfOrder((deps as { session: SessionSource }).session, { tell, untell });
    sentElsewhere({ ...acceptedIntent, stage: 'refused' });
    news();
    expect([tell.mock.calls, untell.mock.calls.length]).toEqual([[['accepted'], ['refused']], 1]);
    inTab('second');
    persistedIntent.take(acceptedIntent);
    inTab('first');
    news();
    expect([tell.mock.calls.length, untell.mock.calls.length]).toEqual([2, 2]);
    sentElsewhere({ ...acceptedIntent, key: 'k'.repeat(16) });
    news();
    become(null);
    expect([tell.mock.calls.length, untell.mock.calls.length]).toEqual([3, 3]);
    become(layla);
    sentElsewhere({ ...acceptedIntent, key: 'l'.repeat(16) });
    news();
    vi.stubGlobal('location', { pathname: '/cart' });
    openCart();
    expect([tell.mock.calls.length, untell.mock.calls.length]).toEqual([4, 4]);
    stop();
  });

  test.each([
    ['/', 1],
    ['/profile/facility-bookings', 1],
    // A page that is not there shows no order.
    ['/nowhere/cart', 1],
    ['/cart', 0],
    ['/paymentfailed', 0],
    ['/paymentsuccess/token', 0],
  ])('that opens at %s is told %i times', (pathname, times) => {
    vi.stubGlobal('location', { pathname });
    sentElsewhere(acceptedIntent);
    const tell = vi.fn<() => void>();
    tellOfOrder(session, { tell, untell })();
    expect(tell).toHaveBeenCalledTimes(times);
  });

  test.each([
    ['its own', () => persistedIntent.write(acceptedIntent)],
    ['another customer’s', () => sentElsewhere({ ...acceptedIntent, owner: ownerOf(omar) })],
    ['none', () => undefined],
  ])('is not told of %s', (_, begin) => {
    begin();
    const tell = vi.fn<() => void>();
    tellOfOrder(session, { tell, untell })();
    expect(tell).not.toHaveBeenCalled();
  });
});

describe('an order whose answer is not there (K01)', () => {
  test('may still arrive while the other tab waits for it, so it is not reported as lost before', async () => {
    served.answers = { 'GET payments/options': { data: options }, 'GET orders/status': { data: null } };
    persistedIntent.write(intent);
    inTab('second');
    at(29_999);
    const { actor } = openCart();
    const placement = read.placement(actor.getSnapshot())!;
    await waitFor(placement, isWaitingToAsk);
    expect(actor.getSnapshot().context.problem).toBeNull();
    at(30_000);
    placement.send({ type: 'order.check' });
    const returned = await waitFor(actor, (state) => state.matches('reviewing'));
    expect(returned.context.problem).toEqual({ code: 'notPlaced', message: null });
    actor.stop();
  });

  test('is accepted by whichever tab finds it, without opening the bank’s page', async () => {
    served.answers = { 'GET orders/status': { data: bank } };
    persistedIntent.write(intent);
    inTab('second');
    at(1);
    const { actor, told } = openCart();
    await untilUnpaid(actor);
    expect(told).toEqual([{ type: 'order.accept', lineIds: ['swim'] }]);
    expect(persistedIntent.readFor(layla)).toMatchObject({ stage: 'accepted', transactionId: 'tx-1' });
    actor.stop();
  });

  test('is not removed from a cart into which another tab has put it back meanwhile', async () => {
    persistedIntent.write(intent);
    inTab('second');
    persistedIntent.take(intent);
    inTab('first');
    const { deps, told } = world();
    const placing = provideCheckout(deps).implementations.actors['placement'] as never;
    await runActor(placing, 'acceptOrder', { intent, placed: placed('cancelled') });
    expect([told, persistedIntent.readFor(layla)]).toEqual([[], null]);
  });

  test('R4.1.7: is not persisted again after a logout, nor over a new customer’s order', async () => {
    persistedIntent.write(intent);
    inTab('second');
    dropAtLogout();
    inTab('first');
    const { deps, told } = world(null);
    const placing = provideCheckout(deps).implementations.actors['placement'] as never;
    await runActor(placing, 'acceptOrder', { intent, placed: bank });
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], ['orderHere']]);
    // It stands all the same: no cart goes on offering what it holds.
    expect(told).toEqual([{ type: 'order.accept', lineIds: ['swim'] }]);
    const ofOmar = { ...acceptedIntent, owner: ownerOf(omar), key: 'o'.repeat(20) };
    inTab('second');
    persistedIntent.write(ofOmar);
    inTab('first');
    await runActor(placing, 'acceptOrder', { intent, placed: bank });
    inTab('second');
    expect(persistedIntent.readFor(omar)).toEqual(ofOmar);
    expect(persistedIntent.take(ofOmar)).toBe(true);
  });
});

test.each([
  [layla, 'signedOut', true],
  [guest, 'lapsed', false],
] as const)(
  'T06, R4.1.4: after a 401 a customer’s order lies aside, a guest’s is over (%#)',
  async (user, state, isKept) => {
    served.answers = { 'GET orders/status': { refuses: 401, code: 'orderKeyEnded' } };
    const of = { ...acceptedIntent, owner: ownerOf(user) };
    persistedIntent.write(of);
    const here = user === guest ? null : user;
    const { deps, become } = world(here);
    const stop = onUnauthorized(() => become(null));
    const input = { ...checkoutInput, user: here, intent: persistedIntent.readFor(here) };
    const actor = createActor(provideCheckout(deps), { input }).start();
    await waitFor(actor, (snapshot) => snapshot.matches(state));
    expect(persistedIntent.has(of)).toBe(isKept);
    actor.stop();
    stop();
  },
);

test('Q4.8.c: given up in two tabs at once it comes back into the cart once', async () => {
  persistedIntent.write(acceptedIntent);
  const both = [];
  for (const name of ['first', 'second'] as const) {
    inTab(name);
    const { deps, told } = world();
    await runActor(provideReopening((deps as { cart: never }).cart), 'restoreCart', { intent: acceptedIntent });
    both.push(told.filter(({ type }) => type === 'cart.restore').length);
  }
  expect(both).toEqual([1, 0]);
});

test('Q4.8.c: what ran out while its customer sat at the bank comes back into the cart that sent it', async () => {
  served.answers = {
    'GET payments/options': { data: options },
    'GET orders/status': { data: placed('expired') },
    'POST payments/transactions/{transactionId}/abandon': { data: null },
  };
  persistedIntent.write(intent);
  inTab('second');
  at(1);
  persistedIntent.write(acceptedIntent);
  inTab('first');
  at(6 * 3_600_000);
  const { actor, told } = openCart();
  await waitFor(actor, (state) => state.matches('reviewing'));
  expect(told).toContainEqual(expect.objectContaining({ type: 'cart.restore', lines: acceptedIntent.lines }));
  expect(actor.getSnapshot().context.problem).toEqual({ code: 'paymentFailed', message: null });
  actor.stop();
});

test('Q4.8.c: what ran out at the bank comes back into the cart of the tab that went there, whoever sent it', async () => {
  served.answers = {
    'GET payments/options': { data: options },
    'GET orders/status': { data: placed('expired') },
    'POST payments/transactions/{transactionId}/abandon': { data: null },
  };
  Object.assign(location, { assign: () => undefined });
  persistedIntent.write(acceptedIntent);
  inTab('second');
  const { deps } = world();
  const paying = provideCheckout(deps).implementations.actors['payment'] as never;
  await runActor(paying, 'openPaymentPage', { url: 'https://bank.example/pay/tx-1' });
  expect(persistedIntent.readFor(layla)).toEqual({ ...acceptedIntent, elsewhereUntil: eight + 30_000 });
  at(6 * 3_600_000);
  const { actor, told } = openCart();
  await waitFor(actor, (state) => state.matches('reviewing'));
  expect(told).toContainEqual(expect.objectContaining({ type: 'cart.restore', lines: acceptedIntent.lines }));
  actor.stop();
});

test('R8.4.1: what the bank refused, and the next try, are made known to other tabs', async () => {
  served.answers = {
    'GET payments/transactions/{transactionId}': { data: transaction('failed') },
    'POST payments/transactions/{transactionId}/retry': { data: { ...bank, transactionId: 'tx-2' } },
  };
  persistedIntent.write(acceptedIntent);
  const failed = () => provideFailedPayment(world().deps);
  await runActor(failed(), 'readTransaction', { transactionId: 'tx-1' });
  expect(persistedIntent.readFor(layla)).toMatchObject({ stage: 'refused', transactionId: 'tx-1' });
  await runActor(failed(), 'retryPayment', { transactionId: 'tx-1' });
  expect(persistedIntent.readFor(layla)).toMatchObject({ stage: 'accepted', transactionId: 'tx-2' });
});

test('Q4.8.c: an old link to a failed payment does not touch the order that is at the bank now', async () => {
  served.answers = {
    'GET payments/transactions/{transactionId}': { data: { ...transaction('failed'), order_id: 77 } },
    'POST payments/transactions/{transactionId}/abandon': { data: null },
  };
  persistedIntent.write(acceptedIntent);
  inTab('second');
  const { deps, told } = world();
  const input = failedPaymentInput('tx-old', (deps as { session: SessionSource }).session);
  const actor = createActor(provideFailedPayment(deps), { input }).start();
  await waitFor(actor, (state) => state.matches('failed'));
  actor.send({ type: 'cart.reopen' });
  await waitFor(actor, (state) => state.matches('sentToCart'));
  expect([sent('tx-old/abandon'), told]).toEqual([1, []]);
  expect(persistedIntent.readFor(layla)).toMatchObject({ key: acceptedIntent.key });
});
