/** Memberships and trainers' hours: what an order of them changes, and what is undone when it fails. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { cancelOrder } from '../../../sandbox/domain/orders/approvals.ts';
import { expireOverdue } from '../../../sandbox/domain/orders/expiry.ts';
import { acceptPayment, declinePayment } from '../../../sandbox/domain/money/payments.ts';
import type { Client } from '../support/client.ts';
import { membershipLine, offerLine, trainerLine } from '../support/lines.ts';
import { newKey, orderBody } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

const card = '424242******4242';
/** The day of the sandbox's clock, and days after it. */
const [today, tomorrow, monthAfter] = ['2026-11-24', '2026-11-25', '2026-12-24'];

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox({ isOwn: true });
});
afterAll(() => sandbox.close());

const guest = () => sandbox.signedOut().loginAsGuest();
const order = async (client: Client, product: Record<string, unknown>) =>
  client.call('placeOrder', { body: orderBody(product), key: newKey() });
const placed = async (client: Client, product: Record<string, unknown>) =>
  (await client.get('placeOrder', { body: orderBody(product), key: newKey() })).data;
const pay = ({ transactionId }: { transactionId: string | null }) =>
  acceptPayment(sandbox.server, transactionId!, card);

type Placed = Awaited<ReturnType<typeof placed>>;
/** Every way in which an order comes to nothing. */
const ends: [string, (placed: Placed) => Promise<unknown>][] = [
  ['a declined payment', ({ transactionId }) => declinePayment(sandbox.server, transactionId!, 'declined')],
  [
    'a payment that nobody makes',
    async () => {
      await sandbox.advance(16);
      await expireOverdue(sandbox.server);
    },
  ],
  [
    'the operator’s cancellation',
    async (order) => {
      await pay(order);
      await cancelOrder(sandbox.server, order.order_id);
    },
  ],
];

describe('a trainer’s package (R3.6.6)', () => {
  const dates = ['2026-12-09', '2026-12-10', '2026-12-11', '2026-12-12'];
  const freeAt = async (client: Client, line: Awaited<ReturnType<typeof trainerLine>>) => {
    const [session] = line.sessions;
    const { data } = await client.get('trainerAvailability', {
      params: { id: line.trainer_id },
      query: { date: session!.date, training_package_id: line.training_package_id },
    });
    return data.some(({ start_time }) => start_time === session!.start_time);
  };

  test('its hours are taken with the order and are sessions once it is paid, the others are left', async () => {
    const client = await sandbox.customer(1);
    const line = await trainerLine(client, 1, dates);
    const bought = await placed(client, { training: [line] });
    expect(await freeAt(client, line)).toBe(false);
    await pay(bought);
    const { data: bookings } = await client.get('trainerBookings');
    expect(bookings[0]).toMatchObject({
      sessions_total: 5,
      sessions_left: 4,
      sessions: [line.sessions[0]],
      offer_id: null,
    });
  });

  test('Q7.6.p: the hours of an offer with lessons are booked as those of a package, and its order says where', async () => {
    const client = await sandbox.customer(7);
    const [goods, lessons] = [await offerLine(client), await offerLine(client, 1)];
    expect(lessons.name).toBe('First five lessons, balls on us');
    const placedOrder = await placed(client, { offers: [goods, lessons] });
    await pay(placedOrder);
    // As a package has one, to be shown to the coach.
    const tickets = await sandbox.server.database
      .selectFrom('ticket')
      .select('item')
      .where('order_id', '=', placedOrder.order_id)
      .execute();
    expect(tickets).toEqual([{ item: lessons.name }]);
    const { data: bookings } = await client.get('trainerBookings', { query: { period: 'upcoming' } });
    const coaching = bookings.find(({ name }) => name === lessons.name);
    expect(coaching).toMatchObject({ trainer_id: 502, sessions_total: 5, sessions_left: 5, sessions: [] });
    // With an offer, an order is not cancelled (decision 045): the booking says that it came with one.
    expect(coaching!.offer_id).toBe(lessons.offer_id);
    const { data: bought } = await client.get('retailBookings');
    const ledTo = (name: string) => bought.find((one) => one.name === name)!.trainer_booking_id;
    expect([ledTo(goods.name), ledTo(lessons.name)]).toEqual([null, coaching!.id]);

    const { trainer_id, training_package_id, id } = coaching!;
    const { data: free } = await client.get('trainerAvailability', {
      params: { id: trainer_id },
      query: { date: dates[0]!, training_package_id },
    });
    await client.get('bookTrainerSession', {
      params: { id },
      body: { date: dates[0]!, start_time: free[0]!.start_time },
    });
    const { data: then } = await client.get('trainerBooking', { params: { id } });
    expect([then.sessions_left, then.sessions.map(({ date }) => date)]).toEqual([4, [dates[0]]]);
    // It is told before an account is deleted.
    const { data: erasure } = await client.get('erasure');
    expect(erasure.hindrances).toContainEqual(expect.objectContaining({ reason: 'booked', kind: 'trainer', count: 1 }));
    expect(erasure.given_up.sessions).toBeGreaterThanOrEqual(4);
  });

  test('the same hour twice is no session, and nothing is ordered', async () => {
    const client = await guest();
    const line = await trainerLine(client, 1, dates);
    const twice = { ...line, sessions: [line.sessions[0], line.sessions[0]] };
    expect(await order(client, { training: [twice] })).toMatchObject({ status: 409, error: { code: 'trainerTaken' } });
    expect(await freeAt(client, line)).toBe(true);
  });

  test.each(ends)('%s gives the hour back', async (_, end) => {
    const client = await guest();
    const line = await trainerLine(client, 1, dates);
    await end(await placed(client, { training: [line] }));
    expect(await freeAt(client, line)).toBe(true);
  });
});

describe('a membership (Q3.6.d)', () => {
  const statusOf = async (client: Client) => {
    const { data } = await client.get('profile');
    return [data.is_member, data.membership_card_number];
  };

  test('makes a member at once when it starts today, and says so on the receipt', async () => {
    const client = await sandbox.customer(1);
    const bought = await placed(client, { membership: [await membershipLine(client, today)] });
    expect(await statusOf(client)).toEqual([false, null]);
    const { path } = await pay(bought);
    const { data: receipt } = await client.get('payment', { params: { token: path.split('/').at(-1)! } });
    const { membership } = receipt.items[0]!;
    expect(membership).toMatchObject({ start_date: today, end_date: '2026-12-23' });
    expect(await statusOf(client)).toEqual([true, membership!.card_number]);
    expect(await statusOf(await sandbox.customer(1))).toEqual([true, membership!.card_number]);
    expect((await client.get('membershipCards')).data.map(({ card_number }) => card_number)).toEqual([
      membership!.card_number,
    ]);
  });

  test('R5.7.10: the same days are not sold twice, the day after it ends is', async () => {
    const client = await guest();
    await pay(await placed(client, { membership: [await membershipLine(client, today)] }));
    for (const start of [today, tomorrow, '2026-12-23'])
      expect(await order(client, { membership: [await membershipLine(client, start)] })).toMatchObject({
        status: 409,
        error: { code: 'membershipExists', message: 'Membership already exist, did you mean to renew?' },
      });
    expect((await order(client, { membership: [await membershipLine(client, monthAfter)] })).status).toBe(200);
  });

  test('of two orders at once one is accepted, by a database constraint; without it both would be', async () => {
    const { database } = sandbox.server;
    const both = async () => {
      const client = await guest();
      const line = await membershipLine(client, today);
      const replies = await Promise.all([1, 2].map(() => order(client, { membership: [line] })));
      return replies.map(({ status }) => status).toSorted((one, other) => one - other);
    };
    expect(await both()).toEqual([200, 409]);
    await sql`alter table membership drop constraint membership_once`.execute(database);
    try {
      expect(await both()).toEqual([200, 200]);
    } finally {
      await sql`delete from membership`.execute(database);
      await sql`alter table membership add constraint membership_once
        exclude using gist (customer_id with =, product_id with =, daterange(starts_on, ends_on, '[]') with &&)`.execute(
        database,
      );
    }
  });

  test.each(ends)('%s gives its days back', async (_, end) => {
    const client = await guest();
    await end(await placed(client, { membership: [await membershipLine(client, today)] }));
    expect((await order(client, { membership: [await membershipLine(client, today)] })).status).toBe(200);
  });

  test('one that was paid and is cancelled makes no member any more', async () => {
    const client = await sandbox.customer(6);
    const bought = await placed(client, { membership: [await membershipLine(client, today)] });
    await pay(bought);
    expect((await statusOf(client))[0]).toBe(true);
    await cancelOrder(sandbox.server, bought.order_id);
    expect(await statusOf(client)).toEqual([false, null]);
  });

  test('Q7.7.m: a card for several names them, its owner first; another is for its owner alone', async () => {
    const client = await sandbox.customer(7);
    const { data: family } = await client.get('family');
    const { data: sold } = await client.get('memberships');
    const plan = sold.find(({ name }) => name === 'Family')!.packages[0]!;
    const own = await membershipLine(client, today);
    const { membership_package_id, product_id, price, tax_amount } = plan;
    const total_price = price + tax_amount;
    const several = { ...own, membership_package_id, product_id, price, tax_amount, total_price };
    const bought = [];
    for (const line of [several, own]) bought.push(await placed(client, { membership: [line] }));
    for (const one of bought) await pay(one);
    const { data } = await client.get('membershipUse');
    const names = ['Mona Rahman', ...family.map(({ name }) => name)].slice(0, 6);
    expect(names.length).toBeGreaterThan(1);
    expect(data.map(({ people }) => people)).toEqual(expect.arrayContaining([null, { places: 6, names }]));
    for (const { order_id } of bought) await cancelOrder(sandbox.server, order_id);
  });

  test('paid late, it is a membership all the same', async () => {
    const client = await sandbox.customer(6);
    const bought = await placed(client, { membership: [await membershipLine(client, today)] });
    await sandbox.advance(16);
    await expireOverdue(sandbox.server);
    await pay(bought);
    expect((await statusOf(client))[0]).toBe(true);
  });

  test('makes a member from its start to its end, without any further action', async () => {
    const client = await sandbox.customer(7);
    await pay(await placed(client, { membership: [await membershipLine(client, tomorrow)] }));
    expect((await statusOf(client))[0]).toBe(false);
    await sandbox.advance(14 * 60);
    expect((await statusOf(await sandbox.customer(7)))[0]).toBe(true);
    await sandbox.advance(29 * 24 * 60);
    expect((await statusOf(await sandbox.customer(7)))[0]).toBe(true);
    await sandbox.advance(24 * 60);
    expect((await statusOf(await sandbox.customer(7)))[0]).toBe(false);
  });
});
