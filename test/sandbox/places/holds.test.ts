/** Holds of carts: replaced as a whole, identified by product, ended by the clock (Q7.3.a–b, R3.5.11, R3.5.15). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { courtOrder, farDate, newKey, orderBody, ticketLine, type Slot } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
let client: Client;
let other: Client;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(async () => {
  await sandbox.server.database.deleteFrom('claim').where('session_id', 'is not', null).execute();
  client = sandbox.signedOut();
  other = sandbox.signedOut();
});
afterAll(() => sandbox.close());

const place = (facility: number, start: number, rest: object = {}) => ({
  product_id: 1301,
  quantity: 1,
  facility_id: facility,
  date: farDate,
  start_time: `${String(start).padStart(2, '0')}:00:00`,
  end_time: `${String(start + 1).padStart(2, '0')}:00:00`,
  ...rest,
});
const reserve = async (who: Client, ...products: object[]) => (await who.get('reserve', { body: { products } })).data;
const scheduleOf = async (who: Client, facility: number, service = 13) =>
  (await who.get('schedule', { query: { venue_service_id: service, date: farDate } })).data.facilities.find(
    ({ id }) => id === facility,
  )!;

test('the list replaces what the session held; others see it under another name', async () => {
  const first = await reserve(client, place(1301, 10), place(1301, 11));
  expect(first).toMatchObject({
    expires_at: '2026-11-24 10:15:00',
    products: [{ reserved: true }, { reserved: true }],
  });
  const second = await reserve(client, place(1301, 11), place(1302, 12));
  expect(second.products.map(({ facility_id, reserved }) => [facility_id, reserved])).toEqual([
    [1301, true],
    [1302, true],
  ]);
  const seen = (await scheduleOf(other, 1301)).cart_items;
  expect(seen).toMatchObject([{ start_time: '11:00:00', quantity: 1, participant_count: 1 }]);
  expect(seen[0]!.session_id).not.toBe(client.session);
  expect((await scheduleOf(client, 1301)).cart_items[0]!.session_id).toBe(client.session);
});

test('refused places are named, the rest is held', async () => {
  await reserve(other, place(1303, 10));
  const { products, expires_at } = await reserve(
    client,
    place(1303, 10),
    place(1304, 10),
    place(1304, 3),
    place(1301, 10, { product_id: 1302 }),
  );
  expect(expires_at).not.toBeNull();
  expect(products.map(({ reserved, message }) => [reserved, message])).toEqual([
    [false, 'No facility available for selected time slot'],
    [true, null],
    [false, 'No facility available for selected time slot'],
    [true, null],
  ]);
});

test('the caller’s own slot is not taken twice, and stays theirs', async () => {
  await reserve(client, place(1301, 10));
  expect((await reserve(client, place(1301, 10))).products[0]!.reserved).toBe(true);
  expect((await reserve(other, place(1301, 10))).products[0]!.reserved).toBe(false);
});

test('named places are released, all of them when none is named', async () => {
  await reserve(client, place(1301, 10), place(1302, 10));
  await client.get('release', { body: { products: [place(1301, 10)] } });
  expect((await reserve(other, place(1301, 10), place(1302, 10))).products.map(({ reserved }) => reserved)).toEqual([
    true,
    false,
  ]);
  await client.get('release', { body: { products: [] } });
  expect((await reserve(other, place(1302, 10))).products[0]!.reserved).toBe(true);
});

test('a hold ends after fifteen minutes of the clock, and is prolonged when it is requested again', async () => {
  await reserve(client, place(1305, 10));
  await sandbox.advance(14);
  expect((await reserve(other, place(1305, 10))).products[0]!.reserved).toBe(false);
  await reserve(client, place(1305, 10));
  await sandbox.advance(14);
  expect((await reserve(other, place(1305, 10))).products[0]!.reserved).toBe(false);
  await sandbox.advance(1);
  expect((await scheduleOf(other, 1305)).cart_items).toEqual([]);
  expect((await reserve(other, place(1305, 10))).products[0]!.reserved).toBe(true);
});

test('places in a pool are counted, with the words for what is left', async () => {
  const swim = (product_id: number, quantity: number) =>
    place(3103, 10, { product_id, quantity, start_time: '10:00:00', end_time: '11:00:00' });
  expect((await reserve(client, swim(3106, 7))).products[0]!.reserved).toBe(true);
  const { products } = await reserve(other, swim(3105, 5));
  expect(products[0]).toMatchObject({
    reserved: false,
    message: 'Maximum capacity reached, remaining capacity is 4, requested capacity is 5',
  });
  expect((await reserve(other, swim(3105, 4))).products[0]!.reserved).toBe(true);
  const third = sandbox.signedOut();
  expect((await reserve(third, swim(3105, 1))).products[0]!.message).toBe('Maximum capacity reached');

  const { data } = await third.get('facilityOffer', {
    query: { venue_service_id: 31, facility_id: 3101, date: farDate, start_time: '10:00:00', end_time: '11:00:00' },
  });
  expect(data.rental_products.find(({ product_id }) => product_id === 3101)!.remaining_capacity).toBe(60);
});

test('others’ reserved places are answered with their start, for the portal to subtract', async () => {
  const slot: Slot = { service: 31, facility: 3101, date: farDate, start: '16:00:00', end: '17:00:00' };
  await reserve(other, place(3101, 16, { product_id: 3103, quantity: 2 }));
  const query = { venue_service_id: 31, facility_id: 3101, date: farDate, start_time: slot.start, end_time: slot.end };
  const { data } = await client.get('facilityOffer', { query });
  const family = data.rental_products.find(({ product_id }) => product_id === 3103)!;
  expect(family).toMatchObject({ remaining_capacity: 60, participant_count: 4 });
  expect(family.reserved_slots).toMatchObject([{ quantity: 2, start_time: '16:00:00' }]);
});

test('the lap lanes and the pool count each other’s people', async () => {
  const buyer = await sandbox.signedOut().loginAsGuest();
  const lanes: Slot = { service: 31, facility: 3102, date: farDate, start: '07:00:00', end: '08:00:00' };
  const lines = [await ticketLine(buyer, lanes, 3104, 9)];
  await buyer.get('placeOrder', { body: orderBody({ capacity_facility: lines }), key: newKey() });
  const left = async (facility: number, product: number) => {
    const { data } = await client.get('facilityOffer', {
      query: {
        venue_service_id: 31,
        facility_id: facility,
        date: farDate,
        start_time: '07:00:00',
        end_time: '08:00:00',
      },
    });
    return data.rental_products.find(({ product_id }) => product_id === product)!.remaining_capacity;
  };
  expect(await left(3101, 3101)).toBe(51);
  expect(await left(3102, 3104)).toBe(3);
  expect(
    (
      await reserve(
        client,
        place(3102, 7, { product_id: 3104, quantity: 4, start_time: '07:00:00', end_time: '08:00:00' }),
      )
    ).products[0]!.reserved,
  ).toBe(false);
});

test('Q7.3.a: what is held stays held, and becomes the order’s, however full it gets', async () => {
  const buyer = await sandbox.signedOut().loginAsGuest();
  const lanes: Slot = { service: 31, facility: 3102, date: '2026-12-14', start: '07:00:00', end: '08:00:00' };
  const lane = place(3102, 7, { product_id: 3104, date: lanes.date });
  expect((await reserve(buyer, lane)).products[0]!.reserved).toBe(true);
  const line = await ticketLine(buyer, lanes, 3104, 1);
  // The pool's swimmers count in the lanes as well, which are full by now.
  expect(
    (await reserve(other, { ...lane, facility_id: 3101, product_id: 3101, quantity: 59 })).products[0]!.reserved,
  ).toBe(true);
  expect((await reserve(client, lane)).products[0]!.reserved).toBe(false);

  expect((await reserve(buyer, lane)).products[0]!.reserved).toBe(true);
  // One more is refused, and the one that there was is still there.
  expect((await reserve(buyer, { ...lane, quantity: 2 })).products[0]!.reserved).toBe(false);
  expect((await reserve(buyer, lane)).products[0]!.reserved).toBe(true);
  const body = orderBody({ capacity_facility: [line] });
  expect(await buyer.call('placeOrder', { body, key: newKey() })).toMatchObject({ status: 200 });
});

test('an order takes over its own cart’s hold, and releases the rest of the cart', async () => {
  const buyer = await sandbox.signedOut().loginAsGuest();
  const slot: Slot = { service: 13, facility: 1302, date: '2026-12-13', start: '15:00:00', end: '16:00:00' };
  const body = await courtOrder(buyer, slot);
  await reserve(buyer, place(1302, 15, { date: slot.date }), place(1304, 15, { date: slot.date }));
  expect((await buyer.call('placeOrder', { body, key: newKey() })).status).toBe(200);
  expect((await reserve(other, place(1304, 15, { date: slot.date }))).products[0]!.reserved).toBe(true);
  expect((await reserve(other, place(1302, 15, { date: slot.date }))).products[0]!.reserved).toBe(false);
});

test('without a session nothing is held', async () => {
  const reply = await client.call('reserve', {
    body: { products: [place(1301, 10)] },
    headers: { 'X-Session-Id': undefined },
  });
  expect(reply).toMatchObject({ status: 422, error: { code: 'sessionMissing' } });
});
