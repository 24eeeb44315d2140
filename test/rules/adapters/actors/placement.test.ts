/** What the cart is told about a refused order (R8.1.5, Q3.6.b). */
import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { orderOf } from '../../../../machines/cart/orderPayload.ts';
import { provideCart } from '../../../../src/adapters/actors/cart/cartActors.ts';
import { checkoutInput } from '../../../../src/adapters/actors/cart/checkoutActors.ts';
import { failedPaymentInput } from '../../../../src/adapters/actors/cart/failedPaymentActors.ts';
import { receiptInput } from '../../../../src/adapters/actors/cart/receiptActors.ts';
import { providePlacement } from '../../../../src/adapters/actors/cart/placementActors.ts';
import type { OrderIntent } from '../../../../machines/checkout/orderIntent.ts';
import { ownerOf } from '../../../../machines/session/owner.ts';
import { ConnectionError, ServerFailed } from '../../../../machines/shared/problem.ts';
import type { User } from '../../../../src/contract/customers/customers.ts';
import { defaultPreferences } from '../../../../machines/cart/paymentPreferences.ts';
import { persistedIntent } from '../../../../src/adapters/storage/orders/orderIntent.ts';
import { guestOrder } from '../../../../src/adapters/storage/orders/guestOrder.ts';
import { persistedOrderKey } from '../../../../src/adapters/storage/orders/orderKey.ts';
import { event, guest, layla } from '../../../models/cart/cart.fixtures.ts';
import { config as siteConfig } from '../../../models/booking/booking.fixtures.ts';
import {
  acceptedIntent,
  cartContent,
  intent,
  placed,
  portal,
  ticket,
} from '../../../models/checkout/checkout.fixtures.ts';
import { lockElsewhere } from '../../../support/calls/lockElsewhere.ts';
import { runActor, storage } from '../../../support/calls/servedCalls.ts';
import { stubPage } from '../../../support/calls/stubPage.ts';

beforeEach(() => stubPage());

const lines = [event('mine', { seat_map_id: 7 }), event('theirs', { seat_map_id: 8 })];
const preferences = defaultPreferences;

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

async function refused(answer: object) {
  vi.stubGlobal('fetch', async (request: Request) => {
    await request.arrayBuffer();
    return Response.json({ status: false, message: null, ...answer }, { status: 409 });
  });
  const input = { lines, preferences, venueId: 1, reserves: false, user: layla };
  const cart = createActor(provideCart(), { input }).start();
  const session = {
    getSnapshot: () => ({ context: { user: layla } }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  const order = orderOf({
    lines,
    preferences,
    user: layla,
    currency: 'AED',
    isBaps: false,
    promotion: cartContent.promotion,
  });
  const content = { ...cartContent, lines };
  const placement = createActor(providePlacement({ cart, session }), {
    input: { user: layla, order, cartContent: content, intent: null },
  }).start();
  await waitFor(placement, ({ status }) => status === 'done');
  const left = cart.getSnapshot().context.lines.map(({ id }) => id);
  return { left, problem: placement.getSnapshot().context.problem };
}

test.each([
  ['takes out the seat that somebody else has', { code: 'seatTaken', data: { seat_map_ids: [8] } }, ['mine']],
  ['takes out every seat that somebody else has', { code: 'seatTaken', data: { seat_map_ids: [8, 7] } }, []],
  ['leaves all where it is not told which', { code: 'seatTaken', data: null }, ['mine', 'theirs']],
  ['leaves all where nobody has that seat', { code: 'seatTaken', data: { seat_map_ids: [9] } }, ['mine', 'theirs']],
  ['leaves all where another rule refused', { code: 'soldOut', data: { seat_map_ids: [8] } }, ['mine', 'theirs']],
])('R8.1.5: %s', async (_, answer, left) => {
  expect((await refused(answer)).left).toEqual(left);
});

test('F37, Q7.7.k: a sheet over a balance that was spent meanwhile is refused in our words, not in the server’s', async () => {
  const answer = { code: 'expressAmount', message: 'The sheet confirmed another amount.' };
  expect((await refused(answer)).problem).toEqual({ code: 'balanceChanged', message: null });
  const said = { code: 'expressRefused', message: 'The bank says no' };
  expect((await refused(said)).problem).toEqual(said);
});

describe('one order under one key (020, 071)', () => {
  const sessionOf = (user: User | null) => ({
    getSnapshot: () => ({ context: { user } }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  });
  const ordering = (user: User, changes: object = {}) => {
    const content = { ...cartContent, ...changes };
    const sources = { user, currency: 'AED', isBaps: false, ...content };
    return { owner: ownerOf(user), order: orderOf(sources), cartContent: content };
  };
  const told: object[] = [];
  const placement = (user: User, closeSheet?: () => void) =>
    providePlacement({
      cart: { send: (wish) => void told.push(wish) },
      session: sessionOf(user),
      ...(closeSheet ? { closeSheet } : {}),
    });
  const persist = (user: User, former: OrderIntent | null, changes?: object) =>
    runActor(placement(user), 'persistIntent', { ...ordering(user, changes), former }) as Promise<OrderIntent>;
  beforeEach(() => {
    told.length = 0;
    for (const user of [layla, guest]) persistedIntent.drop(ownerOf(user));
  });

  test('is written down before it is sent, and keeps its key only while it may be the same', async () => {
    const first = await persist(layla, null);
    expect(persistedIntent.readFor(layla)).toMatchObject({ key: first.key, stage: 'placing', orderId: null });
    expect((await persist(layla, first)).key).toBe(first.key);
    const second = await persist(layla, { ...first, stage: 'refused' });
    expect(second.key).not.toBe(first.key);
    const more = [event('another')];
    const third = await persist(layla, second, { lines: more });
    expect([third.key === second.key, third.elsewhereUntil, third.lines]).toEqual([false, undefined, more]);
  });

  test('a guest’s is found again by a key of its own, a customer’s is not', async () => {
    await persist(layla, null);
    expect(persistedOrderKey.read()).toBeNull();
    const first = await persist(guest, null);
    const key = persistedOrderKey.read();
    expect(key).not.toBeNull();
    await persist(guest, first);
    expect(persistedOrderKey.read()).toBe(key);
    await persist(guest, null);
    expect(persistedOrderKey.read()).not.toBe(key);
  });

  test('what another tab sends is asked about first, unless it is known here that it did not arrive', async () => {
    persistedIntent.write(intent);
    vi.stubGlobal('sessionStorage', storage());
    const found = await persist(layla, null);
    expect(found).toMatchObject({ key: intent.key, elsewhereUntil: expect.any(Number) as number });
    expect(await persist(layla, { ...intent, key: 'another-key-of-this-tab' })).toMatchObject({ key: intent.key });
    // It was sent from here, did not arrive, and another tab has sent it once more.
    expect(await persist(layla, intent)).toEqual(found);
    const known = await persist(layla, found);
    expect([known.elsewhereUntil, known.key === intent.key]).toEqual([undefined, false]);
    persistedIntent.write(acceptedIntent);
    vi.stubGlobal('sessionStorage', storage());
    expect(await persist(layla, acceptedIntent)).toMatchObject({ key: intent.key, stage: 'accepted' });
  });

  test('I13: pressed in the same moment as in another tab, it finds the order that this one writes', async () => {
    const letGo = await lockElsewhere('orderIntent');
    const found = persist(layla, null);
    await new Promise((resolve) => setImmediate(resolve));
    persistedIntent.write(intent);
    vi.stubGlobal('sessionStorage', storage());
    letGo();
    expect(await found).toMatchObject({ key: intent.key, elsewhereUntil: expect.any(Number) as number });
    expect(persistedIntent.readFor(layla)).toMatchObject({ key: intent.key });
  });

  test.each([
    ['somebody else has logged in', guest],
    ['its customer has logged out', null],
  ])('T06: where %s while it waited for another tab, nothing is written or sent', async (_, now) => {
    const letGo = await lockElsewhere('orderIntent');
    let user: User | null = layla;
    const session = { getSnapshot: () => ({ context: { user } }), subscribe: () => ({ unsubscribe: () => undefined }) };
    const machine = providePlacement({ cart: { send: () => undefined }, session });
    const waiting = runActor(machine, 'persistIntent', { ...ordering(layla), former: null });
    await new Promise((resolve) => setImmediate(resolve));
    user = now;
    letGo();
    await expect(waiting).rejects.toMatchObject({ code: 'notPlaced' });
    expect([persistedIntent.readFor(layla), persistedIntent.readFor(guest)]).toEqual([null, null]);
  });

  test('I13, 020: while a guest’s order is on its way in another tab, none is sent here, and that is said', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
    const first = await persist(guest, null);
    vi.stubGlobal('sessionStorage', storage());
    const refusal = { code: 'orderedElsewhere' };
    await expect(persist(guest, null)).rejects.toMatchObject(refusal);
    expect(persistedIntent.readFor(guest)).toBeNull();
    // A customer's is another one's.
    expect((await persist(layla, null)).key).not.toBe(first.key);
    for (const user of [layla, guest]) persistedIntent.drop(ownerOf(user));
    // Its answer is there, or cannot come any more.
    const elsewhere = (stage: 'placing' | 'accepted') => {
      guestOrder.write({ key: first.key, stage });
      vi.stubGlobal('sessionStorage', storage());
    };
    elsewhere('placing');
    vi.setSystemTime(1_800_000_000_000 + 29_999);
    await expect(persist(guest, null)).rejects.toMatchObject(refusal);
    vi.setSystemTime(1_800_000_000_000 + 30_000);
    expect((await persist(guest, null)).key).not.toBe(first.key);
    elsewhere('accepted');
    expect((await persist(guest, null)).key).not.toBe(first.key);
    vi.useRealTimers();
  });

  const place = async (user: User, answer: object, status = 409, closeSheet?: () => void) => {
    const headers: (string | null)[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      headers.push(request.headers.get('Idempotency-Key'), request.headers.get('X-Order-Key'));
      await request.arrayBuffer();
      return Response.json({ status: status === 200, message: null, ...answer }, { status });
    });
    const { order } = ordering(user);
    const sent = { ...intent, owner: ownerOf(user) };
    persistedIntent.write(sent);
    const result = await runActor(placement(user, closeSheet), 'placeOrder', { intent: sent, order }).catch(
      (error: unknown) => error,
    );
    return { result, headers, isKept: persistedIntent.has(sent) };
  };

  test('is sent under its key, a guest’s with what lets them back to it', async () => {
    persistedOrderKey.make(false);
    const own = await place(layla, { data: placed('paid') }, 200);
    expect(own).toMatchObject({ result: { kind: 'accepted' }, headers: [intent.key, null], isKept: true });
    await persist(guest, null);
    const key = persistedOrderKey.read();
    const guests = await place(guest, { data: placed('paid') }, 200);
    expect([guests.headers, key === null]).toEqual([[intent.key, key], false]);
  });

  test('T17: with other prices is reported line by line, and the payment sheet is closed', async () => {
    const closeSheet = vi.fn<() => void>();
    const line = { product_id: ticket.product_id, price: 50, tax_amount: 2.5, addons: [] };
    const changed = { code: 'priceChanged', data: { lines: [line] } };
    const prices = [{ lineId: ticket.id, productId: ticket.product_id, price: 50, tax_amount: 2.5 }];
    expect(await place(layla, changed, 409, closeSheet)).toMatchObject({
      result: { kind: 'priceChanged', prices },
      isKept: false,
    });
    expect(closeSheet).toHaveBeenCalledTimes(1);
    expect((await place(layla, changed)).result).toEqual({ kind: 'priceChanged', prices });
    // In another form it is a refusal, and so is any other with prices.
    const untold = await place(layla, { code: 'priceChanged', data: null }, 409, closeSheet);
    const other = await place(layla, { ...changed, code: 'soldOut' }, 409, closeSheet);
    expect([untold.result, other.result]).toMatchObject([{ code: 'priceChanged' }, { code: 'soldOut' }]);
    expect(closeSheet).toHaveBeenCalledTimes(1);
    await runActor(placement(layla), 'acceptPrices', { prices });
    expect(told).toEqual([{ type: 'prices.accept', prices }]);
  });

  test('R8.1.5: a seat taken by another customer tells the cart which line goes, and why', async () => {
    const seats = [event('mine', { seat_map_id: 7 }), event('theirs', { seat_map_id: 8 })];
    const refusal = { status: false, message: 'Taken', code: 'seatTaken', data: { seat_map_ids: [8] } };
    vi.stubGlobal('fetch', async (request: Request) => {
      await request.arrayBuffer();
      return Response.json(refusal, { status: 409 });
    });
    const { order } = ordering(layla, { lines: seats });
    const answer = runActor(placement(layla), 'placeOrder', { intent: { ...intent, lines: seats }, order });
    await expect(answer).rejects.toMatchObject({ code: 'seatTaken' });
    expect(told).toEqual([{ type: 'line.remove', lineId: 'theirs', problem: { code: 'seatTaken', message: null } }]);
  });

  test('is asked for by its key; where another tab sends it, a no counts once nothing can arrive any more', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      asked.push(url.split('/api/v2/')[1]!);
      return Response.json({ status: false, message: null, code: 'orderKeyUnknown' }, { status: 404 });
    });
    const find = (elsewhereUntil?: number) =>
      runActor(placement(layla), 'findOrder', { key: intent.key, ...(elsewhereUntil ? { elsewhereUntil } : {}) });
    expect([await find(), await find(Date.now() - 1)]).toEqual([null, null]);
    await expect(find(Date.now() + 60_000)).rejects.toBeInstanceOf(ConnectionError);
    expect(new Set(asked)).toEqual(new Set([`orders/status?key=${intent.key}`]));
  });

  test('is what the pages of the cart, of a receipt and of a failed payment begin with', () => {
    persistedIntent.write(intent);
    const session = sessionOf(layla);
    const snapshot = { context: { lines: [ticket], promotion: cartContent.promotion, ...defaultPreferences } };
    const cart = { getSnapshot: () => snapshot };
    const config = { ...siteConfig, tnc_enable: true };
    expect(checkoutInput({ cart, session, portal } as never, config, 'Be kind')).toEqual({
      portal,
      cartContent: { lines: [ticket], preferences: defaultPreferences, promotion: cartContent.promotion },
      user: layla,
      terms: 'read',
      currency: config.venue.currency,
      isBaps: false,
      intent: persistedIntent.readFor(layla),
    });
    const kept = { intent: expect.objectContaining({ key: intent.key }) as unknown };
    expect(receiptInput('a-receipt', session)).toEqual({ token: 'a-receipt', ...kept });
    expect(failedPaymentInput('tx-1', session)).toEqual({ transactionId: 'tx-1', ...kept });
    expect(failedPaymentInput(null, sessionOf(null))).toEqual({ transactionId: null, intent: null });
  });

  test('whose answer is lost may have arrived, and stays written down', async () => {
    const lost = await place(layla, {}, 500);
    expect([lost.result, lost.isKept]).toEqual([expect.any(ServerFailed), true]);
  });

  test('the cart is emptied once: by the tab that sent it, when it was accepted', async () => {
    const accept = (sent: OrderIntent, state: 'paid' | 'awaiting_payment' | 'failed') =>
      runActor(placement(layla), 'acceptOrder', { intent: sent, placed: placed(state) });
    persistedIntent.write(intent);
    expect(await accept(intent, 'awaiting_payment')).toMatchObject({ stage: 'accepted', orderId: 100001 });
    expect(told).toEqual([{ type: 'order.accept', lineIds: [ticket.id] }]);
    expect(persistedIntent.readFor(layla)).toMatchObject({ stage: 'accepted' });
    await accept(acceptedIntent, 'paid');
    expect([told.length, persistedIntent.readFor(layla)]).toEqual([1, null]);
    await accept(intent, 'failed');
    expect([told.length, persistedIntent.readFor(layla)]).toEqual([1, null]);
  });
});
