/** The calls and messages of cart, checkout and booking actors (part 7 of the requirements). */
import * as v from 'valibot';
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { CartRef } from '../../../../machines/cart/cartMachine.ts';
import { orderOf } from '../../../../machines/cart/orderPayload.ts';
import { defaultPreferences } from '../../../../machines/cart/paymentPreferences.ts';
import { loadQuestions, provideAttendeeDetails } from '../../../../src/adapters/actors/booking/attendeeActors.ts';
import { addToCart } from '../../../../src/adapters/actors/booking/addToCart.ts';
import { provideBooking } from '../../../../src/adapters/actors/booking/bookingActors.ts';
import { provideChoosing, withoutReservationsOf } from '../../../../src/adapters/actors/booking/choosingActors.ts';
import { provideHold } from '../../../../src/adapters/actors/booking/holdActors.ts';
import { providePicker } from '../../../../src/adapters/actors/booking/pickerActors.ts';
import { lastServices } from '../../../../src/adapters/nextVisit/lastAnswers.ts';
import { VenueService } from '../../../../src/contract/offered/services.ts';
import { provideQuickChoice } from '../../../../src/adapters/actors/booking/quickChoiceActors.ts';
import { provideSelling } from '../../../../src/adapters/actors/booking/sellingActors.ts';
import { provideCheckout } from '../../../../src/adapters/actors/cart/checkoutActors.ts';
import { provideCart } from '../../../../src/adapters/actors/cart/cartActors.ts';
import { provideExpress } from '../../../../src/adapters/actors/cart/expressActors.ts';
import { provideLineRemoval } from '../../../../src/adapters/actors/cart/lineRemovalActors.ts';
import { provideFailedPayment } from '../../../../src/adapters/actors/cart/failedPaymentActors.ts';
import { provideReceipt } from '../../../../src/adapters/actors/cart/receiptActors.ts';
import { promotionInput, providePromotion } from '../../../../src/adapters/actors/cart/promotionActors.ts';
import { provideReopening } from '../../../../src/adapters/actors/cart/reopeningActors.ts';
import { requestCart } from '../../../../src/adapters/actors/cart/requestCart.ts';
import { deferUpdate } from '../../../../src/adapters/actors/deferUpdate.ts';
import { follow, waitUntil } from '../../../../src/adapters/actors/follow.ts';
import { correctTime } from '../../../../src/adapters/http/serverTime.ts';
import { findOrder } from '../../../../src/adapters/http/findOrder.ts';
import { loadInvoice } from '../../../../src/adapters/http/loadInvoice.ts';
import { call, clearCachedAnswers } from '../../../../src/adapters/http/client.ts';
import { attendeeEndpoints } from '../../../../src/contract/endpoints/attendee.ts';
import { persistedSessionId } from '../../../../src/adapters/storage/login/credentials.ts';
import { persistedIntent } from '../../../../src/adapters/storage/orders/orderIntent.ts';
import { facility, guest, layla, swim } from '../../../models/cart/cart.fixtures.ts';
import { cartContent, intent } from '../../../models/checkout/checkout.fixtures.ts';
import { transaction } from '../../../models/checkout/payment.fixtures.ts';
import type { OrderState } from '../../../../src/contract/orders/orders.ts';
import { checkCalls } from '../../../support/calls/checkCalls.ts';
import { runActor, serveCalls, watchActor, type ServedCalls } from '../../../support/calls/servedCalls.ts';

const noCart = {} as never;
const noPortal = { getSnapshot: () => ({ children: {} }) } as never;
const session = {
  getSnapshot: () => ({ context: { user: layla } }),
  subscribe: () => ({ unsubscribe() {} }),
  send: () => undefined,
} as never;

/** A cart controlled by the test: its events and snapshots. */
function cartInHands(context: object = {}) {
  let now = { lines: [facility('one')], promotion: null, problem: null, user: layla, ...context };
  let isBusy = false;
  const told: { type: string; requestId?: string }[] = [];
  const lookers = new Set<(snapshot: object) => void>();
  const listeners: Record<string, Set<(answer: object) => void>> = {};
  const snapshot = () => ({ context: now, hasTag: (tag: string) => tag === 'busy' && isBusy });
  const cart = {
    getSnapshot: snapshot,
    subscribe: (look: (snapshot: object) => void) => {
      lookers.add(look);
      return { unsubscribe: () => lookers.delete(look) };
    },
    on: (name: string, hear: (answer: object) => void) => {
      (listeners[name] ??= new Set()).add(hear);
      return { unsubscribe: () => listeners[name]!.delete(hear) };
    },
    send: (event: { type: string }) => void told.push(event),
  };
  return {
    cart: cart as unknown as CartRef,
    told,
    set: (more: object, busy = false) => {
      now = { ...now, ...more };
      isBusy = busy;
      for (const look of lookers) look(snapshot());
    },
    say: (name: string, answer: object) => {
      for (const hear of listeners[name] ?? []) hear(answer);
    },
    listening: () => lookers.size + Object.values(listeners).reduce((sum, { size }) => sum + size, 0),
  };
}

const places = {
  products: [
    { product_id: 31, quantity: 1, date: '2026-11-27', start_time: '20:00:00', end_time: '21:00:00', facility_id: 303 },
  ],
};
const slot = {
  venue_service_id: 5,
  date: '2026-11-26',
  start_time: '18:00:00',
  end_time: '19:00:00',
  facility_id: 101,
};

checkCalls('the cart and its orders', [
  {
    law: 'R7.3.4: places are held',
    ask: (signal) => runActor(provideCart(), 'reservePlaces', places, signal),
    sends: 'POST cart/sync',
    body: places,
  },
  {
    law: 'R7.3.5: and given back',
    ask: (signal) => runActor(provideCart(), 'releasePlaces', places, signal),
    sends: 'DELETE cart/sync',
    body: places,
    gives: () => undefined,
  },
  {
    law: 'Q7.6.i: what became of a payment',
    ask: (signal) => runActor(provideReceipt({ portal: noPortal, session }), 'readPayment', { token: 'a/b' }, signal),
    sends: 'GET payments/a%2Fb',
  },
  {
    law: 'Q7.6.i: and of one that failed',
    ask: (signal) => runActor(failed(), 'readTransaction', { transactionId: 't-1' }, signal),
    sends: 'GET payments/transactions/t-1',
  },
  {
    law: 'R4.8: who paid, as the server has them now',
    ask: (signal) => runActor(provideReceipt({ portal: noPortal, session }), 'refreshUser', undefined, signal),
    sends: 'GET profile',
    answers: { 'GET profile': { data: { id: 7 } } },
    gives: () => undefined,
  },
  {
    law: 'Q7.6.i: how one can pay',
    ask: (signal) => runActor(childOf(checkout(), 'resource'), 'loadData', { query: null }, signal),
    sends: 'GET payments/options',
  },
  {
    law: 'R2.3.4: it is tried again',
    ask: (signal) => runActor(failed(), 'retryPayment', { transactionId: 't-1' }, signal),
    sends: 'POST payments/transactions/t-1/retry',
  },
  {
    law: 'Q4.8.c: or given up',
    ask: (signal) => runActor(provideReopening(noCart), 'abandonPayment', { transactionId: 't-1' }, signal),
    sends: 'POST payments/transactions/t-1/abandon',
    gives: () => undefined,
  },
  {
    law: 'Q4.8.c: what became of an order is asked by its key',
    ask: (signal) => findOrder({ key: 'k'.repeat(16) }, signal),
    sends: `GET orders/status?key=${'k'.repeat(16)}`,
  },
  {
    law: 'Q4.8.c: and so is whether the order that waits was paid elsewhere',
    ask: (signal) => runActor(childOf(checkout(), 'payment'), 'findOrder', { key: 'k'.repeat(16) }, signal),
    sends: `GET orders/status?key=${'k'.repeat(16)}`,
  },
  {
    law: '020: a guest’s order that left no key behind never arrived',
    ask: (signal) => findOrder({ key: 'k'.repeat(16) }, signal),
    sends: `GET orders/status?key=${'k'.repeat(16)}`,
    answers: { 'GET orders/status': { refuses: 404, code: 'orderKeyUnknown' } },
    gives: () => null,
  },
  {
    law: 'Q7.7.j: the invoice of the order that a receipt opens',
    ask: (signal) => loadInvoice({ token: 'a-receipt' }, signal),
    sends: ['GET payments/a-receipt', 'GET orders/31/invoice?token=a-receipt'],
    answers: {
      'GET payments/{token}': { data: { order_id: 31 } },
      'GET orders/{order_id}/invoice': { data: { net: 0, vat: 0, total: 0, discount: 0 } },
    },
  },
]);

function checkout(more: object = {}): AnyStateMachine {
  return provideCheckout({ cart: noCart, session, portal: noPortal, ...more });
}
const childOf = (machine: AnyStateMachine, name: string) => machine.implementations.actors[name] as AnyStateMachine;

function failed() {
  return provideFailedPayment({ cart: noCart, portal: noPortal, session });
}

checkCalls('a booking', [
  {
    law: 'R7.2.3: the services',
    ask: (signal) => runActor(provideChoosing(), 'loadServices', undefined, signal),
    sends: 'GET venue/services',
    goesOn: true,
  },
  {
    law: 'R7.2.4: what one can be narrowed down to',
    ask: (signal) => runActor(provideChoosing(), 'loadChoices', { serviceId: 5, filterBy: 1 }, signal),
    sends: 'GET facilities/services/filters/5',
    goesOn: true,
    gives: (choices: object) => ({ ...choices, tickets: [] }),
  },
  {
    law: 'R7.2.10: with its tickets, where they are what is chosen',
    ask: (signal) => runActor(provideChoosing(), 'loadChoices', { serviceId: 5, filterBy: 2 }, signal),
    sends: ['GET facilities/services/filters/5', 'GET facilities/facility-rentals/short?venue_service_id=5'],
    answers: { 'GET facilities/facility-rentals/short': { data: [{ product_id: 601, name: 'Adult swim' }] } },
    gives: (tickets: object[]) => expect.objectContaining({ tickets }) as unknown,
  },
  {
    law: 'R7.2.10: and without them where they cannot be had',
    ask: (signal) => runActor(provideChoosing(), 'loadChoices', { serviceId: 5, filterBy: 2 }, signal),
    sends: ['GET facilities/services/filters/5', 'GET facilities/facility-rentals/short?venue_service_id=5'],
    answers: { 'GET facilities/facility-rentals/short': { refuses: 422 } },
    gives: () => expect.objectContaining({ tickets: [] }) as unknown,
  },
  {
    law: 'R7.2.6: which facilities are free',
    ask: (signal) => runActor(provideChoosing(), 'loadFacilities', slot, signal),
    sends: `GET facilities/fetchAvailableFacilities?${new URLSearchParams(Object.entries(slot).map(([name, value]) => [name, String(value)])).toString().replaceAll('%3A', ':')}`,
  },
  {
    law: 'R7.2.5: a day of one',
    ask: async (signal) => {
      const wish = { venue_service_id: 5, date: '2026-11-26', allow_facility_items_reservation: 0 };
      return ((await runActor(provideChoosing(), 'loadSchedule', wish, signal)) as { date: string }).date;
    },
    sends: 'GET facilities/schedule?venue_service_id=5&date=2026-11-26',
    gives: () => '2026-11-26',
  },
  {
    law: 'R7.2.11: how many may come',
    ask: (signal) => runActor(provideSelling({ session, cart: noCart }), 'loadThreshold', undefined, signal),
    sends: 'GET facilities/customer-configurations',
    answers: { 'GET facilities/customer-configurations': { data: { customer_threshold: 4 } } },
    gives: () => 4,
    goesOn: true,
  },
  {
    law: 'R7.3.3: what is known of a relative',
    ask: (signal) => runActor(provideAttendeeDetails({ session }), 'loadRelative', { customerId: 12 }, signal),
    sends: 'GET customers-associated/additional-data?customerId=12&product_type=facility',
  },
  {
    law: 'R7.2.3: quick choice has the same services',
    ask: (signal) => runActor(provideQuickChoice(), 'loadServices', undefined, signal),
    sends: 'GET venue/services',
    goesOn: true,
  },
]);

let served: ServedCalls;
/** As the last visit left it. */
const keep = (names: readonly string[]) =>
  lastServices.item.write({
    at: Date.now(),
    said: names.map((name, id) =>
      v.parse(VenueService, { id: id + 1, name, ar_name: null, is_public: 1, filter_by: 1 }),
    ),
  });

test.each([
  ['lost', ['Padel'], ['Padel']],
  ['lost', null, 'ConnectionError'],
  [{ refuses: 403, code: 'forbidden' }, ['Padel'], 'RefusedError'],
] as const)('F01: quick choice without services (%j), where the last visit kept %j', async (answer, kept, outcome) => {
  served.answers['GET venue/services'] = answer;
  if (kept) keep(kept);
  const asked = runActor(provideQuickChoice(), 'loadServices', undefined).then(
    (services) => (services as VenueService[]).map(({ name }) => name),
    (error: Error) => error.name,
  );
  expect(await asked).toEqual(outcome);
  lastServices.item.drop();
});

const lines = () => served.asked.map(({ line }) => line);
beforeEach(() => {
  clearCachedAnswers();
  served = serveCalls();
  // A hidden page: no frame is waited for.
  vi.stubGlobal('document', { hidden: true });
});
afterEach(() => vi.unstubAllGlobals());

describe('the court that is offered (R7.2.8)', () => {
  test('P1: places held by the customer’s own cart are not counted twice', async () => {
    persistedSessionId.write('mine');
    const place = (session_id: string) => ({ session_id, quantity: 1, start_time: '18:00:00', end_time: '19:00:00' });
    const ticket = {
      product_id: 601,
      name: 'Swim',
      price: 10,
      tax_amount: 1,
      reserved_slots: [place('mine'), place('theirs')],
    };
    served.answers = { 'GET facilities/auto': { data: { rental_products: [ticket] } } };
    const offer = await runActor(provideChoosing(), 'loadOffer', slot).catch((error: unknown) => error);
    expect(lines()[0]).toContain('GET facilities/auto?venue_service_id=5');
    expect(offer).toMatchObject({ rental_products: [{ reserved_slots: [{ session_id: 'theirs' }] }] });
  });
  test('P1: tickets without places have none, and an offer may have no tickets', () => {
    const offer = { id: 101, rental_products: [{ product_id: 601 }] } as never;
    expect(withoutReservationsOf('mine', offer)).toEqual({
      id: 101,
      rental_products: [{ product_id: 601, reserved_slots: [] }],
    });
    expect(withoutReservationsOf('mine', { id: 101 } as never)).toEqual({ id: 101, rental_products: [] });
  });
});

describe('what a service asks of attendees (R7.2.9)', () => {
  const asked = (customer: object | null = { id: 7 }) => ({ serviceId: 5, site: null, customer }) as never;
  const asking = { 'GET facilities/fieldConfig': { data: { dob: { is_visible: 1, is_required: 1 } } } };
  const load = (customer?: object | null, signal?: AbortSignal) =>
    runActor(provideAttendeeDetails({ session }), 'loadQuestions', asked(customer), signal);
  const common = [
    'GET facilities/fieldConfig?venue_service_id=5',
    'GET customers/all-tags',
    'GET customers/id-proof-types',
    'GET facilities/customer-configurations',
  ];
  const own = [
    'GET customers-associated',
    'GET profile',
    'GET customers-associated/additional-data?customerId=7&product_type=facility',
  ];

  test('one that asks nothing waits for nothing else', async () => {
    const { signal } = new AbortController();
    expect(await loadQuestions(asked(), signal)).toMatchObject({
      fields: {},
      additional: [],
      tags: [],
      idProofTypes: [],
      family: [],
      onFile: null,
      threshold: null,
    });
    expect(lines()).toEqual(common.slice(0, 1));
  });
  test('R7.3.1–3, R7.2.11: for a customer everything that may help is requested', async () => {
    served.answers = {
      ...asking,
      'GET customers/all-tags': { data: [{ id: 1, name: 'Sport' }] },
      'GET customers/id-proof-types': { data: [{ id: 32, name: 'Emirates ID' }] },
      'GET facilities/customer-configurations': { data: { customer_threshold: 4 } },
      'GET customers-associated': { data: [{ customer_id: 12, name: 'Sami' }] },
      'GET profile': { data: { id: 7, religion_id: 2, dob: '1990-01-01', gender: 'Female', country_id: 3 } },
    };
    expect(await load()).toMatchObject({
      tags: [{ id: 1 }],
      idProofTypes: [{ id: 32 }],
      threshold: 4,
      family: [{ customer_id: 12 }],
      onFile: { documents: [], religion_id: 2, dob: '1990-01-01', gender: 'Female', country_id: 3, answers: [] },
    });
    expect(lines()).toEqual([...common, ...own]);
  });
  test('R3.8: the operator’s own questions come as well, and alone are something to ask', async () => {
    const club = { id: 1, slug: 'club', name: 'Club', type: 'text_box', is_visible: 1, is_required: 1 };
    served.answers = { 'GET facilities/fieldConfig': { data: {}, additional_fields: [club] } as never };
    expect(await load(null)).toMatchObject({ additional: [{ id: 1, slug: 'club' }], idProofTypes: [] });
    expect(lines()).toEqual(common);
  });
  test('R3.8.4: a file that answers a question is uploaded, and its path returned', async () => {
    const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' });
    served.answers = {
      'POST file/save/data': { data: { files: [{ path: 'up/1.jpg', name: '1.jpg', type: 'jpeg' }] } },
    };
    expect(await runActor(provideAttendeeDetails({ session }), 'storeFile', { file: jpeg })).toBe('up/1.jpg');
  });
  test('R7.5.1: only existing fields of a form are sent', async () => {
    const file = new Blob(['x']);
    const body = { 'preUpload[0]': file, 'types[]': 'pdf', note: null, name: undefined };
    await call(attendeeEndpoints.saveFiles, { body });
    expect(served.asked[0]!.body).toEqual({ 'preUpload[0]': 'x', 'types[]': 'pdf' });
  });
  test('for a signed-out customer nothing is requested, and without an id nothing that needs one', async () => {
    served.answers = asking;
    expect(await load(null)).toMatchObject({ family: [], onFile: null });
    expect(lines()).toEqual(common);
    served.asked.length = 0;
    clearCachedAnswers();
    await load({ id: null });
    expect(lines()).toEqual([...common, ...own.slice(0, 2)]);
  });
  test('failures to load the profile or the limit leave the form empty, not broken', async () => {
    const refused = { refuses: 422 };
    served.answers = {
      ...asking,
      'GET facilities/customer-configurations': refused,
      'GET customers-associated': refused,
      'GET customers-associated/additional-data': refused,
      'GET profile': refused,
    };
    expect(await load()).toMatchObject({
      family: [],
      threshold: null,
      onFile: { documents: [], religion_id: null, dob: null, gender: null, country_id: null, answers: [] },
    });
  });
  test('each of its calls ends when the machine leaves', async () => {
    served.answers = asking;
    for (const answered of [0, 1]) {
      clearCachedAnswers();
      served.asked.length = 0;
      served.isSilentAfter = answered;
      const leaving = new AbortController();
      void load({ id: 7 }, leaving.signal).catch(() => 0);
      await vi.waitFor(() => expect(served.asked.length).toBeGreaterThan(answered));
      await new Promise((resolve) => setImmediate(resolve));
      leaving.abort();
      const left = served.asked.slice(answered).filter(({ isShared }) => !isShared);
      expect(left.map(({ line, signal }) => [line, signal.aborted])).toEqual(left.map(({ line }) => [line, true]));
    }
  });
});

describe('into the cart', () => {
  const line = facility('new');
  test('one is asked, and answers to that very wish', async () => {
    const { cart, told, say, listening } = cartInHands();
    const answer = requestCart(cart, { type: 'lines.add', lines: [line] });
    const outcome = vi.fn<() => void>();
    void answer.then(outcome);
    expect(told).toEqual([
      { type: 'lines.add', lines: [line], requestId: expect.stringMatching(/^[\w-]{36}$/) as string },
    ]);
    say('lines.added', { requestId: 'another' });
    say('lines.refused', { requestId: 'another', problem: { code: 'soldOut', message: null } });
    await new Promise((resolve) => setTimeout(resolve));
    expect(outcome).not.toHaveBeenCalled();
    say('lines.added', { requestId: told[0]!.requestId! });
    await answer;
    expect(listening()).toBe(0);
  });
  test.each([
    ['Sold out today', 'Sold out today'],
    [null, 'soldOut'],
  ])('a refusal has the cart’s code and the server’s message (%j)', async (message, said) => {
    const { cart, told, say, listening } = cartInHands();
    const answer = requestCart(cart, { type: 'lines.add', lines: [line] });
    say('lines.refused', { requestId: told[0]!.requestId!, problem: { code: 'soldOut', message } });
    await expect(answer).rejects.toMatchObject({ code: 'soldOut', message: said });
    expect(listening()).toBe(0);
  });
  test.each([
    ['accountNeeded', [{ type: 'login.open' }]],
    ['soldOut', []],
  ])('R6.1.3: %s asks for a login: %j', async (code, asked) => {
    const { cart, told, say } = cartInHands();
    const portal: object[] = [];
    const { id: _, ...draft } = line;
    const answer = addToCart({ cart, portal: { send: (event) => void portal.push(event) } }, [draft]);
    expect(told[0]).toMatchObject({
      type: 'lines.add',
      lines: [{ ...draft, id: expect.stringMatching(/^[\w-]{36}$/) as string }],
    });
    say('lines.refused', { requestId: told[0]!.requestId!, problem: { code, message: null } });
    await expect(answer).rejects.toMatchObject({ code });
    expect(portal).toEqual(asked);
  });
  test('a picker gets the cart’s lines, and adds its own to it', async () => {
    const { cart, told, say, set } = cartInHands();
    const picker = providePicker({ cart, portal: { send: () => undefined }, session });
    const { id: _, ...draft } = line;
    const adding = runActor(picker, 'addToCart', { lines: [draft] });
    say('lines.added', { requestId: told[0]!.requestId! });
    await adding;
    const watching = watchActor(picker, 'watchCart');
    set({ lines: [] });
    watching.stop();
    set({ lines: [line] });
    expect(watching.told).toEqual([
      { type: 'cart.changed', lines: [facility('one')] },
      { type: 'cart.changed', lines: [] },
    ]);
    const customers = watchActor(picker, 'watchSession');
    expect(customers.told).toEqual([{ type: 'session.changed', user: layla }]);
    customers.stop();
  });
  test('R4.5.2: a booking puts its lines and extras there', async () => {
    const { cart, told, say } = cartInHands();
    const selling = provideSelling({ session, cart });
    const { id: _, ...draft } = line;
    const adding = runActor(selling, 'addToCart', { lines: [draft, draft], grouped: true });
    expect(told[0]).toMatchObject({ type: 'lines.add' });
    const [added] = told as unknown as { lines: { id: string; group_id: string | null }[] }[];
    expect(new Set(added!.lines.map(({ group_id }) => group_id)).size).toBe(1);
    expect(new Set(added!.lines.map(({ id }) => id)).size).toBe(2);
    say('lines.added', { requestId: told[0]!.requestId! });
    await adding;
    const extra = runActor(selling, 'addAddon', { at: { product_id: 31 }, addon: { product_id: 901, quantity: 2 } });
    expect(told[1]).toMatchObject({
      type: 'addon.add',
      at: { product_id: 31 },
      addon: { product_id: 901, quantity: 2, discount: null },
    });
    say('lines.added', { requestId: told[1]!.requestId! });
    await extra;
  });
});

test('a booking hands the cart and who is logged in on to the steps that ask them', async () => {
  const { cart, told, say } = cartInHands();
  const { selling } = provideBooking({ session, cart }).implementations.actors as { selling: AnyStateMachine };
  const { id: _, ...draft } = facility('new');
  const adding = runActor(selling, 'addToCart', { lines: [draft], grouped: false });
  say('lines.added', { requestId: told[0]!.requestId! });
  await adding;
  const { attendeeDetails } = selling.implementations.actors as { attendeeDetails: AnyStateMachine };
  const customers = watchActor(attendeeDetails, 'watchSession');
  expect(customers.told).toEqual([{ type: 'session.changed', user: layla }]);
  customers.stop();
});

describe('back into the cart', () => {
  const taken = [facility('gone')];
  test('what was taken out is asked for, and there once the cart has its answer', async () => {
    const { cart, told, set, listening } = cartInHands();
    const restoring = runActor(provideLineRemoval(), 'restoreLines', { cart, lines: taken });
    expect(told).toEqual([{ type: 'cart.restore', lines: taken }]);
    set({}, true);
    set({ lines: taken });
    await restoring;
    expect([listening(), told.length]).toEqual([0, 1]);
  });
  test.each([
    [
      { code: 'soldOut', message: 'Gone' },
      { code: 'soldOut', message: 'Gone' },
    ],
    [
      { code: 'soldOut', message: null },
      { code: 'soldOut', message: 'soldOut' },
    ],
    [null, { code: 'placeTaken', message: 'placeTaken' }],
  ])('what cannot is refused where it was pressed, and nowhere else (%j)', async (problem, error) => {
    const { cart, told, set } = cartInHands();
    const restoring = runActor(provideLineRemoval(), 'restoreLines', { cart, lines: taken });
    set({ lines: [], problem });
    await expect(restoring).rejects.toMatchObject({ name: 'RefusedError', ...error });
    expect(told.at(-1)).toEqual({ type: 'problem.dismiss' });
  });
  test('what comes back in part is refused: the lines of one booking belong together', async () => {
    const { cart, set } = cartInHands();
    const restoring = runActor(provideLineRemoval(), 'restoreLines', { cart, lines: [...taken, facility('other')] });
    set({ lines: taken });
    await expect(restoring).rejects.toMatchObject({ code: 'placeTaken' });
  });
  test.each([
    ['is back', null, 'fulfilled'],
    ['is refused all the same where the cart says so', { code: 'soldOut', message: null }, 'rejected'],
  ])('what joins one like it, which came meanwhile, %s', async (_, problem, status) => {
    const { cart, set } = cartInHands();
    const tickets = [swim('gone', { quantity: 2 })];
    const restoring = runActor(provideLineRemoval(), 'restoreLines', { cart, lines: tickets });
    set({ lines: [swim('meanwhile', { quantity: 3 })], problem });
    const [outcome] = await Promise.allSettled([restoring]);
    expect(outcome.status).toBe(status);
  });
  test('the caller gets the lines, and whether the customer is a guest', () => {
    const { cart, set } = cartInHands();
    const { told, stop } = watchActor(provideLineRemoval(), 'watchCart', { cart });
    set({ user: guest });
    expect(told).toEqual([
      { type: 'cart.changed', lines: [facility('one')], isGuest: false },
      { type: 'cart.changed', lines: [facility('one')], isGuest: true },
    ]);
    stop();
  });
  test('Q4.8.c: an order that is given up comes back with all that was chosen for it', async () => {
    const { cart, told } = cartInHands();
    const preferences = {
      ...defaultPreferences,
      is_wallet: true,
      is_qpoints: true,
      save_card: true,
      cardId: 'c1',
      isCardChosen: true,
      order_notes: 'Ring twice',
      deliveryAddress: '8th Street',
    };
    const whole = { ...intent, preferences, promotion: { code: 'TEN', type: 'promo' as const } };
    persistedIntent.write(whole);
    await runActor(provideReopening(cart), 'restoreCart', { intent: whole });
    expect(told).toEqual([
      { type: 'cart.restore', lines: intent.lines, promotion: { code: 'TEN', type: 'promo' } },
      { type: 'wallet.use', on: true },
      { type: 'points.use', on: true },
      { type: 'card.choose', cardId: 'c1' },
      { type: 'card.save', on: true },
      { type: 'notes.write', text: 'Ring twice' },
      { type: 'address.write', text: '8th Street' },
    ]);
  });
  test('Q4.8.c: what was not chosen is not chosen then', async () => {
    const { cart, told } = cartInHands();
    const preferences = { ...defaultPreferences, isCardChosen: false, deliveryAddress: null };
    const plain = { ...intent, preferences, promotion: null };
    persistedIntent.write(plain);
    await runActor(provideReopening(cart), 'restoreCart', { intent: plain });
    expect(told.map(({ type }) => type)).toEqual([
      'cart.restore',
      'wallet.use',
      'points.use',
      'card.save',
      'notes.write',
    ]);
  });
});

describe('what a code takes off (R7.3.8)', () => {
  const { cart, set } = cartInHands();
  test('the promo box begins with the cart, and gets its changes', () => {
    expect(promotionInput(cart, 'AED')).toEqual({
      lines: [facility('one')],
      promotion: null,
      user: layla,
      cart,
      currency: 'AED',
    });
    const { told, stop } = watchActor(providePromotion(cart), 'watchCart');
    set({ lines: [] });
    stop();
    expect(told).toMatchObject([
      { type: 'cart.changed', lines: [{ id: 'one' }] },
      { type: 'cart.changed', lines: [] },
    ]);
  });
  test.each([
    ['with the flag of the tab', true, { special_treatment: 1 }],
    ['without it', false, {}],
  ])('is requested %s (Q4.1.e), and ends when the machine leaves', async (_, isSpecial, more) => {
    if (isSpecial) sessionStorage.setItem('specialTreatment', JSON.stringify({ version: 1, value: true }));
    const input = {
      lines: [facility('one')],
      wish: { code: 'TEN', type: 'promo' },
      user: layla,
      code: 'TEN',
      type: 'promo',
    };
    const leaving = new AbortController();
    served.isSilentAfter = 0;
    void runActor(providePromotion(cart), 'verifyBenefits', input, leaving.signal).catch(() => 0);
    await vi.waitFor(() => expect(served.asked).toHaveLength(1));
    leaving.abort();
    const [asked] = served.asked;
    expect([asked!.line, asked!.signal.aborted]).toEqual(['POST benefits/verify', true]);
    const { special_treatment, products } = asked!.body as { special_treatment?: number; products: object[] };
    expect({ special_treatment }).toEqual({ special_treatment: undefined, ...more });
    expect(products).toHaveLength(1);
  });
});

describe('a payment that failed (071, Q4.8.c)', () => {
  test('is reported to the customer’s other tabs once it has arrived, and not before', async () => {
    const accepted = { ...intent, stage: 'accepted' as const, orderId: 100001, transactionId: 'tx-1' };
    persistedIntent.write(accepted);
    const readAs = async (state: OrderState) => {
      served.answers = { 'GET payments/transactions/tx-1': { data: transaction(state) } };
      await runActor(failed(), 'readTransaction', { transactionId: 'tx-1' });
      return persistedIntent.readFor(layla)?.stage;
    };
    expect([await readAs('awaiting_payment'), await readAs('failed')]).toEqual(['accepted', 'refused']);
  });
  test('is tried again on the page of the bank, and on no other', async () => {
    const assign = vi.fn<(address: string) => void>();
    Object.assign(location, { assign });
    await runActor(failed(), 'openPaymentPage', { url: 'https://bank.example/pay/tx-2' });
    expect(assign.mock.calls).toEqual([['https://bank.example/pay/tx-2']]);
    const unsafe = runActor(failed(), 'openPaymentPage', { url: 'javascript:alert(1)' });
    await expect(unsafe).rejects.toMatchObject({ code: 'unsafePaymentPage' });
    expect(assign).toHaveBeenCalledTimes(1);
  });
  test('is found by the key of its order', async () => {
    await runActor(failed(), 'findOrder', { key: intent.key });
    expect(lines()).toEqual([`GET orders/status?key=${intent.key}`]);
  });
});

test('F14: an order that waits to be paid hears that its customer looks at it again, or has a connection again', () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const world = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
  vi.stubGlobal('removeEventListener', world.removeEventListener.bind(world));
  const { told, stop } = watchActor(childOf(checkout(), 'payment'), 'watchPage');
  page.dispatchEvent(new Event('visibilitychange'));
  world.dispatchEvent(new Event('online'));
  expect(told).toEqual([{ type: 'page.shown' }, { type: 'connection.returned' }]);
  stop();
  expect([getEventListeners(world, 'online'), getEventListeners(page, 'visibilitychange')]).toEqual([[], []]);
});

describe('who paid (R4.8)', () => {
  const refresh = (user: object | null) => {
    const told: object[] = [];
    const session = {
      getSnapshot: () => ({ context: { user } }),
      send: (event: object) => void told.push(event),
    } as never;
    return runActor(provideReceipt({ portal: noPortal, session }), 'refreshUser', undefined).then(() => told);
  };
  test('a customer is updated as the server has them now', async () => {
    vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
    served.answers = { 'GET profile': { data: { id: 7, is_member: 1, city: 'Dubai' } } };
    const told = await refresh({ ...layla, name: 'Layla' });
    vi.useRealTimers();
    expect(told).toMatchObject([{ type: 'user.changed', at: 1_000, user: { id: 7, is_member: true } }]);
    expect(JSON.stringify(told)).not.toContain('Dubai');
  });
  test.each([null, guest])('for signed-out customers and guests there is nothing to update', async (user) => {
    expect([await refresh(user), lines()]).toEqual([[], []]);
  });
});

describe('a new version (Q4.3.a)', () => {
  test('is offered to nobody while an order is under way', () => {
    const told: object[] = [];
    const portal = {
      getSnapshot: () => ({ children: { version: { send: (event: object) => void told.push(event) } } }),
    };
    const machine = provideReceipt({ portal: portal as never, session }) as never;
    const { stop } = watchActor(machine, 'deferUpdate');
    expect(told).toEqual([{ type: 'order.begin' }]);
    stop();
    expect(told).toEqual([{ type: 'order.begin' }, { type: 'order.end' }]);
  });
  test('nor where there is no version machine', () => {
    expect(deferUpdate(noPortal)).toBeDefined();
    const { stop } = watchActor(provideReceipt({ portal: noPortal, session }) as never, 'deferUpdate');
    stop();
  });
});

describe('looking at a running actor', () => {
  function source(first: number) {
    let now = { count: first, other: 0 };
    const lookers = new Set<(snapshot: typeof now) => void>();
    return {
      lookers,
      getSnapshot: () => now,
      subscribe: (look: (snapshot: typeof now) => void) => {
        lookers.add(look);
        return { unsubscribe: () => void lookers.delete(look) };
      },
      set: (more: Partial<typeof now>) => {
        now = { ...now, ...more };
        for (const look of lookers) look(now);
      },
    };
  }
  test('tells at once, and whenever what is read is another', () => {
    const actor = source(1);
    const told: object[] = [];
    const stop = follow(
      actor,
      ({ count, other }) => ({ count, isOdd: other % 2 === 1 }),
      (news) => told.push(news),
    );
    actor.set({ other: 2 });
    actor.set({ count: 2 });
    actor.set({ other: 3 });
    stop();
    actor.set({ count: 3 });
    expect(told).toEqual([
      { count: 1, isOdd: false },
      { count: 2, isOdd: false },
      { count: 2, isOdd: true },
    ]);
  });
  test('waits until it is in the requested state, and no longer', async () => {
    const actor = source(1);
    const there = waitUntil(actor, ({ count }) => count === 3);
    const told = vi.fn<() => void>();
    void there.then(told);
    actor.set({ count: 2 });
    await Promise.resolve();
    expect(told).not.toHaveBeenCalled();
    actor.set({ count: 3 });
    await there;
    expect(actor.lookers.size).toBe(0);
    await waitUntil(actor, ({ count }) => count === 3);
  });
});

describe('a payment sheet of the browser (Q7.7.k)', () => {
  const method = {
    name: 'apple_pay',
    merchant_name: 'Saha',
    merchant_id: 'merchant.saha',
    country: 'AE',
    networks: ['visa'],
    gateway: 'sahapay',
    gateway_merchant_id: 'saha',
    sheet: null,
  };
  const options = { methods: [method] } as never;
  const bill = { method, amount: 84.5, currency: 'AED' };
  const said: unknown[] = [];
  class Apple {
    static opened: Apple;
    static canMakePayments = () => true;
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    declare onvalidatemerchant: (event: { validationURL: string }) => void;
    declare onpaymentauthorized: (event: { payment: { token: unknown } }) => void;
    cancel = () => {};
    addEventListener = (_: string, hear: () => void) => void (this.cancel = hear);
    constructor() {
      Apple.opened = this;
    }
    begin = () => {};
    abort = () => said.push('aborted');
    completeMerchantValidation = (merchant: unknown) => said.push(merchant);
    completePayment = (result: unknown) => said.push(result);
  }
  beforeEach(() => {
    said.length = 0;
    vi.stubGlobal('ApplePaySession', Apple);
  });
  const open = async (signal?: AbortSignal) => {
    const express = provideExpress(true);
    await express.withUsable(options);
    const machine = { id: 'express', implementations: { actors: express.actors } } as never;
    return { express, answer: runActor(machine, 'openSheet', bill, signal), machine };
  };

  test('is promised where both have it', async () => {
    expect(await provideExpress(true).withUsable(options)).toEqual({ methods: [method] });
    expect(await provideExpress(false).withUsable(options)).toEqual({ methods: [] });
    expect(await provideExpress(true).withUsable({ methods: [], a: 1 } as never)).toEqual({ methods: [], a: 1 });
    vi.stubGlobal('ApplePaySession', undefined);
    expect(await provideExpress(true).withUsable(options)).toEqual({ methods: [] });
  });
  test('costs nothing where the operator’s server or the gateway has none: its code is not fetched', async () => {
    const fetchSheets = vi.fn<() => never>();
    await provideExpress(false, fetchSheets).withUsable(options);
    await provideExpress(true, fetchSheets).withUsable({ methods: [] } as never);
    expect(fetchSheets).not.toHaveBeenCalled();
  });
  test('is among the ways to pay in the cart where the operator’s server has it, and nowhere else', async () => {
    served.answers = { 'GET payments/options': { data: options } };
    const offered = (more?: object) => runActor(childOf(checkout(more), 'resource'), 'loadData', { query: null });
    expect(await offered()).toMatchObject({ methods: [] });
    expect(await offered({ offersExpress: true })).toMatchObject({ methods: [method] });
  });
  test('T17: is closed as not paid when prices have changed, before the question is asked', async () => {
    const line = facility('one');
    const { product_id } = line;
    served.answers = {
      'GET payments/options': { data: options },
      'POST orders': {
        refuses: 409,
        code: 'priceChanged',
        data: { lines: [{ product_id, price: 50, tax_amount: 2.5, addons: [] }] },
      },
    };
    const machine = checkout({ offersExpress: true });
    await runActor(childOf(machine, 'resource'), 'loadData', { query: null });
    const confirmed = runActor(machine, 'openSheet', bill);
    Apple.opened.onpaymentauthorized({ payment: { token: 'agreed' } });
    await confirmed;
    const order = orderOf({ ...cartContent, lines: [line], user: layla, currency: 'AED', isBaps: false });
    const outcome = await runActor(childOf(machine, 'placement'), 'placeOrder', { intent, order });
    expect([outcome, said]).toMatchObject([{ kind: 'priceChanged' }, [{ status: Apple.STATUS_FAILURE }]]);
  });
  test('that confirms without a token is told that nothing was paid', async () => {
    vi.stubGlobal('ApplePaySession', undefined);
    const complete = async (outcome: string) => void said.push(outcome);
    vi.stubGlobal(
      'PaymentRequest',
      class {
        canMakePayment = async () => true;
        show = async () => ({ details: {}, complete });
      },
    );
    const express = provideExpress(true);
    const google = { ...method, name: 'google_pay' };
    await express.withUsable({ methods: [google] } as never);
    const machine = { id: 'express', implementations: { actors: express.actors } } as never;
    const answer = runActor(machine, 'openSheet', { ...bill, method: google });
    await expect(answer).rejects.toMatchObject({ code: 'sheetNotOpened' });
    expect(said).toEqual(['fail']);
  });
  test('validates the merchant, returns its token, and is told the outcome', async () => {
    served.answers = { 'POST payments/express/merchant': { data: { session: { merchant: 'saha' } } } };
    const { answer, machine } = await open();
    Apple.opened.onvalidatemerchant({ validationURL: 'https://apple-pay-gateway.apple.com/' });
    await vi.waitFor(() => expect(said).toEqual([{ merchant: 'saha' }]));
    expect(served.asked).toMatchObject([
      {
        line: 'POST payments/express/merchant',
        body: { name: 'apple_pay', validation_url: 'https://apple-pay-gateway.apple.com/' },
      },
    ]);
    Apple.opened.onpaymentauthorized({ payment: { token: 'paid' } });
    expect(await answer).toEqual({ token: '"paid"' });
    await runActor(machine, 'settleSheet', { isPaid: true });
    await runActor(machine, 'settleSheet', { isPaid: true });
    expect(said.slice(1)).toEqual([{ status: 0 }]);
  });
  test('the customer’s no is one', async () => {
    const { answer } = await open();
    Apple.opened.cancel();
    expect([await answer, said]).toEqual([null, []]);
  });
  test('of a cancelled order is closed, and so is one when the machine leaves', async () => {
    const leaving = new AbortController();
    const { express } = await open();
    express.settle(false);
    await open(leaving.signal);
    leaving.abort();
    expect(said).toEqual([{ status: 1 }, { status: 1 }]);
  });
  test('that does not open is reported; any other fault is an error', async () => {
    const throwing = (error: Error) => {
      const refusing = function refusing() {
        throw error;
      };
      return Object.assign(refusing, { canMakePayments: () => true });
    };
    for (const error of [new TypeError('no'), new DOMException('no', 'InvalidAccessError')]) {
      vi.stubGlobal('ApplePaySession', throwing(error));
      await expect((await open()).answer).rejects.toMatchObject({ code: 'sheetNotOpened' });
    }
    vi.stubGlobal('ApplePaySession', throwing(new RangeError('no')));
    await expect((await open()).answer).rejects.toThrow(RangeError);
  });
});

describe('the time that places are held (Q7.3.a)', () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const world = new EventTarget();
  const now = Date.parse('2026-11-25T16:00:00Z');
  const heldUntil = '2026-11-25 20:10:00';
  function watchHold(context: object = {}) {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    page.hidden = false;
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
    vi.stubGlobal('removeEventListener', world.removeEventListener.bind(world));
    const held = cartInHands({ heldUntil: null, isHoldUnsure: false, ...context });
    return { ...held, ...watchActor(provideHold(), 'watchHold', { cart: held.cart }) };
  }
  const types = (told: readonly { type: string }[]) => told.map(({ type }) => type);
  afterEach(() => {
    correctTime(0);
    vi.useRealTimers();
  });

  test('is reported at once and with every change, by the corrected clock', () => {
    const { told, set, stop } = watchHold();
    set({ heldUntil });
    expect(told).toHaveLength(2);
    set({ lines: [facility('one'), facility('two')] });
    expect(told).toHaveLength(2);
    set({ isHoldUnsure: true });
    correctTime(60_000);
    correctTime(60_000);
    const held = { until: heldUntil, left: 600_000, endsAt: now + 600_000, isUnsure: false };
    expect(told.slice(1)).toEqual([
      { type: 'hold.changed', held },
      { type: 'hold.changed', held: { ...held, isUnsure: true } },
      { type: 'hold.changed', held: { ...held, isUnsure: true, left: 540_000, endsAt: now + 540_000 } },
    ]);
    expect(types(told)[0]).toBe('hold.changed');
    stop();
    correctTime(0);
    set({ heldUntil: null });
    expect(told).toHaveLength(4);
  });

  test('F14: is reported again when the page becomes visible or the connection returns', () => {
    const { told, stop } = watchHold({ heldUntil });
    const look = (hidden: boolean) => {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    look(true);
    expect(told).toHaveLength(1);
    look(false);
    world.dispatchEvent(new Event('online'));
    expect(types(told).slice(1)).toEqual(['hold.changed', 'page.shown', 'connection.returned']);
    stop();
    look(false);
    world.dispatchEvent(new Event('online'));
    expect([told.length, getEventListeners(world, 'online'), getEventListeners(page, 'visibilitychange')]).toEqual([
      4,
      [],
      [],
    ]);
  });

  test('lines that were lost are handed on', () => {
    const { told, say, stop, listening } = watchHold();
    say('lines.lost', { type: 'lines.lost', lines: [] });
    expect(told.at(-1)).toEqual({ type: 'lines.lost', lines: [] });
    stop();
    expect(listening()).toBe(0);
  });

  test('ends with a cart that was emptied, or is another customer’s; not with one that lost its places', () => {
    const reset = (context: object, next: object) => {
      const { told, set, stop } = watchHold(context);
      set(next);
      stop();
      return types(told).includes('cart.reset');
    };
    expect([
      reset({}, { lines: [] }),
      reset({}, { lines: [], problem: { code: 'placeTaken', message: null } }),
      reset({ lines: [] }, { lines: [] }),
      reset({}, { lines: [facility('other')] }),
      reset({}, { user: guest }),
      reset({}, { user: { ...layla } }),
    ]).toEqual([true, false, false, false, true, false]);
  });
});
