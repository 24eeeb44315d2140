/** Keeping an account safe, taking its data along, leaving (Q7.7.d–g): what the portal does not have to be believed. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededTables } from '../../../sandbox/data/schema.ts';
import { acceptPayment } from '../../../sandbox/domain/money/payments.ts';
import { declineTopUp } from '../../../sandbox/domain/money/topUps.ts';
import { issueProviderToken } from '../../../sandbox/domain/access/provider.ts';
import { password, type Client } from '../support/client.ts';
import { lastCode, messages, wrong } from '../support/inbox.ts';
import { academyLine, eventLine, membershipLine, posLine, trainerLine } from '../support/lines.ts';
import { moneyFaults } from '../support/moneyFaults.ts';
import { courtOrder, newKey, orderBody, padelEvening } from '../support/orders.ts';
import { basketball, courtWith, player } from '../support/attendees.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const strong = 'Another-1!';
const change = (client: Client, old: string, secret = strong, again = secret, headers = {}) =>
  client.call('changePassword', {
    body: { old_password: old, password: secret, confirm_password: again },
    headers,
  });
const login = (mobile: string, secret: string) =>
  sandbox.signedOut().call('login', {
    body: { country_code: '971', mobile_number: mobile, password: secret, username: `+971${mobile}` },
  });
const card = '424242******4242';
async function buy(client: Client, product: Record<string, unknown>, rest?: Record<string, unknown>): Promise<number> {
  const { data } = await client.get('placeOrder', { body: orderBody(product, rest ? { rest } : {}), key: newKey() });
  if (data.transactionId) await acceptPayment(sandbox.server, data.transactionId, card);
  return data.order_id;
}
let newcomers = 0;
/** An address that is not in use. */
const newAddress = () => `yusra-${(newcomers += 1)}@mail.example`;
/** A customer sent by the identity provider, without a password. */
async function fromProvider(email: string | null): Promise<Client> {
  const client = sandbox.signedOut();
  const token = await issueProviderToken(sandbox.server, {
    subject: `subject of ${email}`,
    first_name: 'Yusra',
    last_name: 'Canary',
    email,
    preferred_username: null,
    mobile_number: null,
    country_code: '971',
    dob: null,
    gender: null,
    country_id: null,
    emirates_id: null,
  });
  client.token = (await client.get('loginByToken', { body: { token } })).data.token;
  return client;
}

describe('Q7.7.d: another password', () => {
  test('the old one is accepted, every other session ends, this one stays, and the owner is told', async () => {
    const [here, there, stranger] = [await sandbox.customer(3), await sandbox.customer(3), await sandbox.customer(1)];
    const reply = await change(here, password, strong, strong, { 'Accept-Language': 'ar' });
    expect(reply.answer.message).toBe('تم تغيير كلمة المرور، وسُجّل خروجك من كل مكان آخر.');
    expect(await there.call('profile')).toMatchObject({ status: 401, error: { code: 'sessionExpired' } });
    expect((await here.call('profile')).status).toBe(200);
    expect((await stranger.call('profile')).status).toBe(200);
    expect((await login('500000003', password)).status).toBe(401);
    expect((await login('500000003', strong)).status).toBe(200);
    expect((await messages(sandbox))[0]).toMatchObject({ recipient: 'priya@saha.example' });
  });

  test.each([
    ['Abc-12', 'Password must be at least 8 characters', 'password'],
    [
      'abcdefg1!',
      'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
      'password',
    ],
  ])('R5.2.1–2: %s is refused in the specification’s words', async (secret, message, field) => {
    const reply = await change(await sandbox.customer(1), password, secret);
    expect(reply).toMatchObject({ status: 422, error: { message, field, code: 'weakPassword' } });
    expect((await login('500000001', password)).status).toBe(200);
  });

  test('R5.2.4–5: both must match; where the operator does not restrict, nothing else is asked', async () => {
    const client = await sandbox.customer(7);
    expect(await change(client, password, strong, 'Another-2!')).toMatchObject({
      status: 422,
      error: { message: 'The passwords do not match', field: 'confirm_password' },
    });
    await sandbox.control('POST', '/config', { site: { restrict_password: 0 } });
    expect((await change(client, password, 'simple')).status).toBe(200);
    await sandbox.control('POST', '/config', { site: { restrict_password: 1 } });
  });

  test('a wrong old one counts like those of the login, and the wait is answered; meanwhile the right one is not checked', async () => {
    const client = await sandbox.customer(6);
    for (let guess = 0; guess < 3; guess += 1) {
      expect(await change(client, 'Wrong-1!')).toMatchObject({
        status: 422,
        error: { code: 'wrongPassword', field: 'old_password', message: 'The old password is not right' },
      });
    }
    expect((await login('500000006', 'Wrong-1!')).status).toBe(401);
    const locked = await change(client, password);
    expect(locked).toMatchObject({ status: 429, error: { code: 'locked' } });
    expect(Number(locked.headers.get('Retry-After'))).toBeGreaterThan(0);
    // A session that was left open is no way to end it.
    expect((await client.call('profile')).status).toBe(200);
  });

  test('a customer who never had one is told to use the password reset', async () => {
    const client = await fromProvider('yusra@mail.example');
    expect((await client.get('passwordState')).data).toEqual({ is_set: false });
    expect((await (await sandbox.customer(4)).get('passwordState')).data).toEqual({ is_set: true });
    expect(await change(client, 'anything')).toMatchObject({ status: 409, error: { code: 'noPassword' } });
  });
});

describe('Q7.7.e: the sessions of a customer', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';
  const android = 'Mozilla/5.0 (Linux; Android 10; K) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36';

  beforeAll(() => sandbox.reset());

  const enter = async (userAgent: string): Promise<Client> => {
    const client = sandbox.signedOut();
    const { data } = await client.get('login', {
      body: { country_code: '971', mobile_number: '500000001', password, username: '+971500000001' },
      headers: { 'User-Agent': userAgent },
    });
    client.token = data.token;
    return client;
  };

  test('this one first, then the latest used; device and time, and nothing else', async () => {
    const [there, here] = [await enter(phone), await enter(android)];
    await sandbox.advance(30);
    await there.get('profile');
    const { data } = await here.get('sessions');
    expect(data).toEqual([
      {
        id: expect.any(Number),
        browser: 'samsung',
        system: 'android',
        logged_in_at: '2026-11-24 10:00:00',
        last_used_at: '2026-11-24 10:30:00',
        is_current: true,
      },
      {
        id: expect.any(Number),
        browser: 'safari',
        system: 'ios',
        logged_in_at: '2026-11-24 10:00:00',
        last_used_at: '2026-11-24 10:30:00',
        is_current: false,
      },
    ]);
  });

  test('an ended one is out at its next call; the current one and another customer’s cannot be ended here', async () => {
    const [there, here, stranger] = [await enter(phone), await enter(android), await sandbox.customer(2)];
    const [own, other] = (await here.get('sessions')).data;
    const ended = (client: Client, id: number) => client.call('removeSession', { params: { id } });
    expect(await ended(here, own!.id)).toMatchObject({ status: 409, error: { code: 'ownSession' } });
    const [others, none] = [await ended(stranger, other!.id), await ended(stranger, 99_999_999)];
    expect([others.status, others.error]).toEqual([404, none.error]);
    expect((await there.call('profile')).status).toBe(200);
    expect((await ended(here, other!.id)).status).toBe(200);
    expect(await there.call('profile')).toMatchObject({ status: 401, error: { code: 'sessionExpired' } });
    expect((await ended(here, other!.id)).status).toBe(404);
  });

  test('all others at once', async () => {
    const [first, second, here] = [await enter(phone), await enter(phone), await enter(android)];
    const stranger = await sandbox.customer(2);
    await here.get('removeOtherSessions');
    expect([(await first.call('profile')).status, (await second.call('profile')).status]).toEqual([401, 401]);
    expect([(await here.call('profile')).status, (await stranger.call('profile')).status]).toEqual([200, 200]);
    expect((await here.get('sessions')).data).toHaveLength(1);
  });
});

/** Who has something in every table that can hold something about a customer. */
async function customerOfLongStanding(): Promise<Client> {
  const client = await sandbox.customer(1);
  await client.get('addFamilyMember', { body: { name: 'Canary Child', place_of_birth: 'Canary Town' } });
  await client.get('changeProfile', {
    body: { city: 'Canary City', profile_image: new File([Buffer.from([0xff, 0xd8, 0xff, 0x00])], 'canary.jpg') },
  });
  await client.get('askSupport', { body: { subject: 'Canary subject', message: 'Canary message' } });
  const rest = { email: 'layla@saha.example', first_name: 'Canary', last_name: 'Bird', order_notes: 'Canary notes' };
  await buy(client, { pos: [await posLine(client)] }, { ...rest, delivery_address: 'Canary Street 1' });
  const { data: topUp } = await client.get('startTopUp', { body: { amount: 10, card: 'new' }, key: newKey() });
  await declineTopUp(sandbox.server, topUp.transactionId, 'declined');
  const guest = { name: 'Canary Guest', email: 'canary@mail.example' };
  await buy(client, { event: [{ ...(await eventLine(client)), customers: [guest] }] }, rest);
  const court = await courtWith(client, basketball, [player({ name: 'Canary Player' })], { parts: rest });
  const { data } = await client.get('placeOrder', { body: court, key: newKey() });
  if (data.transactionId) await acceptPayment(sandbox.server, data.transactionId, card);
  return client;
}
const canary = /canary|layla@saha\.example|500000001|Layla Haddad/i;

/** All rows of all tables as one text each, except for the operator's content. */
async function textOf(table: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(table)} t`.execute(
    sandbox.server.database,
  );
  return rows.map(({ text }) => text).join('\n');
}
const published = new Set(['content', 'setting', 'venue', 'service']);
async function tablesThatKnow(): Promise<string[]> {
  const known: string[] = [];
  for (const table of seededTables) if (!published.has(table) && canary.test(await textOf(table))) known.push(table);
  return known;
}

/** What refers to customers, and what becomes of it: a new table must be added to both. */
const references = {
  deleted: [
    'access_token',
    'exchange_token',
    'family_member',
    'idempotency',
    'point_lot',
    'saved_card',
    'stored_file',
    'support_request',
  ],
  // The law wants these; they keep a number and no name.
  kept: ['booking', 'ledger', 'membership', 'orders', 'top_up'],
};
async function rowsOf(customerId: number): Promise<Record<string, number>> {
  const { database } = sandbox.server;
  const { rows } = await sql<{ name: string; column: string }>`
    select conrelid::regclass::text as name, attname as column from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'customer'::regclass and connamespace = 'public'::regnamespace`.execute(
    database,
  );
  const counts: Record<string, number> = {};
  for (const { name, column } of rows) {
    const found = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}
      where ${sql.ref(column)} = ${customerId}`.execute(database);
    counts[name] = found.rows[0]!.count;
  }
  return counts;
}

describe('Q7.7.f: what is held', () => {
  let client: Client;
  beforeAll(async () => {
    await sandbox.reset();
    client = await customerOfLongStanding();
  });

  test('all of it, cards with their last digits only, files whole, and no secret', async () => {
    const { data } = await client.get('exportProfile');
    expect(data).toMatchObject({
      exported_at: '2026-11-24 10:00:00',
      profile: { first_name: 'Layla', mobile: '+971500000001', city: 'Canary City', has_password: true },
      family: [{ name: 'Canary Child', place_of_birth: 'Canary Town' }],
      cards: [{ card_number: expect.stringMatching(/\*{4}/) }],
      files: [{ name: 'canary.jpg', base64: '/9j/AA==' }],
      sessions: [{ is_current: true }],
    });
    const text = JSON.stringify(data);
    for (const told of [
      'Canary message',
      'Canary notes',
      'Canary Street 1',
      'Canary Guest',
      'Canary Player',
      'Left a racket',
    ])
      expect(text).toContain(told);
    const { rows } = await sql<{ secret: string }>`
      select token as secret from orders union select hash from access_token union select qr from ticket
      union select id from payment_attempt union select hash from exchange_token union select hash from order_link
      union select password_hash from customer where password_hash is not null
      union select provider_subject from customer where provider_subject is not null
      union select body from inbox`.execute(sandbox.server.database);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ secret }) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/scrypt\$/);
  });

  test('nothing of anybody else', async () => {
    const { data } = await (await sandbox.customer(3)).get('exportProfile');
    expect(JSON.stringify(data)).not.toMatch(canary);
  });

  test('once an hour, and the wait is answered', async () => {
    const again = await client.call('exportProfile');
    expect(again).toMatchObject({ status: 429, error: { code: 'tooManyRequests' } });
    expect(again.headers.get('Retry-After')).toBe('3600');
    await sandbox.advance(60);
    expect((await client.call('exportProfile')).status).toBe(200);
  });
});

describe('Q7.7.g: an account is deleted', () => {
  beforeAll(() => sandbox.reset());

  const hindrances = async (client: Client) => (await client.get('erasure')).data.hindrances;
  const erase = (client: Client, body: object = { password }) => client.call('eraseProfile', { body });
  /** Long after everything that the seed has booked. */
  const nextYear = async () => sandbox.control('POST', '/clock', { at: '2027-11-24 10:00:00', frozen: true });

  test.each([
    [
      'facility',
      async (client: Client) => ({
        capacity_facility: JSON.parse((await courtOrder(client, padelEvening)).product)['capacity_facility'],
      }),
    ],
    ['event', async (client: Client) => ({ event: [await eventLine(client)] })],
    ['academy', async (client: Client) => ({ workshop: [await academyLine(client)] })],
    ['trainer', async (client: Client) => ({ training: [await trainerLine(client, 1, ['2026-12-07'])] })],
    ['membership', async (client: Client) => ({ membership: [await membershipLine(client, '2026-12-01')] })],
  ])('not while a booking of the kind %s is ahead, which is reported', async (kind, product) => {
    const client = await fromProvider(newAddress());
    await buy(client, await product(client));
    expect(await hindrances(client)).toEqual([{ reason: 'booked', kind, count: 1, amount: null }]);
    expect(await erase(client, { otp: '123456' })).toMatchObject({
      status: 409,
      error: { code: 'notErasable', data: { hindrances: [{ reason: 'booked', kind }] } },
    });
    expect((await client.call('profile')).status).toBe(200);
  });

  test('not while there is money, a debt, a refund under way, or an unpaid order', async () => {
    expect(await hindrances(await sandbox.customer(6))).toContainEqual(
      expect.objectContaining({ reason: 'wallet', amount: 400 }),
    );
    expect(await hindrances(await sandbox.customer(4))).toContainEqual(
      expect.objectContaining({ reason: 'credit', amount: 1250 }),
    );
    const payer = await fromProvider(newAddress());
    await payer.get('startTopUp', { body: { amount: 100, card: 'new' }, key: newKey() });
    expect(await hindrances(payer)).toEqual([{ reason: 'underWay', kind: null, count: 1, amount: null }]);
    const client = await fromProvider(newAddress());
    const { data } = await client.get('placeOrder', {
      body: await courtOrder(client, { ...padelEvening, facility: 1103 }),
      key: newKey(),
    });
    expect(await hindrances(client)).toEqual([{ reason: 'underWay', kind: 'facility', count: 1, amount: null }]);
    await acceptPayment(sandbox.server, data.transactionId!, card);
    const params = { order_id: data.order_id };
    const { refund } = (await client.get('cancellation', { params })).data;
    await client.get('cancelOrder', { params, body: { refund } });
    expect(await hindrances(client)).toEqual([{ reason: 'refund', kind: 'facility', count: 1, amount: refund }]);
    await sql`update cancellation set at = at - interval '11 days'`.execute(sandbox.server.database);
    expect(await hindrances(client)).toEqual([]);
  });

  test('what is paid for and unused is shown before it is given up', async () => {
    const client = await fromProvider(newAddress());
    await buy(client, { training: [await trainerLine(client, 0, [])] });
    await buy(client, { membership: [await membershipLine(client, '2026-11-24')] });
    const { given_up, hindrances: inTheWay } = (await client.get('erasure')).data;
    expect(inTheWay).toEqual([]);
    expect(given_up.sessions).toBeGreaterThan(0);
    expect(given_up.membership_until).toMatch(/^202[67]-/);
  });

  test('by the password: out everywhere, nothing in any table knows them, and the books and invoices stand', async () => {
    await sandbox.reset();
    await customerOfLongStanding();
    await nextYear();
    const [client, elsewhere] = [await sandbox.customer(1), await sandbox.customer(1)];
    const invoices = await sandbox.server.database.selectFrom('invoice').select(['number', 'total']).execute();
    expect(await tablesThatKnow()).toEqual(expect.arrayContaining(['customer', 'orders', 'support_request', 'inbox']));

    expect(await erase(client, {})).toMatchObject({ status: 422, error: { code: 'proofMissing', field: 'password' } });
    expect(await erase(client, { otp: '123456' })).toMatchObject({ status: 422, error: { code: 'proofMissing' } });
    expect(await erase(client, { password: 'Wrong-1!' })).toMatchObject({
      status: 422,
      error: { code: 'wrongPassword', field: 'password' },
    });
    expect((await erase(client)).status).toBe(200);

    expect([(await client.call('profile')).status, (await elsewhere.call('profile')).status]).toEqual([401, 401]);
    expect(await tablesThatKnow()).toEqual([]);
    const rows = await rowsOf(1);
    expect(Object.keys(rows).toSorted()).toEqual([...references.deleted, ...references.kept].toSorted());
    expect(references.deleted.filter((table) => rows[table] !== 0)).toEqual([]);
    expect((await login('500000001', password)).status).toBe(401);
    expect(await sandbox.server.database.selectFrom('invoice').select(['number', 'total']).execute()).toEqual(invoices);
    expect(await moneyFaults(sandbox.server.database)).toEqual({});
  });

  test('points that are left end with it, and the books know', async () => {
    await sandbox.reset();
    await sandbox.server.database.updateTable('customer').set({ wallet: 0 }).where('id', '=', 6).execute();
    await sql`insert into ledger (customer_id, account, amount, balance, description, created_at)
      values (6, 'wallet', -40000, 0, 'Spent', '2026-11-24 10:00:00')`.execute(sandbox.server.database);
    await sandbox.control('POST', '/clock', { at: '2026-12-31 10:00:00', frozen: true });
    const client = await sandbox.customer(6);
    expect((await client.get('erasure')).data.given_up.points).toBeGreaterThan(0);
    expect((await erase(client)).status).toBe(200);
    expect(await moneyFaults(sandbox.server.database)).toEqual({});
  });

  test('by a code, for who has no password; a wrong one does nothing', async () => {
    const client = await fromProvider('yusra@mail.example');
    expect((await client.get('erasure')).data).toMatchObject({ proof: 'code', sent_to: 'y••••@mail.example' });
    await client.get('requestErasureCode');
    const code = await lastCode(sandbox, 'yusra@mail.example');
    expect(await erase(client, { otp: wrong(code) })).toMatchObject({ status: 422, error: { code: 'invalidOtp' } });
    expect(await client.call('requestErasureCode')).toMatchObject({ status: 429, error: { code: 'codeTooSoon' } });
    expect((await erase(client, { otp: code })).status).toBe(200);
    expect((await client.call('profile')).status).toBe(401);
    expect(await textOf('customer')).not.toMatch(/yusra/i);
    // The same person is a new customer afterwards.
    const again = await fromProvider('yusra@mail.example');
    expect((await again.get('profile')).data.name).toBe('Yusra Canary');
  });

  test('who can be reached nowhere first says where', async () => {
    const client = await fromProvider(null);
    expect(await hindrances(client)).toEqual([{ reason: 'unreachable', kind: null, count: null, amount: null }]);
    expect((await client.call('requestErasureCode')).status).toBe(409);
    expect(await (await sandbox.customer(3)).call('requestErasureCode')).toMatchObject({
      status: 409,
      error: { code: 'codeNotNeeded' },
    });
  });
});

test('Q7.7.a: where a name is absent its calls are not known', async () => {
  const client = await sandbox.customer(3);
  await sandbox.control('POST', '/config', { site: { additions: ['cancel'] } });
  for (const name of ['passwordState', 'sessions', 'exportProfile', 'erasure', 'requestErasureCode'] as const)
    expect((await client.call(name)).status).toBe(404);
});
