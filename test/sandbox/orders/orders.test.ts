/** Orders and payments on the embedded database; a paid order has its bookings, one that failed has none (I35). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingTransitions, orderTransitions, statusIds } from '../../../sandbox/data/schema/orders.ts';
import { OrderState } from '../../../src/contract/orders/orders.ts';
import { newKey } from '../support/orders.ts';
import { orderSuite } from '../support/orderSuite.ts';
import { promotionRace, promotionSuite } from '../support/promotionSuite.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

orderSuite(() => sandbox);
promotionSuite(() => sandbox);
promotionRace(() => sandbox);

describe('the database knows the only ways an order goes on', () => {
  const states = OrderState.options;
  const pairs = states.flatMap((from) => states.filter((to) => to !== from).map((to) => [from, to] as const));

  test.each(pairs)('%s to %s', async (from, to) => {
    const { database } = sandbox.server;
    const { id } = await database
      .insertInto('orders')
      .values({
        customer_id: 1,
        session_id: null,
        state: from,
        token: newKey(),
        total: 0,
        tax: 0,
        currency: 'AED',
        needs_approval: false,
        paid_points: 0,
        paid_wallet: 0,
        paid_credit: 0,
        paid_card: 0,
        card_id: 'new',
        save_card: false,
        notes: null,
        delivery_address: null,
        promotion_code: null,
        email: 'a@mail.example',
        name: 'A',
        created_at: sandbox.stamp(),
        expires_at: null,
        paid_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const change = database.updateTable('orders').set({ state: to }).where('id', '=', id).execute();
    const isAllowed = orderTransitions.some(([one, other]) => one === from && other === to);
    if (isAllowed) await expect(change).resolves.toBeDefined();
    else await expect(change).rejects.toThrow('may not go');
  });
});

describe('and a booking', () => {
  const statuses = Object.values(statusIds);
  const pairs = statuses.flatMap((from) => statuses.filter((to) => to !== from).map((to) => [from, to] as const));

  test.each(pairs)('%i to %i', async (from, to) => {
    const { database } = sandbox.server;
    const { id } = await database
      .insertInto('booking')
      .values({
        order_id: 100_001,
        customer_id: 1,
        facility_id: 1301,
        starts_at: '2027-01-01 10:00:00',
        ends_at: '2027-01-01 11:00:00',
        people: 1,
        shared: 0,
        is_full_day: 0,
        is_booking_approved: null,
        cid_approved: null,
        is_cid_approved: null,
        status_id: from,
        check_in_time: null,
        check_out_time: null,
        customers: '[]',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const change = database.updateTable('booking').set({ status_id: to }).where('id', '=', id).execute();
    const isAllowed = bookingTransitions.some(([one, other]) => one === from && other === to);
    if (isAllowed) await expect(change).resolves.toBeDefined();
    else await expect(change).rejects.toThrow('may not go');
  });
});
