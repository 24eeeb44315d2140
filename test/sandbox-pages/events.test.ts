/** Events of the sandbox: the filters of the list, and their tickets (R1.3.3, R2.1.4, Q4.8.a). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireOverdue } from '../../sandbox/domain/orders/expiry.ts';
import { sandboxInMemory, type InMemory } from './sandboxInMemory.ts';

let open: InMemory;
beforeAll(async () => {
  open = await sandboxInMemory();
});
afterAll(() => open.sandbox.close());

interface Order {
  transactionId: string;
  token: string;
}

/** So many minutes on, with what the operator's server does when they are over. */
async function later(minutes: number): Promise<void> {
  const server = await open.sandbox.ready;
  await server.clock.set({ offset: 0, frozenAt: server.clock.instant().add({ minutes }).toString() });
  await expireOverdue(server);
}

interface Ticket {
  event_ticket_id: number;
  product_id: number;
  price: number;
  tax_amount: number;
  remaining_capacity: number;
}

describe('R2.1.4: the list', () => {
  const ask = async (query: string) =>
    (await open.ask(`events?size=100&${query}`)).body.data as { price_from: number; venue: { id: number } }[];

  test('of one venue', async () => {
    const found = await ask('venue_id=2');
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found.map(({ venue }) => venue.id))).toEqual(new Set([2]));
  });

  test.each([0, 60])('that cost AED %d at most', async (most) => {
    const [found, all] = [await ask(`price_max=${most}`), await ask('')];
    expect(found.map(({ price_from }) => price_from)).toEqual(
      all.map(({ price_from }) => price_from).filter((price) => price <= most),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
  });
});

describe('R1.3.3: tickets', () => {
  const ticketOf = async (event: number, id: number): Promise<Ticket> =>
    (await open.ask(`events/${event}`)).body.data.tickets.find((one: Ticket) => one.event_ticket_id === id);
  const lineOf = (event: number, ticket: Ticket, quantity = 1) => ({
    productType: 'event',
    id: crypto.randomUUID(),
    product_id: ticket.product_id,
    name: 'Ticket',
    quantity,
    price: ticket.price,
    tax_amount: ticket.tax_amount,
    total_price: (ticket.price + ticket.tax_amount) * quantity,
    venue_id: 2,
    customers: [],
    addons: [],
    event_id: event,
    event_ticket_id: ticket.event_ticket_id,
  });
  async function order(account: number, event: object[]) {
    const form = new FormData();
    const fields = {
      cardId: 'new',
      email: 'layla@saha.example',
      first_name: 'Layla',
      last_name: 'Haddad',
      mobile: '+971500000001',
      product: JSON.stringify({ event }),
      is_wallet: '1',
      is_qpoints: '0',
      save_card: '0',
      is_anonymous: '0',
      isBaps: '0',
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const token = await open.login(account);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    return { token, ...(await open.ask('orders', { method: 'POST', body: form, token, headers })) };
  }

  test('R5.7.1: a family of four takes four places, and has four tickets that say what they are for', async () => {
    const before = await ticketOf(302, 3023);
    const { status, body, token } = await order(6, [lineOf(302, before)]);
    expect(status).toBe(200);
    expect((await ticketOf(302, 3023)).remaining_capacity).toBe(before.remaining_capacity - 4);
    const { tickets } = (await open.ask(`orders/${body.data.order_id}/tickets`, { token })).body.data;
    expect(tickets).toHaveLength(4);
    expect(tickets[0]).toMatchObject({
      item: 'Sunrise 5K and breakfast: Family of four',
      ar_item: 'سباق الشروق 5 كم والفطور: عائلة من أربعة أفراد',
    });
  });

  test('R3.5.18: a ticket for the second day says that day and its hours', async () => {
    const { data: event } = (await open.ask('events/311')).body;
    const sunday = event.tickets.find((one: Ticket) => one.event_ticket_id === 3112);
    const { body, token } = await order(6, [lineOf(311, sunday)]);
    const { tickets } = (await open.ask(`orders/${body.data.order_id}/tickets`, { token })).body.data;
    const [, second] = event.event_schedules;
    expect(tickets).toMatchObject([second]);
    expect(second.date).toBe(event.end_date);
  });

  test('Q4.8.a: one per customer, also over two lines of one order, and in a second order', async () => {
    const free = await ticketOf(303, 3031);
    const twice = await order(2, [lineOf(303, free), lineOf(303, free)]);
    expect(twice.status).toBe(422);
    expect((await order(2, [lineOf(303, free)])).status).toBe(200);
    expect((await order(2, [lineOf(303, free)])).status).toBe(409);
    expect((await ticketOf(303, 3031)).remaining_capacity).toBe(free.remaining_capacity - 1);
  });

  test.each([
    [
      'gives up at the bank',
      (order: Order) =>
        open.ask(`payments/transactions/${order.transactionId}/abandon`, { method: 'POST', token: order.token }),
    ],
    ['does not come back for a quarter of an hour', () => later(16)],
  ])('R1.3.3: a customer who %s gives the places back', async (_, leave) => {
    const before = await ticketOf(301, 3013);
    const { body, token } = await order(1, [lineOf(301, before, 3)]);
    expect(body.data.state).toBe('awaiting_payment');
    expect((await ticketOf(301, 3013)).remaining_capacity).toBe(before.remaining_capacity - 3);
    await leave({ transactionId: body.data.transactionId, token });
    expect((await ticketOf(301, 3013)).remaining_capacity).toBe(before.remaining_capacity);
    const { tickets } = (await open.ask(`orders/${body.data.order_id}/tickets`, { token })).body.data;
    expect(tickets).toEqual([]);
  });

  test('R8.2.10: more than there are is refused, and nothing is taken', async () => {
    const team = await ticketOf(306, 3061);
    const { status } = await order(1, [lineOf(306, team, team.remaining_capacity / 4 + 1)]);
    expect(status).toBe(409);
    expect((await ticketOf(306, 3061)).remaining_capacity).toBe(team.remaining_capacity);
  });
});
