/** Hostile requests are refused quickly, in the envelope, without being repeated, and without delaying others (T29, B10). */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { posLine } from '../support/lines.ts';
import { newKey, orderBody } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
let signedOut: Client;
let customer: Client;
beforeAll(async () => {
  sandbox = await startSandbox();
  signedOut = sandbox.signedOut();
  customer = await sandbox.customer(1);
});
afterAll(() => sandbox.close());

async function post(path: string, body: string | Uint8Array<ArrayBuffer>, type = 'application/json') {
  const started = performance.now();
  const response = await fetch(`${sandbox.url}/api/v2/${path}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type, 'X-User-Time': sandbox.stamp(), 'X-User-Timezone': 'Asia/Dubai' },
  });
  const text = await response.text();
  return { status: response.status, text, answer: JSON.parse(text) as object, took: performance.now() - started };
}

describe('forms', () => {
  const part = (name: string, value = 'x') =>
    `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const form = (parts: string[]) =>
    post('auth/register', `${parts.join('')}--B--\r\n`, 'multipart/form-data; boundary=B');

  test('20,000 tiny parts are refused at once, and delay nobody', async () => {
    const parts = Array.from({ length: 20_000 }, (_, index) => part(`p${index}`));
    const reply = await form(parts);
    expect(reply).toMatchObject({ status: 413, answer: { status: false, code: 'tooManyParts' } });
    // It used to take half a minute; most of this is sending it.
    expect(reply.took).toBeLessThan(3_000);
  });

  test('as many parts as a large order has are read', async () => {
    const reply = await form(Array.from({ length: 240 }, (_, index) => part(`p${index}`)));
    expect(reply).toMatchObject({ status: 422, answer: { code: 'invalid', field: 'otp' } });
  });

  test.each([
    ['one part that says its name for a megabyte', part('n'.repeat(1_000_000))],
    ['one part with a value of nine megabytes', part('mobile', 'v'.repeat(9_000_000))],
    ['a thousand parts of one name', part('mobile').repeat(1_000)],
    ['a header without end', `--B\r\nX-A: ${'y'.repeat(1_000_000)}`],
    ['line breaks only', '\r\n'.repeat(500_000)],
    ['beginnings of a boundary', '\r\n--'.repeat(250_000)],
    ['nothing', ''],
  ])('%s', async (_, body) => {
    const reply = await form([body]);
    expect([400, 413, 422]).toContain(reply.status);
    expect(reply.text.length).toBeLessThan(1_000);
    expect(reply.took).toBeLessThan(3_000);
  });

  test('parts named like built-in properties are unknown fields', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'product_files[__proto__]']) {
      expect((await form([part(name)])).status).toBe(422);
    }
  });
});

describe('texts', () => {
  const login = { country_code: '971', mobile_number: '500000001', password: 'x', username: 'x' };

  test('values that are too long are named and not sent back', async () => {
    const reply = await post('auth/login', JSON.stringify({ ...login, password: 'p'.repeat(200_000) }));
    expect(reply).toMatchObject({ status: 422, answer: { code: 'tooLong', field: 'password' } });
    expect(reply.text).not.toContain('ppp');
  });

  test.each([
    ['a wrong value', { ...login, country_code: 'secret-value' }],
    ['a wrong kind of value', { ...login, mobile_number: ['secret-value'] }],
    ['a field that nobody knows', { ...login, ['secret-value'.repeat(500)]: 1 }],
  ])('%s is refused without being repeated at length', async (_, body) => {
    const reply = await post('auth/login', JSON.stringify(body));
    expect(reply.status).toBe(422);
    expect(reply.text).not.toContain('secret-value'.repeat(30));
    if (Object.keys(body).length === 4) expect(reply.text).not.toContain('secret');
  });

  test.each(['\u0000', 'a\u0000b', '\ud800'])('%j, which no database keeps, is refused', async (search) => {
    expect((await post('auth/guest-login', JSON.stringify({ name: search }))).status).toBe(422);
    const { status } = await signedOut.call('search', { query: { search } });
    expect(search === '\ud800' ? 200 : 422).toBe(status);
  });

  test('an e-mail address of 4 kB is refused at once, in an order and in a profile (13 s before)', async () => {
    const email = `${'@.'.repeat(2_000)} `;
    const started = performance.now();
    const order = {
      cardId: 'new',
      first_name: 'L',
      mobile: '1',
      product: '{}',
      is_wallet: '0',
      is_qpoints: '0',
      save_card: '0',
      is_anonymous: '0',
      isBaps: '0',
    };
    expect((await customer.call('placeOrder', { body: { ...order, email } })).error.field).toBe('email');
    expect((await customer.call('changeProfile', { body: { email } })).error.field).toBe('email');
    expect(
      (await signedOut.call('requestLoginCode', { body: { email, username: email, recaptcha_response: 'x' } })).error
        .field,
    ).toBe('email');
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  test('deep nesting inside the text of an order is refused', async () => {
    const product = `{"pos":[{"customers":[{"documents":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}]}]}`;
    const order = {
      cardId: 'new',
      email: 'a@b.cd',
      first_name: 'L',
      mobile: '1',
      product,
      is_wallet: '0',
      is_qpoints: '0',
      save_card: '0',
      is_anonymous: '0',
      isBaps: '0',
    };
    expect(await customer.call('placeOrder', { body: order })).toMatchObject({
      status: 422,
      error: { field: 'product' },
    });
  });
});

describe('numbers', () => {
  test.each([2_147_483_648, 999_999_999_999_999])('%d is no valid id', async (id) => {
    for (const [name, params] of [
      ['service', { id }],
      ['serviceFilters', { serviceId: id }],
      ['event', { id }],
      ['seatMap', { id: 501, seat_map_id: id }],
      ['workshop', { id }],
      ['offer', { offer_id: id }],
      ['outletProducts', { id }],
    ] as const) {
      expect([name, (await signedOut.call(name, { params })).status]).toEqual([name, 404]);
    }
    expect((await signedOut.call('fieldConfig', { query: { venue_service_id: id } })).status).toBe(422);
    expect((await signedOut.call('events', { query: { page: id } })).status).toBe(422);
    const place = {
      product_id: id,
      quantity: 1,
      facility_id: 1303,
      date: '2026-12-12',
      start_time: '10:00:00',
      end_time: '11:00:00',
    };
    expect((await signedOut.call('reserve', { body: { products: [place] } })).status).toBe(422);
  });

  test('a number that JSON does not allow is refused', async () => {
    expect((await post('benefits/verify', '{"products":[{"cartIndex":1e999}]}')).status).toBe(422);
  });
});

test.each(['0000-01-01', '0001-01-01', '9999-12-31'])(
  'a day at the end of the calendar, %s, is a date that is refused, and no defect of this server',
  async (date) => {
    const slot = { facility_id: 1102, date, start_time: '16:00:00', end_time: '17:00:00' };
    const replies = [
      await signedOut.call('schedule', { query: { venue_service_id: 11, date } }),
      await signedOut.call('facilityOffer', { query: { venue_service_id: 11, ...slot } }),
      await signedOut.call('reserve', { body: { products: [{ product_id: 1101, quantity: 1, ...slot }] } }),
      await signedOut.call('release', { body: { products: [{ product_id: 1101, quantity: 1, ...slot }] } }),
    ];
    expect(replies.map(({ status, error }) => [status, error.field])).toEqual([
      [422, 'date'],
      [422, 'date'],
      [422, 'products.0.date'],
      [422, 'products.0.date'],
    ]);
  },
);

test('a cart gives up at most as many places at once as it may hold', async () => {
  const place = {
    product_id: 1301,
    quantity: 1,
    facility_id: 1303,
    date: '2026-12-12',
    start_time: '10:00:00',
    end_time: '11:00:00',
  };
  const release = (count: number) =>
    signedOut.call('release', { body: { products: Array.from({ length: count }, () => place) } });
  expect((await release(50)).status).toBe(200);
  expect(await release(51)).toMatchObject({ status: 422, error: { field: 'products' } });
});

describe('this machine', () => {
  /** One raw request, and its answer. */
  const raw = (lines: string[]) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(sandbox.url).port), '127.0.0.1', () =>
        socket.write(`${lines.join('\r\n')}\r\n\r\n`),
      );
      let text = '';
      socket.on('data', (data) => (text += data.toString()));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
  const get = (path: string, host: string) => raw([`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close']);

  test.each(['/__sandbox/inbox', '/operator', '/inbox', '/'])(
    '%s answers to its own names only (DNS rebinding)',
    async (path) => {
      const { port } = new URL(sandbox.url);
      for (const name of ['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test', '127.0.0.2']) {
        expect(await get(path, `${name}:${port}`)).toMatch(/^HTTP\/1\.1 403 .*"code":"host"/s);
      }
      for (const name of ['127.0.0.1', 'localhost', 'baps.localhost', '[::1]']) {
        expect(await get(path, `${name}:${port}`)).toMatch(/^HTTP\/1\.1 200 /);
      }
    },
  );

  test('calls get through whatever precedes them', async () => {
    expect(await get('/api/v2/venues', 'portal.example')).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('an address beyond every limit is refused in the envelope', async () => {
    const reply = await get(`/api/v2/search/global?search=${'x'.repeat(40_000)}`, '127.0.0.1');
    expect(reply).toMatch(/^HTTP\/1\.1 431 /);
    expect(reply).toMatch(/"status":false,.*"code":"tooLarge"/);
    expect(await raw(['nonsense'])).toMatch(/^HTTP\/1\.1 400 .*"code":"malformed"/s);
  });
});

test('T17: an order with another customer’s card number is refused like one with an unknown number', async () => {
  const line = await posLine(customer);
  const order = (card_number: string) =>
    customer.call('placeOrder', { body: orderBody({ pos: [line] }, { rest: { card_number } }), key: newKey() });
  const [unknown, guessed] = [await order('SAHA-M-0000'), await order('SAHA-M-1002')];
  expect(unknown).toMatchObject({ status: 422, error: { field: 'card_number' } });
  expect([guessed.status, guessed.error]).toEqual([unknown.status, unknown.error]);
});
