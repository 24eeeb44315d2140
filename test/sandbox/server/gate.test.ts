/** What every call meets before it is worked on: origin, headers, sizes, unknown fields; and the faults that can be switched on. */
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ownHostOnly } from '../../../sandbox/http/ownHost.ts';
import type { Client } from '../support/client.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
let signedOut: Client;
beforeAll(async () => {
  sandbox = await startSandbox();
  signedOut = sandbox.signedOut();
});
afterEach(() => sandbox.control('DELETE', '/faults'));
afterAll(() => sandbox.close());

const api = (path: string): string => `${sandbox.url}/api/v2/${path}`;
const loginBody = { country_code: '971', mobile_number: '0500000001', password: 'x', username: '+971500000001' };

describe('browsers', () => {
  test.each([
    'http://127.0.0.1:4718',
    'https://127.0.0.1:4719',
    'http://evil.example:4719',
    'http://127.0.0.1.evil.example:4719',
    'null',
  ])('of %s are not answered', async (origin) => {
    const reply = await signedOut.call('services', { headers: { Origin: origin } });
    expect(reply.status).toBe(403);
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBeNull();
    const preflight = await fetch(api('auth/login'), { method: 'OPTIONS', headers: { Origin: origin } });
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test.each(['http://127.0.0.1:4719', 'http://localhost:4719', 'http://baps.localhost:4719'])(
    'of the portal and its tenants’ names, %s, are',
    async (origin) => {
      const reply = await signedOut.call('services', { headers: { Origin: origin } });
      expect(reply.status).toBe(200);
      expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    },
  );

  test.each([
    ['', 'http://localhost:4410/', 200],
    ['', 'http://evil.example/', 403],
    ['https://portal.example', 'http://portal.example/', 200],
  ])('with the portal at “%s”, the sandbox’s own pages answer %s with %i', async (portalOrigin, address, status) => {
    const pages = new Hono().use(ownHostOnly(portalOrigin)).get('/', (context) => context.text('page'));
    expect((await pages.request(address)).status).toBe(status);
  });

  test('a form of a foreign page cannot write', async () => {
    const form = new URLSearchParams(loginBody);
    const plain = await fetch(api('auth/login'), { method: 'POST', body: form });
    expect(plain.status).toBe(422);
    const foreign = await fetch(api('auth/login'), {
      method: 'POST',
      body: form,
      headers: { Origin: 'http://evil.example' },
    });
    expect(foreign.status).toBe(403);
  });

  test.each(['X-User-Time', 'X-User-Timezone'])('writing needs %s', async (header) => {
    const reply = await signedOut.call('login', { body: loginBody, headers: { [header]: undefined } });
    expect(reply).toMatchObject({ status: 422, error: { code: 'headerMissing', field: header } });
  });
});

describe('inputs', () => {
  test.each([
    ['a missing field', { ...loginBody, password: undefined }, 'password'],
    ['a field nobody knows', { ...loginBody, admin: true }, 'admin'],
    ['a number for a text', { ...loginBody, mobile_number: 5 }, 'mobile_number'],
  ])('%s is named', async (_, body, field) => {
    expect(await signedOut.call('login', { body })).toMatchObject({ status: 422, error: { status: false, field } });
  });

  test('unknown fields are found deep down, too', async () => {
    const place = {
      product_id: 1301,
      quantity: 1,
      facility_id: 1303,
      date: '2026-12-12',
      start_time: '10:00:00',
      end_time: '11:00:00',
    };
    const reply = await signedOut.call('reserve', { body: { products: [place, { ...place, price: 0 }] } });
    expect(reply).toMatchObject({ status: 422, error: { field: 'products.1.price' } });
  });

  test.each([
    ['schedule', { venue_service_id: 'x', date: '2026-12-12' }, 'venue_service_id'],
    ['schedule', { venue_service_id: 11, date: '2026-02-30' }, 'date'],
    ['schedule', { venue_service_id: 11, date: '12.12.2026' }, 'date'],
    ['schedule', { venue_service_id: 11, date: '2026-12-12', colour: 'red' }, 'colour'],
    [
      'availableFacilities',
      { venue_service_id: 11, date: '2026-12-12', start_time: '99:00:00', end_time: '10:00:00' },
      'start_time',
    ],
    ['trainerAvailability', { date: '2026-13-45', training_package_id: 1 }, 'date'],
    ['events', { page: 0 }, 'page'],
    ['events', { size: 5000 }, 'size'],
  ] as const)('the query of %s is checked: %j', async (name, query, field) => {
    expect(await signedOut.call(name, { query, params: { id: 501 } })).toMatchObject({ status: 422, error: { field } });
  });

  test.each([
    ['not JSON', '{"a":', 400],
    ['JSON that is nested too deeply', '['.repeat(30) + ']'.repeat(30), 400],
    ['more than a megabyte', JSON.stringify('x'.repeat(1024 * 1024)), 413],
  ])('%s is refused', async (_, body, status) => {
    const response = await fetch(api('auth/login'), {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'X-User-Time': sandbox.stamp(), 'X-User-Timezone': 'Asia/Dubai' },
    });
    expect(response.status).toBe(status);
  });

  test('private services cannot be booked', async () => {
    for (const id of [44, 45]) {
      expect((await signedOut.call('service', { params: { id } })).status).toBe(404);
      expect((await signedOut.call('schedule', { query: { venue_service_id: id, date: '2026-12-12' } })).status).toBe(
        404,
      );
    }
  });

  test('an unknown path is answered in the envelope', async () => {
    const response = await fetch(api('nothing/here'));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ status: false, code: 'notFound' });
  });
});

describe('the clocks', () => {
  const verify = (time: string, zone = 'Asia/Dubai') =>
    signedOut.call('verifyTime', { headers: { 'X-User-Time': time, 'X-User-Timezone': zone } });

  test.each([
    ['2026-11-24 10:05:00', 'Asia/Dubai'],
    ['2026-11-24 09:55:00', 'Asia/Dubai'],
    ['2026-11-24 06:04:59', 'UTC'],
    ['2026-11-23 22:00:00', 'America/Los_Angeles'],
    ['2026-11-24 11:45:00', 'Asia/Kathmandu'],
  ])('%s in %s is near enough', async (time, zone) => {
    expect((await verify(time, zone)).status).toBe(200);
  });

  test.each([
    ['2026-11-24 10:05:01', 'Asia/Dubai'],
    ['2026-11-24 09:54:59', 'Asia/Dubai'],
    ['2026-11-24 10:00:00', 'UTC'],
    ['2026-11-25 10:00:00', 'Asia/Dubai'],
  ])('%s in %s is not, and both times are answered', async (time, zone) => {
    const reply = await verify(time, zone);
    expect(reply).toMatchObject({
      status: 409,
      error: {
        code: 'clockMismatch',
        data: { systemTime: '2026-11-24T06:00:00Z', userTime: expect.stringMatching(/Z$/) },
      },
    });
  });

  test('a clock that cannot be read is no mismatch', async () => {
    expect((await verify('noon')).status).toBe(422);
    expect((await verify('2026-11-24 10:00:00', 'Mars/Olympus')).status).toBe(422);
  });
});

describe('faults', () => {
  const raw = () => fetch(api('venues'));

  test('a status, so often', async () => {
    await sandbox.control('POST', '/faults', { endpoint: 'venues', status: 503, message: 'Later', times: 2 });
    expect((await signedOut.call('venues')).error.message).toBe('Later');
    expect((await signedOut.call('services')).status).toBe(200);
    expect((await signedOut.call('venues')).status).toBe(503);
    expect((await signedOut.call('venues')).status).toBe(200);
  });

  test.each([
    ['json', async () => raw().then((response) => response.json()), SyntaxError],
    ['html', async () => raw().then((response) => response.json()), SyntaxError],
    ['empty', async () => raw().then((response) => response.json()), SyntaxError],
    ['schema', async () => signedOut.call('venues'), /breaks the contract/],
  ] as const)('a malformed answer: %s', async (malformed, call, error) => {
    await sandbox.control('POST', '/faults', { path: 'ven*', malformed });
    await expect(call()).rejects.toThrow(error);
  });

  test('a delay', async () => {
    await sandbox.control('POST', '/faults', { endpoint: 'venues', delayMs: 300 });
    const before = performance.now();
    expect((await signedOut.call('venues')).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(290);
  });

  test('a lost answer: the work is done, the caller gets no answer', async () => {
    await sandbox.control('POST', '/faults', { endpoint: 'loginAsGuest', loseAnswer: true });
    const guests = () =>
      sandbox.server.database.selectFrom('customer').select('id').where('is_anonymous', '=', true).execute();
    const before = (await guests()).length;
    await expect(signedOut.loginAsGuest()).rejects.toThrow(/terminated|fetch failed|aborted/);
    expect(await guests()).toHaveLength(before + 1);
  });

  test('the switch itself is checked', async () => {
    await expect(sandbox.control('POST', '/faults', { endpoint: 'nothing' })).rejects.toThrow('422');
    await expect(sandbox.control('POST', '/faults', { colour: 'red' })).rejects.toThrow('422');
  });
});

test('the request log has no secret: no token, no value of a body', async () => {
  await sandbox.control('DELETE', '/requests');
  const client = await sandbox.customer(1);
  await client.get('profile');
  const log = (await sandbox.control('GET', '/requests')) as { path: string; headers: object; bodyKeys: string[] }[];
  expect(log.map(({ path }) => path)).toEqual(['/api/v2/auth/login', '/api/v2/profile']);
  expect(log[0]!.bodyKeys).toContain('password');
  const text = JSON.stringify(log);
  expect(text).not.toContain('Saha-2026!');
  expect(text).not.toContain(client.token);
});

test('the configuration is changed without a rebuild, and taken away', async () => {
  const { data: before } = await signedOut.get('config');
  await sandbox.control('POST', '/config', { site: { maintenance: { title: 'Back soon' } }, threshold: null });
  expect((await signedOut.get('config')).data.maintenance).toMatchObject({ title: 'Back soon' });
  expect((await signedOut.get('customerConfiguration')).data.customer_threshold).toBeNull();
  await expect(sandbox.control('POST', '/config', { site: { carousel: 'none' } })).rejects.toThrow('422');
  await sandbox.control('POST', '/config', { site: null, health: null });
  expect((await signedOut.call('config')).status).toBe(404);
  expect((await signedOut.call('healthCheck')).status).toBe(404);
  await sandbox.reset();
  expect((await signedOut.get('config')).data).toEqual(before);
});

test('reading changes nothing', async () => {
  const dump = async () => {
    const { database } = sandbox.server;
    return JSON.stringify([
      await database.selectFrom('claim').selectAll().orderBy('id').execute(),
      await database.selectFrom('orders').selectAll().orderBy('id').execute(),
      await database.selectFrom('product').selectAll().orderBy('id').execute(),
      await database.selectFrom('setting').selectAll().orderBy('key').execute(),
    ]);
  };
  const before = await dump();
  for (const name of ['config', 'services', 'venues', 'events', 'workshops', 'offers', 'memberships'] as const)
    await signedOut.get(name);
  await signedOut.get('schedule', { query: { venue_service_id: 21, date: '2026-11-24' } });
  expect(await dump()).toBe(before);
});

interface Asked {
  data: {
    venue: { name: string; ar_name: string; currency: string };
    colors: { mode: string };
    header_nav: unknown;
    chat_widget_url: string | null;
    ad_pixel_url: string | null;
  };
}
const origin = (host: string): string => sandbox.portalOrigin.replace('127.0.0.1', host);
async function siteFor(headers: Record<string, string>): Promise<Asked['data']> {
  const reply = await fetch(`${sandbox.url}/api/v2/config`, { headers });
  return ((await reply.json()) as Asked).data;
}

describe('one server for several hosts', () => {
  test('R1.7.2: each host has a brand, colours and a menu of its own; an unknown host is the standard one', async () => {
    const hosts = ['localhost', 'sports.localhost', 'events.localhost', 'baps.localhost'];
    const sites = await Promise.all(hosts.map((host) => siteFor({ Origin: origin(host) })));
    for (const part of ['venue', 'colors', 'header_nav'] as const)
      expect(new Set(sites.map((site) => JSON.stringify(site[part]))).size).toBe(hosts.length);
    expect(sites.map(({ colors }) => colors.mode)).toEqual(['light', 'light', 'dark', 'baps']);
    expect(await siteFor({ Origin: origin('unknown.localhost') })).toMatchObject({ venue: { name: 'Saha' } });
  });

  test('R1.7.3, R1.7.4: chat and pixel are named for their tenants alone, on another origin than the portal', async () => {
    const hosts = ['localhost', 'sports.localhost', 'events.localhost', 'baps.localhost'];
    const sites = await Promise.all(hosts.map((host) => siteFor({ Origin: origin(host) })));
    const chat = `${sandbox.url}/widgets/chat.js`;
    expect(sites.map((site) => [site.chat_widget_url, site.ad_pixel_url])).toEqual([
      [null, null],
      [chat, null],
      [chat, `${sandbox.url}/widgets/pixel.js`],
      [null, null],
    ]);
    for (const file of ['chat.js', 'pixel.js', 'pixel.gif']) {
      const answer = await fetch(`${sandbox.url}/widgets/${file}`);
      expect([answer.status, answer.headers.get('Cross-Origin-Resource-Policy')]).toEqual([200, 'cross-origin']);
    }
  });

  test('also where only a proxy names the host', async () => {
    const { host } = new URL(origin('baps.localhost'));
    expect(await siteFor({ 'X-Forwarded-Host': host })).toMatchObject({ colors: { mode: 'baps' } });
    expect(await siteFor({ 'X-Forwarded-Host': 'baps.localhost.evil.example' })).toMatchObject({
      venue: { name: 'Saha' },
    });
  });

  test('settings for all hosts are the operator’s: a switch applies to every host without its own', async () => {
    await sandbox.control('POST', '/config', { site: { enable_arabic: 0, venue_id: 9 } });
    const site = await siteFor({ Origin: origin('sports.localhost') });
    expect(site).toMatchObject({ enable_arabic: 0, venue_id: 9, venue: { name: 'Kura Club', currency: 'AED' } });
  });

  test('R1.7.2: a customer’s input is checked against the configuration of the host', async () => {
    const customer = await sandbox.customer(1);
    const add = async (host: string, religion_id: number) => {
      const { status, error } = await customer.call('addFamilyMember', {
        headers: { Origin: origin(host) },
        body: { name: 'Nour Haddad', religion_id },
      });
      return [status, error?.message];
    };
    const wrong = [422, 'Religion is not valid'];
    expect([await add('localhost', 1), await add('localhost', 6)]).toEqual([[200, undefined], wrong]);
    expect([await add('baps.localhost', 6), await add('baps.localhost', 1)]).toEqual([[200, undefined], wrong]);
  });

  test('R6.1.4: guests are refused on the host of the baps tenant, whatever the flag of the others', async () => {
    const guest = {
      name: 'Aisha',
      mobile: '501234567',
      country_code: '971',
      email: 'aisha@saha.example',
      tnc: 1,
    } as const;
    const ask = (host: string) =>
      sandbox.signedOut().call('loginAsGuest', { headers: { Origin: origin(host) }, body: guest });
    expect((await ask('baps.localhost')).status).toBe(403);
    expect((await ask('localhost')).status).toBe(200);
  });
});
