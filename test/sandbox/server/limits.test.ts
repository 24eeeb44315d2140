/** Too many calls are told to wait, and for how long; after that time, and for everybody else, calls are served (B09). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reservationOf } from '../../../machines/cart/reservation.ts';
import type { EndpointName } from '../../../src/contract/endpoints.ts';
import type { CallOptions, Client } from '../support/client.ts';
import { posLine } from '../support/lines.ts';
import { courtLines, newKey, orderBody, padelEvening } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox({ countsCalls: true });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

/** How often it is answered before the first 429. */
async function served(client: Client, name: EndpointName, options: CallOptions, most: number): Promise<number> {
  for (let times = 0; times <= most; times += 1) {
    if ((await client.call(name, options)).status === 429) return times;
  }
  return Infinity;
}

const court = { product_id: 1301, quantity: 1, facility_id: 1303, start_time: '10:00:00', end_time: '11:00:00' };
const on = (day: number) => ({ ...court, date: Temporal.PlainDate.from('2026-11-26').add({ days: day }).toString() });
const bounded: [name: EndpointName, options: CallOptions, count: number, minutes: number][] = [
  ['search', { query: { search: 'padel' } }, 60, 1],
  ['captchaChallenge', { query: { action: 'login' } }, 30, 1],
  ['reserve', { body: { products: [] } }, 60, 1],
  ['verifyBenefits', { body: { products: [], promotion_code: 'GUESS' } }, 20, 10],
  ['verifyBenefits', { body: { products: [], card_number: 'SAHA-M-1002' } }, 20, 10],
  ['submitLead', { body: { form_name: 'x', form_fields: [], recaptcha_response: '' } }, 5, 60],
];

describe('one browser', () => {
  test.each(bounded)('%s: %j is answered %i times in %i minutes', async (name, options, count, minutes) => {
    const signedOut = sandbox.signedOut();
    expect(await served(signedOut, name, options, count)).toBe(count);
    const refused = await signedOut.call(name, options);
    expect(refused).toMatchObject({ status: 429, error: { status: false, code: 'tooManyRequests', data: null } });
    expect(refused.error.message).toMatch(/^Too many requests\. Please try again in \d+ (?:second|minute)s?\.$/);
    expect(Number(refused.headers.get('Retry-After'))).toBe(minutes * 60);
    expect((await signedOut.call(name, { ...options, headers: { 'Accept-Language': 'ar' } })).error.message).toMatch(
      /[\u0600-\u06ff]/,
    );
    // No other caller waits for it.
    expect((await sandbox.signedOut().call(name, options)).status).not.toBe(429);
    await sandbox.advance(minutes);
    expect((await signedOut.call(name, options)).status).not.toBe(429);
  });

  test('that changes its name each time meets the limit of its address', async () => {
    const body = { form_name: 'x', form_fields: [], recaptcha_response: '' };
    const signedOut = sandbox.signedOut();
    let times = 0;
    while ((await signedOut.call('submitLead', { body, headers: { 'X-Session-Id': randomUUID() } })).status === 422)
      times += 1;
    expect(times).toBe(100);
    // Who is known is not counted among the strangers.
    const customer = await sandbox.customer(1);
    expect((await customer.call('submitLead', { body })).status).toBe(422);
  });

  test('that has no name shares the limit of one with its address', async () => {
    const options = { query: { search: 'x' }, headers: { 'X-Session-Id': undefined } };
    expect(await served(sandbox.signedOut(), 'search', options, 60)).toBe(60);
  });

  test('a reset forgets the counts', async () => {
    const signedOut = sandbox.signedOut();
    await served(signedOut, 'captchaChallenge', { query: { action: 'login' } }, 30);
    await sandbox.reset();
    expect((await signedOut.call('captchaChallenge', { query: { action: 'login' } })).status).toBe(200);
  });
});

describe('promotions', () => {
  test('a valid code is no guess, however often the cart asks; one that expired is not reported as such', async () => {
    const product = {
      product_id: 1301,
      quantity: 1,
      price: 100,
      tax: 5,
      facility_id: 1303,
      cartIndex: 0,
      isAddon: false,
    };
    const ask = (client: Client, promotion_code: string) =>
      client.call('verifyBenefits', { body: { products: [product], promotion_code } });
    const signedOut = sandbox.signedOut();
    for (let times = 0; times < 25; times += 1) expect((await ask(signedOut, 'SAHA10')).status).toBe(200);
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(signedOut, `GUESS${index}`)));
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(20);
    expect((await ask(signedOut, 'SAHA10')).status).toBe(429);
  });

  test('an order is no better place to try codes', async () => {
    const customer = await sandbox.customer(6);
    const line = await posLine(customer, 20);
    const pos = [{ ...line, quantity: 1, total_price: line.price + line.tax_amount }];
    const guess = (promotion_code: string) =>
      customer.call('placeOrder', { body: orderBody({ pos }, { rest: { promotion_code } }), key: newKey() });
    for (let times = 0; times < 20; times += 1) expect((await guess(`GUESS${times}`)).status).toBe(422);
    expect(await guess('SAHA10')).toMatchObject({ status: 429, error: { code: 'tooManyRequests' } });
  });
});

describe('holds', () => {
  const reserve = (client: Client, count: number, from = 0) =>
    client.call('reserve', { body: { products: Array.from({ length: count }, (_, day) => on(from + day)) } });

  test('an unknown browser holds twenty places at most, a customer fifty', async () => {
    expect((await reserve(sandbox.signedOut(), 20)).status).toBe(200);
    expect(await reserve(sandbox.signedOut(), 21)).toMatchObject({ status: 422, error: { field: 'products' } });
    const customer = await sandbox.customer(1);
    expect((await reserve(customer, 51)).status).toBe(422);
    expect((await reserve(customer, 21)).status).toBe(200);
  });

  test('strangers at one address begin three hundred places in a quarter of an hour; renewals are not limited', async () => {
    const first = sandbox.signedOut();
    await reserve(first, 5);
    for (let other = 0; other < 14; other += 1) await reserve(sandbox.signedOut(), 20, 5);
    const last = await reserve(sandbox.signedOut(), 20, 5);
    expect(last).toMatchObject({ status: 429, error: { code: 'tooManyRequests' } });
    expect((await reserve(first, 5)).answer.data.products.every(({ reserved }) => reserved)).toBe(true);
    expect((await reserve(await sandbox.customer(1), 1, 20)).status).toBe(200);
    await sandbox.advance(15);
    expect((await reserve(sandbox.signedOut(), 20, 5)).status).toBe(200);
  });

  test('R7.3.5: a court priced by the half hour is one place, however often an open cart renews it', async () => {
    const signedOut = sandbox.signedOut();
    const products = reservationOf(
      await courtLines(signedOut, { ...padelEvening, start: '15:30:00', end: '16:30:00' }),
    ).products;
    expect(products.length).toBeGreaterThan(1);
    for (let times = 0; times < 6; times += 1) {
      const { data } = await signedOut.get('reserve', { body: { products } });
      expect(data.products.every(({ reserved }) => reserved)).toBe(true);
      await sandbox.advance(1);
    }
    const counted = await sandbox.server.database
      .selectFrom('rate')
      .select('count')
      .where('key', 'like', 'places of strangers%')
      .execute();
    expect(counted).toEqual([{ count: 1 }]);
  });
});

describe('orders', () => {
  test('a customer places ten in a minute; refused ones do not count, nor does one that is sent again', async () => {
    const customer = await sandbox.customer(6);
    // Of something with enough stock.
    const line = await posLine(customer, 20);
    const pos = [{ ...line, quantity: 1, total_price: line.price + line.tax_amount }];
    const place = (key: string, body = orderBody({ pos })) => customer.call('placeOrder', { body, key });
    for (let times = 0; times < 12; times += 1) {
      expect((await place(newKey(), { ...orderBody({ pos }), product: '{}' })).status).toBe(422);
    }
    const keys = Array.from({ length: 10 }, newKey);
    for (const key of keys) expect((await place(key)).status).toBe(200);
    expect(await place(newKey())).toMatchObject({ status: 429, error: { code: 'tooManyRequests' } });
    expect((await place(keys[0]!)).status).toBe(200);
    await sandbox.advance(1);
    expect((await place(newKey())).status).toBe(200);
  });
});
