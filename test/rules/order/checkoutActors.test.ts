/** What paying leaves behind in the browser, and what it sends. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import type { CartEvent } from '../../../machines/cart/cartContext.ts';
import { cartMachine } from '../../../machines/cart/cartMachine.ts';
import { defaultPreferences } from '../../../machines/cart/paymentPreferences.ts';
import type { CheckoutRef } from '../../../machines/checkout/checkoutMachine.ts';
import * as read from '../../../machines/checkout/checkoutSelectors.ts';
import * as readPayment from '../../../machines/checkout/paymentSelectors.ts';
import type { OrderIntent } from '../../../machines/checkout/orderIntent.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import { persistLogin } from '../../../src/adapters/storage/login/persistLogin.ts';
import { provideCheckout } from '../../../src/adapters/actors/cart/checkoutActors.ts';
import { provideFailedPayment } from '../../../src/adapters/actors/cart/failedPaymentActors.ts';
import { provideReceipt } from '../../../src/adapters/actors/cart/receiptActors.ts';
import type { User } from '../../../src/contract/customers/customers.ts';
import { fingerprint, persistedIntent } from '../../../src/adapters/storage/orders/orderIntent.ts';
import { guest, layla, omar, swim, attendee } from '../../models/cart/cart.fixtures.ts';
import { acceptedIntent, checkoutInput, intent, options, placed } from '../../models/checkout/checkout.fixtures.ts';
import { payment } from '../../models/checkout/payment.fixtures.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

beforeEach(() => stubPage());

interface Sent {
  method: string;
  path: string;
  key: string | null;
  orderKey: string | null;
  form: FormData | null;
}

/** Answers by path; null is a lost connection. */
type Answers = Record<string, () => { status?: number; body: unknown } | null>;

let sent: Sent[] = [];
/** The orders reported to the version machine. */
let versionTold: object[] = [];
let portalTold: object[] = [];

function serve(answers: Answers): void {
  vi.stubGlobal('fetch', async (input: Request) => {
    const { pathname } = new URL(input.url);
    const path = pathname.replace('/api/v2/', '');
    const isForm = input.headers.get('content-type')?.startsWith('multipart') ?? false;
    sent.push({
      method: input.method,
      path,
      key: input.headers.get('Idempotency-Key'),
      orderKey: input.headers.get('X-Order-Key'),
      form: isForm ? await input.formData() : null,
    });
    const answer = answers[`${input.method} ${path}`]?.();
    if (answer === undefined) throw new Error(`nobody answers ${input.method} ${path}`);
    if (answer === null) throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
}

const ok = (data: unknown) => () => ({ body: { status: true, data, message: null } });

function world(user: User | null = layla) {
  const cart = createActor(cartMachine, {
    input: { lines: [swim('swim')], preferences: defaultPreferences, venueId: 1, reserves: false, user },
  }).start();
  const told: CartEvent[] = [];
  const send = (event: CartEvent) => {
    told.push(event);
    cart.send(event);
  };
  const sessionTold: object[] = [];
  const session = {
    getSnapshot: () => ({ context: { user } }) as never,
    subscribe: () => ({ unsubscribe() {} }),
    send: (event: object) => void sessionTold.push(event),
  };
  return {
    cart: { getSnapshot: cart.getSnapshot.bind(cart), subscribe: cart.subscribe.bind(cart), send } as never,
    session,
    portal: {
      getSnapshot: () => ({ children: { version: { send: (event: object) => versionTold.push(event) } } }),
    } as never,
    told,
    sessionTold,
  };
}

function checkout(kept: OrderIntent | null = null, user: User | null = layla) {
  const { told, sessionTold: _, ...rest } = world(user);
  const heard = fromCallback(({ receive }) => receive((event) => portalTold.push(event)));
  const portal = createActor(heard).start();
  const input = { ...checkoutInput, portal, user, terms: 'none' as const, intent: kept };
  return { actor: createActor(provideCheckout(rest), { input }).start(), told };
}

/** The order stands, and is not paid. */
async function untilUnpaid(actor: CheckoutRef): Promise<void> {
  const payment = read.payment(await waitFor(actor, (state) => read.payment(state) !== undefined));
  await waitFor(payment!, readPayment.isUnpaid);
}

const orders = () => sent.filter(({ method, path }) => method === 'POST' && path === 'orders');

beforeEach(() => {
  portalTold = [];
  sent = [];
  versionTold = [];
  for (const user of [layla, guest]) persistedIntent.drop(ownerOf(user));
});
afterEach(() => vi.unstubAllGlobals());

describe('an order (R7.3.10)', () => {
  test('is sent under the key that was written down before', async () => {
    serve({ 'GET payments/options': ok(options), 'POST orders': ok(placed('paid')) });
    const { actor, told } = checkout();
    await waitFor(actor, read.mayPlace);
    actor.send({ type: 'order.place' });
    await waitFor(actor, (state) => state.matches('successShown'));
    const [order] = orders();
    expect(order?.key).toMatch(/^[\w-]{36}$/);
    expect(order?.form?.get('email')).toBe('layla@haddad.ae');
    expect(JSON.parse(order?.form?.get('product') as string)).toMatchObject({ capacity_facility: [{ id: 'swim' }] });
    expect(told).toEqual([{ type: 'order.accept', lineIds: ['swim'] }]);
    // Between Pay and its outcome no update is offered (R4.3.3).
    expect(versionTold).toEqual([{ type: 'order.begin' }, { type: 'order.end' }]);
    // The result is known: nothing has to be remembered.
    expect(persistedIntent.readFor(layla)).toBeNull();
    actor.stop();
  });

  test('R6.1.3, F07: a signed-out customer wants to log in', () => {
    serve({});
    const { actor } = checkout(null, null);
    actor.send({ type: 'order.place' });
    expect(portalTold).toEqual([{ type: 'login.open' }]);
    actor.stop();
  });

  test.each([
    ['1', true],
    [null, false],
  ])('says special_treatment %s where the tab has it: %s (Q4.1.e)', async (part, has) => {
    if (has) sessionStorage.setItem('specialTreatment', '{"version":1,"value":true}');
    serve({ 'GET payments/options': ok(options), 'POST orders': ok(placed('paid')) });
    const { actor } = checkout();
    await waitFor(actor, read.mayPlace);
    actor.send({ type: 'order.place' });
    await waitFor(actor, (state) => state.matches('successShown'));
    expect(orders()[0]?.form?.get('special_treatment')).toBe(part);
    actor.stop();
    sessionStorage.clear();
  });

  test('to be paid elsewhere is remembered until it is', async () => {
    const unsafe = placed('awaiting_payment', { pg: 'bank', url: 'javascript:alert(1)' });
    serve({ 'GET payments/options': ok(options), 'POST orders': ok(unsafe) });
    const { actor } = checkout();
    await waitFor(actor, read.mayPlace);
    actor.send({ type: 'order.place' });
    await untilUnpaid(actor);
    expect(persistedIntent.readFor(layla)).toMatchObject({
      stage: 'accepted',
      orderId: 100001,
      transactionId: 'tx-1',
      lines: [{ id: 'swim' }],
    });
    actor.stop();
  });

  test('is not sent when the page was loaded while it was on its way (K01)', async () => {
    serve({ 'GET payments/options': ok(options), 'GET orders/status': ok(placed('paid')) });
    persistedIntent.write(intent);
    const { actor, told } = checkout(persistedIntent.readFor(layla));
    await waitFor(actor, (state) => state.matches('successShown'));
    expect(orders()).toEqual([]);
    expect(told).toEqual([{ type: 'order.accept', lineIds: ['swim'] }]);
    actor.stop();
  });

  test('that was lost goes out again under the same key, if it is the same', async () => {
    let isDown = true;
    serve({
      'GET payments/options': ok(options),
      'POST orders': () => (isDown ? null : ok(placed('paid'))()),
      'GET orders/status': ok(null),
    });
    const { actor } = checkout();
    await waitFor(actor, read.mayPlace);
    actor.send({ type: 'order.place' });
    await waitFor(actor, ({ context }) => context.problem?.code === 'notPlaced');
    isDown = false;
    actor.send({ type: 'order.place' });
    await waitFor(actor, (state) => state.matches('successShown'));
    expect(orders()).toHaveLength(2);
    expect(orders()[1]?.key).toBe(orders()[0]?.key);
    actor.stop();
  });

  test('I12: that was lost goes out again under the same key, also after one that nobody looked at', async () => {
    const answers = [
      () => null,
      () => ({ status: 429, body: { status: false, message: 'Please wait', code: 'tooManyRequests' } }),
      ok(placed('paid')),
    ];
    serve({
      'GET payments/options': ok(options),
      'POST orders': () => answers.shift()!(),
      'GET orders/status': ok(null),
    });
    const { actor } = checkout();
    await waitFor(actor, read.mayPlace);
    actor.send({ type: 'order.place' });
    await waitFor(actor, ({ context }) => context.problem?.code === 'notPlaced');
    actor.send({ type: 'order.place' });
    await waitFor(actor, ({ context }) => context.problem?.code === 'tooManyRequests');
    expect(persistedIntent.readFor(layla)?.key).toBe(orders()[0]?.key);
    actor.send({ type: 'order.place' });
    await waitFor(actor, (state) => state.matches('successShown'));
    expect(orders().map(({ key }) => key)).toEqual(Array(3).fill(orders()[0]?.key));
    actor.stop();
  });

  test('that is refused is forgotten', async () => {
    const refusal = { status: 409, body: { status: false, message: 'The place is gone', code: 'slotTaken' } };
    serve({ 'GET payments/options': ok(options), 'POST orders': () => refusal });
    const { actor, told } = checkout();
    await waitFor(actor, read.mayPlace);
    actor.send({ type: 'order.place' });
    await waitFor(actor, ({ context }) => context.problem?.code === 'slotTaken');
    expect(persistedIntent.readFor(layla)).toBeNull();
    expect(told).toEqual([]);
    actor.stop();
  });
});

describe('the receipt of a membership (Q3.6.d)', () => {
  const membership = { start_date: '2026-11-24', end_date: '2027-11-23', card_number: 'SAHA-M-7', sport: null };
  const bought = { ...payment('paid'), items: [{ ...payment('paid').items[0]!, membership }] };
  const read = async (user: User) => {
    serve({
      'GET payments/receipt': ok(bought),
      'GET profile': ok({ ...layla, is_member: 1, membership_card_number: 'SAHA-M-7' }),
    });
    const { sessionTold, ...rest } = world(user);
    const actor = createActor(provideReceipt(rest), { input: { token: 'receipt', intent: null } }).start();
    await waitFor(actor, (state) => state.matches('paid'));
    actor.stop();
    return sessionTold;
  };

  test('tells the session who the customer is now', async () => {
    expect(await read(layla)).toMatchObject([
      { type: 'user.changed', user: { id: layla.id, is_member: true, membership_card_number: 'SAHA-M-7' } },
    ]);
  });
  test('for a guest there is nothing to update', async () => {
    expect(await read(guest)).toEqual([]);
    expect(sent.map(({ path }) => path)).toEqual(['payments/receipt']);
  });
});

describe('a receipt', () => {
  const read = async (kept: OrderIntent) => {
    persistedIntent.write(kept);
    serve({ 'GET payments/receipt': ok(payment('paid')) });
    const input = { token: 'receipt', intent: kept };
    const actor = createActor(provideReceipt(world()), { input }).start();
    await waitFor(actor, (state) => state.matches('paid'));
    actor.stop();
    return persistedIntent.readFor(layla);
  };

  test('of this tab’s order removes the persisted one', async () => {
    await expect(read(acceptedIntent)).resolves.toBeNull();
  });

  test('of another order changes nothing (T21)', async () => {
    const other = { ...acceptedIntent, orderId: 7 };
    await expect(read(other)).resolves.toEqual(other);
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
  });
});

test('giving a payment up fills the cart as it was', async () => {
  serve({
    'GET payments/transactions/tx-1': ok({
      transactionId: 'tx-1',
      order_id: 100001,
      state: 'failed',
      amount: 84,
      currency: 'AED',
      date: '2026-11-20 13:42:00',
    }),
    'POST payments/transactions/tx-1/abandon': ok(null),
  });
  const preferences = { ...defaultPreferences, is_wallet: true, order_notes: 'Left-handed' };
  const kept = { ...acceptedIntent, preferences };
  persistedIntent.write(kept);
  const { told, ...rest } = world();
  const input = { transactionId: 'tx-1', intent: kept };
  const actor = createActor(provideFailedPayment(rest), { input }).start();
  await waitFor(actor, (state) => state.matches('failed'));
  actor.send({ type: 'cart.reopen' });
  await waitFor(actor, (state) => state.matches('sentToCart'));
  expect(told).toContainEqual({ type: 'cart.restore', lines: kept.lines, promotion: null });
  expect(told).toContainEqual({ type: 'wallet.use', on: true });
  expect(told).toContainEqual({ type: 'notes.write', text: 'Left-handed' });
  // No update is offered while the lines are on their way back, but not forever (R4.3.3).
  expect(versionTold.slice(-2)).toEqual([{ type: 'order.begin' }, { type: 'order.end' }]);
  expect(persistedIntent.readFor(layla)).toBeNull();
});

test('a persisted order is trusted only in the form it was written', () => {
  localStorage.setItem('orderIntent', JSON.stringify({ version: 1, value: { ...intent, key: 'short' } }));
  expect(persistedIntent.readFor(layla)).toBeNull();
  expect(localStorage.getItem('orderIntent')).toBeNull();
});

test('fingerprints tell texts apart', () => {
  expect(fingerprint('a')).toBe(fingerprint('a'));
  const texts = ['', 'a', 'b', 'ab', 'ba', 'a '.repeat(40), 'a '.repeat(41), '{"quantity":1}', '{"quantity":2}'];
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
});

describe('what is persisted of it (T06)', () => {
  const lines = [swim('swim', { customers: [attendee] })];

  test('has its owner and no attendees; the restored cart says that they must be given again', () => {
    persistedIntent.write({ ...acceptedIntent, lines });
    for (const secret of ['784199012345672', '1990-12-24', 'Asthma', 'Sami'])
      expect(localStorage.getItem('orderIntent')).not.toContain(secret);
    expect(persistedIntent.readFor(layla)?.lines).toEqual([{ ...lines[0], customers: [], undescribed: true }]);
  });

  test('is shown to its owner only; a guest’s to a signed-out customer, as guests come back (R4.1.4)', () => {
    const finders = () => [layla, omar, guest, null].filter((user) => persistedIntent.readFor(user) !== null);
    persistedIntent.write(acceptedIntent);
    expect(finders()).toEqual([layla]);
    persistedIntent.drop(ownerOf(layla));
    persistedIntent.write({ ...acceptedIntent, owner: ownerOf(guest) });
    expect(finders()).toEqual([guest, null]);
  });
});

describe('the key of a guest’s order (docs/decisions/020)', () => {
  const atBank = placed('awaiting_payment', { pg: 'bank', url: 'javascript:alert(1)' });
  const place = async (user: User) => {
    serve({ 'GET payments/options': ok(options), 'POST orders': ok(atBank) });
    const { actor } = checkout(null, user);
    await waitFor(actor, read.mayPlace);
    actor.send({ type: 'order.place' });
    await untilUnpaid(actor);
    return actor;
  };
  afterEach(() => sessionStorage.clear());

  test('is sent with the order, persisted in this tab only, and in no machine', async () => {
    const actor = await place(guest);
    const key = orders()[0]!.orderKey!;
    expect(key).toMatch(/^[\w-]{43}$/);
    const places = Object.keys(sessionStorage).filter((name) => sessionStorage.getItem(name)!.includes(key));
    expect([places, Object.values(localStorage).join().includes(key)]).toEqual([['orderKey'], false]);
    expect(JSON.stringify([actor.getPersistedSnapshot(), persistedIntent.readFor(guest)])).not.toContain(key);
    expect(globalThis.location.href).not.toContain(key);
    actor.stop();
  });

  test('is different for every order, and customers have none', async () => {
    for (const user of [guest, guest, layla]) {
      (await place(user)).stop();
      persistedIntent.drop(ownerOf(user));
    }
    const [one, other, none] = orders().map(({ orderKey }) => orderKey);
    expect([one === other, none]).toEqual([false, null]);
  });

  test('identifies a guest without a session; a customer who is logged in is asked as themselves', async () => {
    (await place(guest)).stop();
    const key = orders()[0]!.orderKey;
    serve({ 'GET orders/status': ok(atBank) });
    for (const token of [null, 'a customer’s']) {
      sent = [];
      versionTold = [];
      if (token !== null) localStorage.setItem('token', JSON.stringify({ version: 1, value: 'customers' }));
      const { actor } = checkout(persistedIntent.readFor(null), null);
      await untilUnpaid(actor);
      expect(sent.map(({ path, orderKey }) => [path, orderKey])).toEqual([
        ['orders/status', token === null ? key : null],
      ]);
      actor.stop();
    }
    localStorage.clear();
  });

  test('that the server never saw says that the order did not arrive; one that is over does not', async () => {
    for (const [code, is] of [
      ['orderKeyUnknown', 'signedOut'],
      ['orderKeyEnded', 'lapsed'],
    ] as const) {
      (await place(guest)).stop();
      serve({ 'GET orders/status': () => ({ status: 401, body: { status: false, message: 'No', code } }) });
      const { actor } = checkout(persistedIntent.readFor(null), null);
      await waitFor(actor, (state) => state.matches(is));
      expect(actor.getSnapshot().context.problem?.code).toBe(is === 'signedOut' ? 'notPlaced' : undefined);
      expect(sessionStorage.getItem('orderKey') === null).toBe(is === 'lapsed');
      actor.stop();
    }
  });

  test('is removed when the order is given up, and when a customer logs in', async () => {
    (await place(guest)).stop();
    persistLogin({ status: true, message: null, data: { ...omar, token: 'secret' } }, new AbortController().signal);
    expect(Object.keys(sessionStorage)).toEqual([]);
    localStorage.clear();
    (await place(guest)).stop();
    serve({ 'GET orders/status': ok(atBank), 'POST payments/transactions/tx-1/abandon': ok(null) });
    const { actor, told } = checkout(persistedIntent.readFor(null), null);
    await untilUnpaid(actor);
    read.payment(actor.getSnapshot())?.send({ type: 'payment.abandon' });
    await waitFor(actor, (state) => state.matches('signedOut'));
    expect(told[0]).toMatchObject({ type: 'cart.restore', lines: [{ id: 'swim' }] });
    expect(Object.keys(sessionStorage)).toEqual([]);
    actor.stop();
  });
});
