/** Tickets of shared facilities as this server sells them: places counted one by one, kinds by time, people per session. */
import { generate } from 'lean-qr';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceptPayment } from '../../../sandbox/domain/money/payments.ts';
import type { Client } from '../support/client.ts';
import { farDate, newKey, orderBody, ticketLine, type Slot } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
let client: Client;
let other: Client;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(async () => {
  await sandbox.server.database.deleteFrom('claim').where('session_id', 'is not', null).execute();
  await sandbox.control('POST', '/config', { site: { colors: { mode: 'light' } } });
  client = sandbox.signedOut();
  other = sandbox.signedOut();
});
afterAll(() => sandbox.close());

const dayAfter = Temporal.PlainDate.from(farDate).add({ days: 1 }).toString();
const pool: Slot = { service: 31, facility: 3101, date: farDate, start: '10:00:00', end: '11:00:00' };
const gym: Slot = { service: 14, facility: 1401, date: farDate, start: '10:00:00', end: '11:00:00' };

const place = (slot: Slot, product_id: number, quantity: number) => ({
  product_id,
  quantity,
  facility_id: slot.facility,
  date: slot.date,
  start_time: slot.start,
  end_time: slot.end,
});
const reserve = async (who: Client, ...products: object[]) => (await who.get('reserve', { body: { products } })).data;
const ticketsOf = async (who: Client, slot: Slot) => {
  const query = {
    venue_service_id: slot.service,
    facility_id: slot.facility,
    date: slot.date,
    start_time: slot.start,
    end_time: slot.end,
  };
  const { data } = await who.get('facilityOffer', { query });
  return new Map(data.rental_products.map((ticket) => [ticket.product_id, ticket]));
};

test('R3.5.14, R3.5.16: a ticket comes with price, people, stock and what it may not be booked beside', async () => {
  const tickets = await ticketsOf(client, { ...pool, facility: 3103 });
  expect(tickets.get(3106)).toMatchObject({
    product_id: 3106,
    facility_id: 3103,
    name: 'Splash pool, family',
    price: expect.any(Number),
    tax_amount: expect.any(Number),
    participant_count: 4,
    inventory_enable: 0,
    remaining_capacity: 32,
    available_capacity: 32,
    reserved_slots: [],
    dependencies: [{ product_id: 3105, period: 'D' }],
  });
});

describe('R3.5.15: places that other carts hold', () => {
  test('are answered with the start of the slot, on that very day', async () => {
    await reserve(other, place({ ...pool, date: dayAfter }, 3101, 10), place(pool, 3101, 2));
    const adult = (await ticketsOf(client, pool)).get(3101)!;
    expect(adult.reserved_slots).toMatchObject([{ quantity: 2, start_time: '10:00:00' }]);
    expect(adult.remaining_capacity).toBe(60);
  });

  test('at another start are taken off what is left', async () => {
    const long: Slot = { ...pool, start: '09:00:00', end: '11:00:00' };
    await reserve(other, place(long, 3101, 7));
    const adult = (await ticketsOf(client, pool)).get(3101)!;
    expect(adult).toMatchObject({ remaining_capacity: 53, reserved_slots: [] });
  });
});

describe('R3.5.5: a capacity by day', () => {
  test('is used up by every hour of it', async () => {
    const later: Slot = { ...gym, start: '18:00:00', end: '19:00:00' };
    await reserve(other, place(later, 1401, 30));
    expect((await ticketsOf(client, gym)).get(1401)).toMatchObject({ remaining_capacity: 50, reserved_slots: [] });
    const { products } = await reserve(client, place(gym, 1401, 51));
    expect(products[0]).toMatchObject({
      reserved: false,
      message: 'Maximum capacity reached, remaining capacity is 50, requested capacity is 51',
    });
  });
});

describe('which tickets an hour has', () => {
  const evening: Slot = { ...gym, start: '18:00:00', end: '19:00:00' };
  test('applies within the hours of their rentals', async () => {
    expect([...(await ticketsOf(client, gym)).keys()]).toEqual([1401, 1402]);
    expect([...(await ticketsOf(client, evening)).keys()]).toEqual([1401]);
  });
  test('is the same for holds', async () => {
    const { products } = await reserve(client, place(evening, 1402, 1));
    expect(products[0]).toMatchObject({ reserved: false, message: 'This product is not sold for that slot' });
  });

  test('R3.5.10, R6.1.15: and by what a control leaves to the channel', async () => {
    await sandbox.server.database
      .insertInto('schedule_control')
      .values({
        facility_id: 1401,
        date: farDate,
        end_date: farDate,
        interval_type: 0,
        times: JSON.stringify([]),
        weekdays: 0,
        rentals: JSON.stringify([1402]),
        channels: JSON.stringify(['B2C', 'Partners']),
      })
      .execute();
    const kinds = async (who: Client) => [...(await ticketsOf(who, gym)).keys()];
    expect(await kinds(client)).toEqual([1401]);
    expect(await kinds(await sandbox.customer(2))).toEqual([1401, 1402]);
    expect(await kinds(await sandbox.customer(3))).toEqual([1401]);
    expect((await reserve(client, place(gym, 1402, 1))).products[0]!.reserved).toBe(false);
  });

  test('R3.4.5: counts the night as well', async () => {
    const { database } = sandbox.server;
    await database
      .updateTable('rental')
      .set({ start_time: '18:00:00', end_time: '02:00:00' })
      .where('facility_id', '=', 4302)
      .execute();
    const { configuration } = await database
      .selectFrom('service')
      .select('configuration')
      .where('id', '=', 43)
      .executeTakeFirstOrThrow();
    const nightly = JSON.stringify({ ...(configuration as object), enable_over_night_booking: 1 });
    await database.updateTable('service').set({ configuration: nightly }).where('id', '=', 43).execute();
    const studio: Slot = { service: 43, facility: 4302, date: farDate, start: '21:00:00', end: '22:00:00' };
    expect([...(await ticketsOf(client, studio)).keys()]).toEqual([4302]);
    expect([
      ...(await ticketsOf(client, { ...studio, date: dayAfter, start: '00:00:00', end: '01:00:00' })).keys(),
    ]).toEqual([4302]);
  });
});

describe('R5.7.2, R8.2.12: people per session on a baps site', () => {
  const words = 'Maximum of 6 participants allowed to book per session';
  beforeEach(() => sandbox.control('POST', '/config', { site: { colors: { mode: 'baps' } }, threshold: 6 }));

  test('are counted over all tickets of the slot when places are held', async () => {
    const { products } = await reserve(client, place(pool, 3101, 3), place(pool, 3103, 1));
    expect(products.map(({ reserved, message }) => [reserved, message])).toEqual([
      [true, null],
      [false, words],
    ]);
    expect((await reserve(client, place(pool, 3101, 6))).products[0]!.reserved).toBe(true);
  });

  test('and when they are ordered', async () => {
    const buyer = await sandbox.customer(1);
    const order = async (...lines: object[]) =>
      buyer.call('placeOrder', { body: orderBody({ capacity_facility: lines }), key: newKey() });
    const adults = await ticketLine(buyer, pool, 3101, 3);
    const family = await ticketLine(buyer, pool, 3103, 1);
    expect(await order(adults, family)).toMatchObject({
      status: 422,
      error: { code: 'thresholdReached', message: words },
    });
    expect((await order(adults)).status).toBe(200);
  });

  test('do not matter on any other site', async () => {
    await sandbox.control('POST', '/config', { site: { colors: { mode: 'dark' } } });
    expect((await reserve(client, place(pool, 3101, 7))).products[0]!.reserved).toBe(true);
    // On the same server the host of the baps tenant has a rule of its own.
    const { answer } = await client.call('reserve', {
      body: { products: [place(pool, 3101, 7)] },
      headers: { Origin: sandbox.portalOrigin.replace('127.0.0.1', 'baps.localhost') },
    });
    expect(answer.data.products.map(({ message }) => message)).toEqual([words]);
  });
});

test('R7.3.6: a site that stops reserving releases what carts hold', async () => {
  await reserve(other, place(pool, 3101, 5));
  await sandbox.control('POST', '/config', { site: { allow_facility_items_reservation: 0 } });
  expect((await ticketsOf(client, pool)).get(3101)!.reserved_slots).toEqual([]);
  await sandbox.control('POST', '/config', { site: { allow_facility_items_reservation: 1 } });
});

test('R5.7.4: the lap lanes and the pool exclude each other at the same time, not one after the other', async () => {
  const buyer = await sandbox.signedOut().loginAsGuest();
  const lanes: Slot = { ...pool, facility: 3102, start: '08:00:00', end: '09:00:00' };
  const order = async (start: string, end: string) => {
    const lines = [await ticketLine(buyer, lanes, 3104, 1), await ticketLine(buyer, { ...pool, start, end }, 3101, 1)];
    const { status } = await buyer.call('placeOrder', {
      body: orderBody({ capacity_facility: lines }),
      key: newKey(),
    });
    return status;
  };
  expect(await order('07:00:00', '09:00:00')).toBe(422);
  expect(await order('09:00:00', '10:00:00')).toBe(200);
});

test('R5.7.3, R8.2.13: an order with two tickets that exclude each other is refused, whichever names the other', async () => {
  const buyer = await sandbox.signedOut().loginAsGuest();
  const splash: Slot = { ...pool, facility: 3103 };
  const later: Slot = { ...splash, start: '14:00:00', end: '15:00:00' };
  const family = await ticketLine(buyer, splash, 3106, 1);
  const child = await ticketLine(buyer, later, 3105, 1);
  for (const lines of [
    [family, child],
    [child, family],
  ])
    expect(
      await buyer.call('placeOrder', { body: orderBody({ capacity_facility: lines }), key: newKey() }),
    ).toMatchObject({ status: 422, error: { message: 'Dependent ticket cannot be booked at the same time' } });
});

test('R2.2.8: of two tickets of one slot the one that is moved takes its own place along, and no other', async () => {
  const buyer = await sandbox.customer(6);
  const lanes: Slot = { ...pool, start: '12:00:00', end: '13:00:00' };
  const lines = [await ticketLine(buyer, lanes, 3101, 1), await ticketLine(buyer, lanes, 3102, 1)];
  const body = orderBody({ capacity_facility: lines }, { wallet: true });
  const { data: order } = await buyer.get('placeOrder', { body, key: newKey() });
  const { data: bookings } = await buyer.get('facilityBookings', { query: { period: 'all', from: farDate } });
  const moved = bookings.find(({ order_id }) => order_id === order.order_id);
  const time = { date: farDate, start_time: '14:00:00', end_time: '15:00:00', facility_id: 3101 };
  await buyer.get('reschedule', { params: { id: moved!.id }, body: time });
  const places = await sandbox.server.database
    .selectFrom('claim')
    .select(['product_id', 'starts_at'])
    .where('order_id', '=', order.order_id)
    .orderBy('starts_at')
    .execute();
  expect(places.map(({ starts_at }) => starts_at.slice(11, 16))).toEqual(['12:00', '14:00']);
  expect(new Set(places.map(({ product_id }) => product_id))).toEqual(new Set([3101, 3102]));
});

test('Q7.6.h, R2.2.9: the tickets of a paid order are a PDF with a page each; before payment there is none', async () => {
  const guest = await sandbox.signedOut().loginAsGuest('Test Guest');
  const lines = [await ticketLine(guest, { ...pool, start: '13:00:00', end: '14:00:00' }, 3101, 2)];
  const { data: order } = await guest.get('placeOrder', {
    body: orderBody({ capacity_facility: lines }),
    key: newKey(),
  });
  const params = { order_id: order.order_id };
  expect(await guest.call('ticketFile', { params })).toMatchObject({ status: 409, error: { code: 'noTickets' } });
  const { path } = await acceptPayment(sandbox.server, order.transactionId!, '424242******4242');

  const { answer, headers } = await guest.call('ticketFile', { params });
  expect(headers.get('Content-Type')).toBe('application/pdf');
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="tickets.pdf"');
  const file = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  expect(file).toMatch(/^%PDF-1\.4\n/);
  expect(file).toContain('/Count 2');
  const { data: payment } = await guest.get('payment', { params: { token: path.split('/').at(-1)! } });
  expect(payment.tickets).toHaveLength(2);
  for (const { ticket_number, qr } of payment.tickets) {
    expect(file).toContain(`(${ticket_number})`);
    const drawn = generate(qr);
    let dark = 0;
    for (let at = 0; at < drawn.size ** 2; at += 1)
      dark += drawn.get(at % drawn.size, Math.floor(at / drawn.size)) ? 1 : 0;
    const page = file
      .slice(0, file.indexOf(`(${ticket_number})`))
      .split('stream\n')
      .at(-1)!;
    expect(page.match(/ re\n/g)).toHaveLength(dark);
  }
  // Readers find each part by the place that the table at the end tells.
  const table = Number(/startxref\n(\d+)\n/.exec(file)![1]);
  expect(file.slice(table, table + 5)).toBe('xref\n');
  const places = [...file.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at));
  expect(places.map((at) => file.slice(at, file.indexOf('\n', at)))).toEqual(
    places.map((_, index) => `${index + 1} 0 obj`),
  );
  for (const [, length, content] of file.matchAll(/\/Length (\d+) >>\nstream\n([^]*?)\nendstream/g))
    expect(content).toHaveLength(Number(length));
});

test('R2.3.3: a ticket tells what the venue did with it, to its customer and on the receipt', async () => {
  const buyer = await sandbox.customer(1);
  const lines = [await ticketLine(buyer, { ...pool, start: '15:00:00', end: '16:00:00' }, 3101, 2)];
  const { data: order } = await buyer.get('placeOrder', {
    body: orderBody({ capacity_facility: lines }),
    key: newKey(),
  });
  const { path } = await acceptPayment(sandbox.server, order.transactionId!, '424242******4242');
  const params = { order_id: order.order_id };
  const states = async () => {
    const own = (await buyer.get('orderTickets', { params })).data.tickets.map(({ state }) => state);
    const { data: receipt } = await buyer.get('payment', { params: { token: path.split('/').at(-1)! } });
    expect(receipt.tickets.map(({ state }) => state)).toEqual(own);
    return own;
  };
  const { database } = sandbox.server;
  const happens = (set: object) =>
    database.updateTable('booking').set(set).where('order_id', '=', order.order_id).execute();
  expect(await states()).toEqual(['valid', 'valid']);
  await happens({ check_in_time: `${farDate} 15:00:00` });
  expect(await states()).toEqual(['used', 'used']);
  await happens({ is_cid_approved: 2 });
  expect(await states()).toEqual(['refused', 'refused']);
  await happens({ is_cid_approved: null, check_in_time: null, status_id: 13 });
  expect(await states()).toEqual(['cancelled', 'cancelled']);
});
