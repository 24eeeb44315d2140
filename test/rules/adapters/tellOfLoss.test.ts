/** Which places are told to be another customer's, once the server no longer holds them for the cart (R8.1.5, F09). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { OrderIntent } from '../../../machines/checkout/orderIntent.ts';
import { provideHold } from '../../../src/adapters/actors/booking/holdActors.ts';
import { provideCart } from '../../../src/adapters/actors/cart/cartActors.ts';
import { tellOfLoss } from '../../../src/adapters/actors/cart/tellOfLoss.ts';
import { persistedIntent } from '../../../src/adapters/storage/orders/orderIntent.ts';
import { defaultPreferences } from '../../../machines/cart/paymentPreferences.ts';
import type { User } from '../../../src/contract/customers/customers.ts';
import { layla, omar, swim } from '../../models/cart/cart.fixtures.ts';
import { intent, placed } from '../../models/checkout/checkout.fixtures.ts';
import { serveCalls, storage, watchActor, type Served, type ServedCalls } from '../../support/calls/servedCalls.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

const ordered = swim('ordered');
const words = 'No facility available for selected time slot';
const problem = { code: 'placeTaken', message: words };
let served: ServedCalls;

beforeEach(() => {
  stubPage();
  vi.stubGlobal('sessionStorage', storage());
  served = serveCalls();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

interface Loss {
  lines?: ReturnType<typeof swim>[];
  kept?: OrderIntent | null;
  user?: User;
  /** What became of the order. */
  status?: Served;
}

/** The cart loses lines while that order is kept; returns what is told, and stops it. */
function lose({ lines = [ordered], kept = intent, user = layla, status = 'lost' }: Loss = {}) {
  if (kept !== null) persistedIntent.write({ ...kept, lines: [ordered] });
  served.answers = { 'GET orders/status': status };
  const input = { lines, preferences: defaultPreferences, venueId: 1, reserves: false, user };
  const cart = createActor(provideCart(), { input }).start();
  const told: unknown[] = [];
  const stop = tellOfLoss(cart, (loss) => told.push(loss.problem));
  for (const { id } of lines) cart.send({ type: 'line.remove', lineId: id, problem });
  return { told, stop };
}
/** Until the order was asked about, and its answer read. */
const untilAsked = async () => {
  await expect.poll(() => served.asked.length, { interval: 5 }).toBeGreaterThan(0);
};

test('R8.1.5: what somebody else has taken is told, in the server’s words', async () => {
  const { told } = lose({ kept: null });
  await expect.poll(() => told, { interval: 5 }).toEqual([problem]);
  expect(served.asked).toEqual([]);
});

test('F09: what the own order holds, whose answer was lost, is nobody else’s', async () => {
  const { told } = lose({ status: { data: placed('awaiting_payment') } });
  await untilAsked();
  // What is told of another line comes after it.
  const other = lose({ lines: [swim('other')] });
  await expect.poll(() => other.told, { interval: 5 }).toEqual([problem]);
  expect(told).toEqual([]);
});

test('nothing is said while nobody knows whether the order arrived', async () => {
  const { told } = lose({ status: { refuses: 503 } });
  await untilAsked();
  const other = lose({ lines: [swim('other')] });
  await expect.poll(() => other.told, { interval: 5 }).toEqual([problem]);
  expect(told).toEqual([]);
});

test.each([
  ['never arrived', { data: null }],
  ['is over', { data: placed('expired') }],
] as const)('an order that %s holds nothing: the loss is told', async (_, status) => {
  const { told } = lose({ status });
  await expect.poll(() => told, { interval: 5 }).toEqual([problem]);
});

test('T06: another customer’s order is not asked about', async () => {
  const { told } = lose({ user: omar });
  await expect.poll(() => told, { interval: 5 }).toEqual([problem]);
  expect(served.asked).toEqual([]);
});

test('nothing is told any more once it was stopped', async () => {
  const { told, stop } = lose({ status: { data: null } });
  stop();
  const other = lose({ kept: null, lines: [swim('other')] });
  await expect.poll(() => other.told, { interval: 5 }).toEqual([problem]);
  expect(told).toEqual([]);
});

test('F09: the time of the cart is not called lost either', async () => {
  persistedIntent.write({ ...intent, lines: [ordered] });
  served.answers = { 'GET orders/status': { data: placed('awaiting_payment') } };
  const input = {
    lines: [ordered, swim('other')],
    preferences: defaultPreferences,
    venueId: 1,
    reserves: false,
    user: layla,
  };
  const cart = createActor(provideCart(), { input }).start();
  const { told } = watchActor(provideHold(), 'watchHold', { cart });
  cart.send({ type: 'line.remove', lineId: 'ordered', problem });
  await untilAsked();
  cart.send({ type: 'line.remove', lineId: 'other', problem });
  const lost = () => told.filter(({ type }) => type === 'lines.lost');
  await expect.poll(lost, { interval: 5 }).toMatchObject([{ lines: [{ id: 'other' }] }]);
});
