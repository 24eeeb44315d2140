/** Another time for a booking: fifty who want the same one, and courts that are not alike (R2.2.8, Q2.2.b). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptPayment } from '../../../sandbox/domain/money/payments.ts';
import type { Client } from '../support/client.ts';
import { courtOrder, newKey, type Slot } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const date = '2026-12-14';
const slot = (service: number, facility: number, start: string, end: string): Slot => ({
  service,
  facility,
  date,
  start: `${start}:00`,
  end: `${end}:00`,
});
const to = (there: Slot) => ({
  date: there.date,
  start_time: there.start,
  end_time: there.end,
  facility_id: there.facility,
});
const move = (client: Client, id: number, there: Slot) =>
  client.call('reschedule', { params: { id }, body: to(there) });

async function booked(client: Client, there: Slot) {
  const { data } = await client.get('placeOrder', { body: await courtOrder(client, there), key: newKey() });
  await acceptPayment(sandbox.server, data.transactionId!, '424242******4242');
  const { data: bookings } = await client.get('facilityBookings', { query: { from: date, to: date } });
  return bookings.find(({ order_id }) => order_id === data.order_id)!;
}

test('F30: of fifty who move to one slot at once one gets it; the others keep their slots', async () => {
  const client = await sandbox.customer(1);
  const { database } = sandbox.server;
  // Paid future hours of padel, of fifty people of the seed; for this test they all belong to one customer.
  const { rows } = await sql<{ id: number; starts_at: string; facility_id: number }>`
    update booking set customer_id = 1 where id in (
      select b.id from booking b join orders o on o.id = b.order_id join facility f on f.id = b.facility_id
      where f.service_id = 11 and o.state = 'paid' and b.status_id = 1 and b.check_in_time is null
        and b.starts_at > ${sandbox.server.clock.stamp()}::timestamp and b.ends_at - b.starts_at = interval '90 minutes'
      order by b.id limit 50) returning id, starts_at, facility_id`.execute(database);
  expect(rows.length).toBeGreaterThan(10);
  const there = slot(11, 1101, '19:00', '20:30');
  const crowd = Array.from({ length: 50 }, (_, at) => rows[at % rows.length]!);
  const replies = await Promise.all(crowd.map(({ id }) => move(client, id, there)));
  // Pressing twice after success gives the same answer.
  const winners = new Set(crowd.filter((_, at) => replies[at]!.status === 200).map(({ id }) => id));
  expect(winners.size).toBe(1);
  const losers = replies.filter(({ status }) => status !== 200);
  expect(new Set(losers.map(({ status, error }) => `${status} ${error.code}`))).toEqual(new Set(['409 slotTaken']));
  const { data } = await client.get('facilityBookings', { query: { from: date, to: date } });
  expect(
    data.filter(({ facility_id: at, facility_start_time: start }) => at === 1101 && start === there.start),
  ).toHaveLength(1);
  const now = await database
    .selectFrom('booking')
    .select(['id', 'starts_at', 'facility_id'])
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const places = (all: typeof rows) => all.map(({ id, ...place }) => (winners.has(id) ? 'there' : { id, ...place }));
  expect(new Set(places(now))).toEqual(new Set(places(rows)));
});

test('Q2.2.b: half an hour later does not conflict with itself, and pressed twice it is the same; the price stays', async () => {
  const client = await sandbox.customer(2);
  const before = await booked(client, slot(11, 1102, '15:00', '16:00'));
  const peak = slot(11, 1102, '18:30', '19:30');
  const half = slot(11, 1102, '15:30', '16:30');
  for (const there of [half, half, peak]) {
    const { status, answer } = await move(client, before.id, there);
    expect([status, answer.data.facility_start_time, answer.data.total]).toEqual([200, there.start, before.total]);
  }
  // The old slot is free at once, for anybody.
  expect((await booked(await sandbox.customer(6), half)).facility_start_time).toBe(half.start);
});

test('Q2.2.b: a half pitch does not become a full one', async () => {
  const client = await sandbox.customer(1);
  const { data } = await client.get('schedule', { query: { venue_service_id: 21, date } });
  const [full] = data.facilities.filter(({ child_facilities: parts }) => parts.length > 0).map(({ id }) => id);
  const [half, other] = data.facilities
    .filter(
      ({ parent_facilities: parents, facility_rentals: rentals }) =>
        parents.length > 0 && rentals.some(({ product_id }) => product_id === 2103),
    )
    .map(({ id }) => id);
  expect([typeof full, typeof half, typeof other]).toEqual(['number', 'number', 'number']);
  const booking = await booked(client, slot(21, half!, '10:00', '11:00'));
  const refused = await move(client, booking.id, slot(21, full!, '12:00', '13:00'));
  expect([refused.status, refused.error.code]).toEqual([409, 'otherCourts']);
  expect((await move(client, booking.id, slot(21, other!, '12:00', '13:00'))).status).toBe(200);
});
