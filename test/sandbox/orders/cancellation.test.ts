/** Giving an order up: what is shown is what is done, once, and to where it came from (Q7.7.b). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingStatus } from '../../../machines/bookings/bookingStatus.ts';
import { refundAt, refundSteps, usualSteps } from '../../../sandbox/domain/orders/cancellation/steps.ts';
import { splitOf } from '../../../sandbox/domain/orders/cancellation/quote.ts';
import { acceptPayment } from '../../../sandbox/domain/money/payments.ts';
import type { Client } from '../support/client.ts';
import { membershipLine, posLine } from '../support/lines.ts';
import { moneyFaults } from '../support/moneyFaults.ts';
import { courtLines, courtOrder, newKey, orderBody, type OrderOptions, type Slot } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const card = '424242******4242';
const tennis: Slot = { service: 41, facility: 4101, date: '2026-12-12', start: '20:00:00', end: '21:00:00' };
const football: Slot = { service: 21, facility: 2101, date: '2026-12-12', start: '20:00:00', end: '21:00:00' };
const league: Slot = { service: 42, facility: 4201, date: '2026-12-12', start: '20:00:00', end: '21:00:00' };

const at = (stamp: string) => sandbox.control('POST', '/clock', { at: stamp, frozen: true });

/** Ordered and, where a card is asked for, paid. */
async function paid(client: Client, slot: Slot, options?: OrderOptions): Promise<number> {
  const { data } = await client.get('placeOrder', { body: await courtOrder(client, slot, options), key: newKey() });
  if (data.transactionId) await acceptPayment(sandbox.server, data.transactionId, card);
  return data.order_id;
}
const params = (id: number) => ({ params: { order_id: String(id) } });
const shown = async (client: Client, id: number) => (await client.get('cancellation', params(id))).data;
const cancel = (client: Client, id: number, refund: number) =>
  client.call('cancelOrder', { ...params(id), body: { refund } });
const balances = async (client: Client) => {
  const { data } = await client.get('paymentOptions');
  return { wallet: data.wallet.balance, points: data.q_points.points };
};

describe('until when how much comes back', () => {
  const parts = [{ paid: 21_001, startsAt: '2026-11-26 20:00:00', steps: usualSteps }];

  test.each([
    ['2026-11-25 20:00:00', 21_001],
    ['2026-11-25 20:00:01', 10_501],
    ['2026-11-26 14:00:00', 10_501],
    ['2026-11-26 14:00:01', 0],
  ])('at %s by the venue’s clock: %i fils, and half a fils is the customer’s', (now, refund) => {
    expect(refundAt(parts, now)).toBe(refund);
  });

  test.each([
    [25, 101, 25],
    [25, 102, 26],
    [75, 101, 76],
    [1, 49, 0],
  ])('of %i percent of %i fils %i come back: rounded, not always up', (percent, paid, refund) => {
    const part = { paid, startsAt: '2026-11-26 20:00:00', steps: [{ hours_before: 24, percent }] };
    expect(refundAt([part], '2026-11-24 10:00:00')).toBe(refund);
  });

  test('is answered in advance, the nearest step first, without past ones', () => {
    expect(refundSteps(parts, '2026-11-24 10:00:00')).toEqual([
      { until: '2026-11-25 20:00:00', refund: 21_001 },
      { until: '2026-11-26 14:00:00', refund: 10_501 },
    ]);
    expect(refundSteps(parts, '2026-11-26 12:00:00')).toEqual([{ until: '2026-11-26 14:00:00', refund: 10_501 }]);
    expect(refundSteps(parts, '2026-11-26 18:00:00')).toEqual([]);
  });

  test('each part of an order has its own time', () => {
    const both = [...parts, { paid: 10_000, startsAt: '2026-12-01 09:00:00', steps: usualSteps }];
    expect(refundAt(both, '2026-11-26 15:00:00')).toBe(10_000);
    expect(refundSteps(both, '2026-11-26 12:00:00')).toEqual([
      { until: '2026-11-26 14:00:00', refund: 20_501 },
      { until: '2026-11-26 20:00:00', refund: 10_000 },
    ]);
  });

  test('is refunded to what paid last first, and never more than that paid', () => {
    const took = { card: 5_000, credit: 0, wallet: 3_000, points: 2_000 };
    expect(splitOf(4_000, took)).toEqual({ card: 4_000, credit: 0, wallet: 0, points: 0 });
    expect(splitOf(9_001, took)).toEqual({ card: 5_000, credit: 0, wallet: 3_000, points: 1_001 });
    expect(splitOf(10_000, took)).toEqual(took);
  });
});

test('the terms are answered before anything is bought: a service may have its own', async () => {
  const { data } = await sandbox.signedOut().get('cancellationTerms');
  const hours = (kind: string, service: number | null) =>
    data.find((one) => one.kind === kind && one.venue_service_id === service)?.steps.map((step) => step.hours_before);
  expect([hours('facility', null), hours('facility', 21), hours('event', null)]).toEqual([
    [24, 6],
    [48, 24],
    [24, 6],
  ]);
  expect(data.map(({ kind }) => kind)).not.toContain('membership');
});

describe('a paid order', () => {
  test('comes back whole in time: points, wallet and card each get what they gave, and the place is free at once', async () => {
    const client = await sandbox.customer(2);
    const before = await balances(client);
    const id = await paid(client, tennis, { wallet: true });
    const told = await shown(client, id);
    expect(told).toMatchObject({ is_allowed: true, paid: 210, refund: 210, status: null });
    // An order is cancelled as a whole, and its parts are listed before.
    expect(told.items?.map(({ name, total }) => [name, total])).toEqual([['Tennis', 210]]);
    expect(told.steps[0]).toEqual({ until: '2026-12-11 20:00:00', refund: 210 });
    expect(told.refunds).toEqual([
      { method: 'card', amount: 60, label: card },
      { method: 'wallet', amount: 150, label: null },
    ]);

    const { status, answer } = await cancel(client, id, 210);
    expect([status, answer.data.refund, answer.data.refunds]).toEqual([200, told.refund, told.refunds]);
    expect(answer.data.status).toBe('refund_requested');
    expect(await balances(client)).toEqual(before);
    expect(await moneyFaults(sandbox.server.database)).toEqual({});
    const { data: bookings } = await client.get('facilityBookings', { query: { period: 'all' } });
    expect(bookingStatus(bookings.find(({ order_id }) => order_id === id)!)).toBe('inactive');
    expect(await paid(await sandbox.customer(1), tennis)).toBeGreaterThan(id);
  });

  test('comes back by half later, and not at all in the end; once begun it stays', async () => {
    const client = await sandbox.customer(6);
    const id = await paid(client, tennis, { wallet: true });
    await at('2026-12-12 13:00:00');
    const later = await sandbox.customer(6);
    expect(await shown(later, id)).toMatchObject({ is_allowed: true, refund: 105 });
    await at('2026-12-12 15:00:00');
    expect(await shown(later, id)).toMatchObject({ is_allowed: true, refund: 0, steps: [] });
    await at('2026-12-12 20:00:01');
    expect(await shown(later, id)).toMatchObject({ is_allowed: false, reason: 'begun' });
    expect(await cancel(later, id, 0)).toMatchObject({ status: 409, error: { code: 'notCancellable' } });
    expect(await moneyFaults(sandbox.server.database)).toEqual({});
  });

  test('half of it leaves the other half with the operator, in every account', async () => {
    const client = await sandbox.customer(6);
    const { wallet } = await balances(client);
    const id = await paid(client, tennis, { wallet: true });
    await at('2026-12-12 13:00:00');
    const later = await sandbox.customer(6);
    expect((await cancel(later, id, 105)).answer.data).toMatchObject({ refund: 105, status: 'cancelled' });
    expect((await balances(later)).wallet).toBe(wallet - 105);
    expect(await moneyFaults(sandbox.server.database)).toEqual({});
  });

  test('follows the terms of its service', async () => {
    const client = await sandbox.customer(1);
    const { steps } = await shown(client, await paid(client, football));
    expect(steps.map(({ until }) => until)).toEqual(['2026-12-10 20:00:00', '2026-12-11 20:00:00']);
  });

  test('is cancelled for what was shown, or not at all', async () => {
    const client = await sandbox.customer(1);
    const id = await paid(client, tennis);
    await at('2026-12-11 20:00:01');
    const later = await sandbox.customer(1);
    const { status, error } = await cancel(later, id, 210);
    expect([status, error.code, error.data]).toEqual([409, 'refundChanged', expect.objectContaining({ refund: 105 })]);
    expect(await shown(later, id)).toMatchObject({ is_allowed: true, refund: 105 });
  });
});

test('fifty presses at once refund once, and each gets the same answer', async () => {
  const client = await sandbox.customer(6);
  const before = await balances(client);
  const id = await paid(client, tennis, { wallet: true, points: true });
  const replies = await Promise.all(Array.from({ length: 50 }, () => cancel(client, id, 210)));
  expect(new Set(replies.map(({ status, answer }) => `${status} ${answer.data.refund} ${answer.data.status}`))).toEqual(
    new Set(['200 210 cancelled']),
  );
  expect(await balances(client)).toEqual(before);
  expect(await moneyFaults(sandbox.server.database)).toEqual({});
});

test('another customer’s order is neither shown nor cancelled', async () => {
  const id = await paid(await sandbox.customer(1), tennis);
  const other = await sandbox.customer(2);
  expect((await other.call('cancellation', params(id))).status).toBe(404);
  expect((await cancel(other, id, 210)).status).toBe(404);
  expect((await cancel(sandbox.signedOut(), id, 210)).status).toBe(401);
});

test('a request that waits for the operator’s word gives back all that was set aside', async () => {
  const client = await sandbox.customer(6);
  const before = await balances(client);
  const id = await paid(client, league, { wallet: true });
  const { refund } = await shown(client, id);
  expect((await cancel(client, id, refund)).answer.data.status).toBe('cancelled');
  expect(await balances(client)).toEqual(before);
  expect(await moneyFaults(sandbox.server.database)).toEqual({});
});

test('a booking tells whether all of its order can be cancelled: goods are the customer’s at once', async () => {
  const client = await sandbox.customer(6);
  const [alone, beside] = [await courtLines(client, tennis), await courtLines(client, football)];
  const ordered = async (product: Parameters<typeof orderBody>[0]) => {
    const { data } = await client.get('placeOrder', { body: orderBody(product), key: newKey() });
    await acceptPayment(sandbox.server, data.transactionId!, card);
    return data;
  };
  const one = await ordered({ capacity_facility: alone });
  const other = await ordered({ capacity_facility: beside, pos: [await posLine(client)] });
  const { data: bookings } = await client.get('facilityBookings', { query: { period: 'upcoming' } });
  const told = async (id: number) => {
    const found = bookings.find(({ order_id }) => order_id === id)!;
    const { data: details } = await client.get('facilityBooking', { params: { id: found.id } });
    return [found.is_cancellable, details.is_cancellable, (await shown(client, id)).is_allowed];
  };
  expect([await told(one.order_id), await told(other.order_id)]).toEqual([
    [true, true, true],
    [false, false, false],
  ]);
});

test('what is used from the first day on is not cancelled here, and says why', async () => {
  const client = await sandbox.customer(1);
  const body = orderBody({ membership: [await membershipLine(client, '2026-12-12')] });
  const { data } = await client.get('placeOrder', { body, key: newKey() });
  expect(await shown(client, data.order_id)).toMatchObject({ is_allowed: false, reason: 'unpaid' });
  await acceptPayment(sandbox.server, data.transactionId!, card);
  expect(await shown(client, data.order_id)).toMatchObject({ is_allowed: false, reason: 'notCancellable', refund: 0 });
});
