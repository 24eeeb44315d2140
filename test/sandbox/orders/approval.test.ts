/** What a booking is called in the portal at each turn the operator gives it (R4.10, Q4.10.d). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingStatus, isAwaitingApproval } from '../../../machines/bookings/bookingStatus.ts';
import { acceptPayment } from '../../../sandbox/domain/money/payments.ts';
import type { Client } from '../support/client.ts';
import { courtOrder, farDate, newKey, type OrderOptions, type Slot } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const card = '424242******4242';
let hour = 8;
/** League courts need the operator's word, tennis courts do not. */
const league = (): Slot => slotOf(42, 4201);
const tennis = (): Slot => slotOf(41, 4102);
function slotOf(service: number, facility: number): Slot {
  hour += 1;
  const [start, end] = [hour, hour + 1].map((one) => `${String(one).padStart(2, '0')}:00:00`);
  return { service, facility, date: farDate, start: start!, end: end! };
}

const place = async (client: Client, slot: Slot, options?: OrderOptions) =>
  (await client.get('placeOrder', { body: await courtOrder(client, slot, options), key: newKey() })).data;

async function shown(client: Client, orderId: number): Promise<string> {
  const { data } = await client.get('facilityBookings', { query: { period: 'all', from: farDate, to: farDate } });
  const booking = data.find(({ order_id }) => order_id === orderId);
  if (!booking) return 'not listed';
  const status = bookingStatus(booking);
  return status === 'pending' && isAwaitingApproval(booking) ? 'pending, awaiting approval' : status;
}
const decide = (orderId: number, word: 'approve' | 'reject' | 'cancel') =>
  sandbox.control('POST', `/orders/${orderId}/${word}`);

describe('R4.10.7, R4.8.8: what needs the operator’s word', () => {
  test('is known before anything is booked (decision 010)', async () => {
    const { data } = await sandbox.signedOut().get('services');
    const said = new Map(data.map((service) => [service.id, service.is_approval_required]));
    expect([said.get(league().service), said.get(tennis().service)]).toEqual([true, false]);
  });

  test('waits for it, and is approved with the payment that follows the yes', async () => {
    const client = await sandbox.customer(1);
    const order = await place(client, league());
    expect(order).toMatchObject({ isApprovalRequired: true, url: null });
    expect(await shown(client, order.order_id)).toBe('pending, awaiting approval');
    await decide(order.order_id, 'approve');
    expect(await shown(client, order.order_id)).toBe('pending');
    const [message] = (await sandbox.control('GET', '/inbox')) as { link: string }[];
    await acceptPayment(sandbox.server, new URL(message!.link).pathname.split('/').at(-1)!, card);
    expect(await shown(client, order.order_id)).toBe('approved');
  });

  test('is approved at once where the wallet has paid', async () => {
    const client = await sandbox.customer(6);
    const order = await place(client, league(), { wallet: true });
    expect(await shown(client, order.order_id)).toBe('pending, awaiting approval');
    await decide(order.order_id, 'approve');
    expect(await shown(client, order.order_id)).toBe('approved');
  });

  test('R4.10.1: is rejected with the no', async () => {
    const client = await sandbox.customer(1);
    const order = await place(client, league());
    await decide(order.order_id, 'reject');
    expect(await shown(client, order.order_id)).toBe('rejected');
  });
});

describe('what needs no approval', () => {
  test('R4.10.4, R4.10.6: is pending until it is paid, then approved', async () => {
    const client = await sandbox.customer(1);
    const order = await place(client, tennis());
    expect(order.isApprovalRequired).toBe(false);
    expect(await shown(client, order.order_id)).toBe('pending');
    await acceptPayment(sandbox.server, order.transactionId!, card);
    expect(await shown(client, order.order_id)).toBe('approved');
  });
});

describe('R4.10.5: a cancelled booking is inactive, and waits for no approval', () => {
  test.each([
    ['paid', tennis, true],
    ['not yet paid', tennis, false],
    ['not yet approved', league, false],
  ])('when it was %s', async (_, slot, isPaid) => {
    const client = await sandbox.customer(1);
    const order = await place(client, slot());
    if (isPaid) await acceptPayment(sandbox.server, order.transactionId!, card);
    await decide(order.order_id, 'cancel');
    expect(await shown(client, order.order_id)).toBe('inactive');
  });

  test('in the seed as well', async () => {
    const { database } = sandbox.server;
    const cancelled = await database
      .selectFrom('booking')
      .innerJoin('orders', 'orders.id', 'booking.order_id')
      .select('booking.status_id')
      .distinct()
      .where('orders.state', '=', 'cancelled')
      .where('orders.id', '<', 200_000)
      .execute();
    expect(cancelled).toEqual([{ status_id: 13 }]);
  });
});
