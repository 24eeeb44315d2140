/** Logins by password, by the identity provider's token and as a guest; sessions and their end (R4.1, R6.1, R7.4.1, R7.4.4, R7.4.11). */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../sandbox/data/passwords.ts';
import { issueProviderToken } from '../../../sandbox/domain/access/provider.ts';
import { openSession } from '../../../sandbox/domain/access/sessions.ts';
import { password, type Client } from '../support/client.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
let customer: Client;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => {
  customer = sandbox.signedOut();
});
afterAll(() => sandbox.close());

const arabic = { 'Accept-Language': 'ar' };
const login = (mobile: string, secret: string, headers = {}) =>
  customer.call('login', {
    body: { country_code: '971', mobile_number: mobile, password: secret, username: `+971${mobile.slice(1)}` },
    headers,
  });
const configure = (site: object) => sandbox.control('POST', '/config', { site });

describe('by password (R7.4.1)', () => {
  afterEach(() => sandbox.server.database.deleteFrom('login_throttle').execute());

  test('the number may be typed with zero, blanks and country code', async () => {
    for (const typed of ['0500000001', '50 000 0001', '+971 50 000 0001', '00971500000001']) {
      expect((await login(typed, password)).status).toBe(200);
    }
  });

  test('R3.2.1: the answer tells who it is; only there a token stands', async () => {
    const { data } = (await login('0500000002', password)).answer;
    expect(data).toMatchObject({
      first_name: 'Omar',
      last_name: 'Al Suwaidi',
      name: 'Omar Al Suwaidi',
      email: 'omar@saha.example',
      mobile: '+971500000002',
      membership_card_number: 'SAHA-M-1002',
      is_member: true,
      b2b_id: null,
      b2b_type: null,
      is_anonymous: false,
      country_id: 784,
      dob: '1987-11-02',
      gender: 'Male',
      profile_image: null,
    });
    expect(data.token).toMatch(/^[\w-]{32}$/);
  });

  test.each([
    ['0500000003', 'b2b', true],
    ['0500000004', 'b2e', true],
    ['0500000001', null, false],
  ])('R3.2.2, R6.1.8: %s is of type %s', async (mobile, b2b_type, isB2bUser) => {
    expect((await login(mobile, password)).answer.data).toMatchObject({ b2b_type, isB2bUser });
  });

  test('an unknown number and a wrong password sound the same, in both languages', async () => {
    const [unknown, mistaken] = [await login('0509999999', password), await login('0500000002', 'wrong')];
    expect(unknown).toMatchObject({ status: 401, error: { code: 'wrongPassword' } });
    expect(mistaken).toMatchObject({ status: 401, error: unknown.error });
    expect((await login('0500000002', 'wrong', arabic)).error.message).toBe('رقم الجوال أو كلمة المرور غير صحيحة');
  });

  test('an unknown number takes as long to refuse as one whose password is a secret', async () => {
    const daniel = sandbox.server.database.updateTable('customer').where('id', '=', 6);
    const { password_hash: demonstrated } = await sandbox.server.database
      .selectFrom('customer')
      .select('password_hash')
      .where('id', '=', 6)
      .executeTakeFirstOrThrow();
    await daniel.set({ password_hash: await hashPassword('Secret-2026!') }).execute();
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 7; round += 1) {
      for (const [kind, mobile] of [
        ['known', '0500000006'],
        ['unknown', '0508887777'],
      ] as const) {
        const before = performance.now();
        await login(mobile, 'wrong');
        times[kind].push(performance.now() - before);
        await sandbox.server.database.deleteFrom('login_throttle').execute();
      }
    }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[3]!;
    // Hashing takes nearly all of the time: without it the answer would come ten times as fast.
    expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 2);
    await daniel.set({ password_hash: demonstrated }).execute();
  });

  test('while an account is locked, nothing is compared: the right password hears the same as a wrong one', async () => {
    for (let tried = 0; tried < 4; tried += 1) expect((await login('0500000003', 'wrong')).status).toBe(401);
    const locked = await login('0500000003', 'wrong');
    expect(locked).toMatchObject({
      status: 429,
      error: { code: 'locked', message: 'Too many attempts. Please try again in 1 second.' },
    });
    expect(locked.headers.get('Retry-After')).toBe('1');
    const right = await login('0500000003', password);
    expect([right.status, right.error]).toEqual([429, locked.error]);
    // In any notation it is the same account.
    expect((await login('+971 50 000 0003', password)).status).toBe(429);
    expect((await login('0500000003', password, arabic)).error.message).toBe(
      'محاولات كثيرة. يُرجى المحاولة مرة أخرى بعد ثانية واحدة.',
    );
    await sandbox.advance(0.1);
    expect((await login('0500000003', password)).status).toBe(200);
    // That was its owner: the count restarts.
    for (let tried = 0; tried < 4; tried += 1) expect((await login('0500000003', 'wrong')).status).toBe(401);
  });

  test.each(['0500000004', '0507776666'])(
    '%s is locked for twice as long each time, a quarter of an hour at most',
    async (mobile) => {
      const waits: number[] = [];
      while (waits.at(-1) !== 900 && waits.length < 15) {
        const reply = await login(mobile, 'wrong');
        if (reply.status === 401) continue;
        waits.push(Number(reply.headers.get('Retry-After')));
        await sandbox.advance(waits.at(-1)! / 60);
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900]);
      await sandbox.advance(61);
      for (let tried = 0; tried < 4; tried += 1) expect((await login(mobile, 'wrong')).status).toBe(401);
    },
  );

  test('one address may fail a hundred times in a quarter of an hour, over all accounts', async () => {
    await sandbox.server.database.deleteFrom('rate').execute();
    for (const mobile of ['0551000001', '0551000002']) expect((await login(mobile, 'wrong')).status).toBe(401);
    const failures = sandbox.server.database.updateTable('rate').where('key', 'like', 'failed login%');
    expect(await failures.set({ count: 99 }).returning('count').execute()).toEqual([{ count: 99 }]);
    expect((await login('0551000003', 'wrong')).status).toBe(401);
    const one = await login('0500000001', password);
    expect(one).toMatchObject({ status: 429, error: { code: 'locked' } });
    expect(one.headers.get('Retry-After')).toBe('900');
    await sandbox.advance(15);
    for (let count = 0; count < 3; count += 1) expect((await login('0500000001', password)).status).toBe(200);
    // A successful login does not count as a failure.
    const { count } = await sandbox.server.database
      .selectFrom('rate')
      .select('count')
      .where('key', 'like', 'failed login%')
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });

  test('R4.1.9, R6.1.9, R1.6.1: a partner without approval is told so, only after the right password, until the operator approves', async () => {
    expect(await login('0500000005', 'wrong')).toMatchObject({ status: 401 });
    expect(await login('0500000005', password)).toMatchObject({
      status: 403,
      error: { code: 'notApproved', message: 'Your partner account is waiting for approval' },
    });
    expect((await login('0500000005', password, arabic)).error.message).toBe('حساب الشريك الخاص بك بانتظار الموافقة');
    await fetch(`${sandbox.url}/operator/people/5`, {
      method: 'POST',
      headers: { Origin: sandbox.url },
      body: new URLSearchParams({ do: 'approve' }),
    });
    expect((await login('0500000005', password)).answer.data).toMatchObject({ b2b_type: 'b2b', isB2bUser: true });
  });

  test.each([
    ['0500000500', 500],
    ['0500000503', 503],
    ['0500000429', 429],
  ])('the sentinel number %s answers %i', async (mobile, status) => {
    expect((await login(mobile, password)).status).toBe(status);
  });
});

describe('a session', () => {
  test('R4.1.6: ends with logout; a stolen copy of its token too', async () => {
    const client = await sandbox.customer(1);
    const stolen = sandbox.signedOut();
    stolen.token = client.token;
    expect((await client.get('logout')).message).toBe('You are logged out');
    expect(await stolen.call('profile')).toMatchObject({
      status: 401,
      error: { message: 'Session expired, please login again', code: 'sessionExpired' },
    });
    expect((await stolen.call('profile', { headers: arabic })).error.message).toMatch(/^[\u0600-\u06ff،\s]+$/);
    expect((await stolen.call('logout')).status).toBe(401);
  });

  test('of one browser ends without that of another', async () => {
    const [here, there] = [await sandbox.customer(1), await sandbox.customer(1)];
    await here.get('logout');
    expect((await there.call('profile')).status).toBe(200);
  });

  test('R9.1.1: ends twelve hours after its login, whatever was done meanwhile', async () => {
    const client = await sandbox.customer(1);
    await sandbox.advance(12 * 60 - 1);
    expect((await client.call('profile')).status).toBe(200);
    await sandbox.advance(1);
    expect((await client.call('profile')).status).toBe(401);
    // An expired token is reported even where none is needed, since the portal must remove it.
    expect((await client.call('services')).status).toBe(401);
  });

  test.each(['', 'Bearer', 'Bearer  ', 'Basic abc', 'bearer abc', 'Bearer a b', 'Bearer \u00e4'])(
    'is not begun by the header %j',
    async (Authorization) => {
      expect((await customer.call('profile', { headers: { Authorization } })).status).toBe(401);
    },
  );

  test('has a token that cannot be guessed and is kept as a hash', async () => {
    const tokens = await Promise.all(Array.from({ length: 50 }, () => openSession(sandbox.server, 1)));
    expect(new Set(tokens).size).toBe(50);
    expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 24)).toBe(true);
    const rows = JSON.stringify(await sandbox.server.database.selectFrom('access_token').selectAll().execute());
    expect(tokens.filter((token) => rows.includes(token))).toEqual([]);
  });
});

describe('as a guest (R1.6.2, R7.4.11)', () => {
  const body = { name: 'Guest Visitor', email: 'g@mail.example', mobile: '0521111111', country_code: '971', tnc: 1 };
  const enter = (changes: object = {}, headers = {}) =>
    customer.call('loginAsGuest', { body: { ...body, ...changes }, headers });

  test('R6.1.2: only where the flag says so, and R6.1.4: never on a baps site', async () => {
    expect((await enter()).answer.data).toMatchObject({ is_anonymous: true, mobile: '+971521111111' });
    for (const site of [{ is_guest_checkout: 0 }, { is_guest_checkout: '0' }, { is_guest_checkout: false }]) {
      await configure(site);
      expect(await enter()).toMatchObject({ status: 403, error: { code: 'guestCheckoutOff' } });
    }
    await configure({ is_guest_checkout: '1', colors: { mode: 'baps' } });
    expect((await enter()).status).toBe(403);
    await configure({ is_guest_checkout: 1, colors: { mode: 'light' } });
    expect((await enter()).status).toBe(200);
  });

  test.each([
    ['name', '', 'Name is required'],
    ['name', ' ', 'Name is required'],
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', 'Ann!', 'Name must be a valid name in Latin or Arabic'],
    ['mobile', '', 'Please enter valid mobile number'],
    ['mobile', '1234567', 'Mobile number is not valid'],
    ['mobile', '123456789012345', 'Mobile number is not valid'],
    ['tnc', 0, 'Please accept the terms'],
  ])('R5.4.7–8: %s %j is refused: %s', async (field, value, message) => {
    expect(await enter({ [field]: value })).toMatchObject({ status: 422, error: { field, message } });
    expect((await enter({ [field]: value }, arabic)).error.message).toMatch(/^[\u0600-\u06ff:،\s]+$/);
  });

  test('R5.4.8: no terms, nothing to accept', async () => {
    const { tnc } = (await customer.get('config')).data;
    await configure({ tnc: null });
    expect((await enter({ tnc: 0 })).status).toBe(200);
    await configure({ tnc });
  });

  test('is no account: the same number again is another guest, and a customer’s number stays the customer’s', async () => {
    const [first, second] = [await enter(), await enter({ mobile: '0500000001' })];
    expect(first.answer.data.id).not.toBe(second.answer.data.id);
    expect((await login('0500000001', password)).answer.data.id).toBe(1);
  });
});

describe('by the identity provider’s token', () => {
  const profile = {
    subject: 'somebody',
    first_name: 'Some',
    last_name: 'Body',
    email: null,
    preferred_username: null,
    mobile_number: null,
    country_code: '971',
    dob: null,
    gender: null,
    country_id: null,
    emirates_id: null,
  };
  const exchange = (token: string, headers = {}) => customer.call('loginByToken', { body: { token }, headers });

  test('R8.4.3–4: nothing is invented about the person', async () => {
    const token = await issueProviderToken(sandbox.server, profile);
    expect((await exchange(token)).answer.data).toMatchObject({ email: null, preferred_username: null, mobile: null });
  });

  test('R7.4.4: works once, for less than a minute', async () => {
    const used = await issueProviderToken(sandbox.server, profile);
    expect((await exchange(used)).status).toBe(200);
    expect(await exchange(used)).toMatchObject({
      status: 422,
      error: { code: 'invalidToken', field: 'token', message: 'This login link has expired' },
    });
    expect((await exchange(used, arabic)).error.message).toBe('انتهت صلاحية رابط تسجيل الدخول');
    const [early, late] = [
      await issueProviderToken(sandbox.server, profile),
      await issueProviderToken(sandbox.server, profile),
    ];
    await sandbox.advance(59 / 60);
    expect((await exchange(early)).status).toBe(200);
    await sandbox.advance(1 / 60);
    expect((await exchange(late)).error.code).toBe('invalidToken');
  });

  test('is not a bearer token, and a bearer token is not such a key', async () => {
    customer.token = await issueProviderToken(sandbox.server, profile);
    expect((await customer.call('profile')).status).toBe(401);
    const { token } = await sandbox.customer(1);
    expect((await sandbox.signedOut().call('loginByToken', { body: { token: token! } })).status).toBe(422);
  });

  test('a known mobile number is the same customer', async () => {
    const token = await issueProviderToken(sandbox.server, { ...profile, subject: 'omar', mobile_number: '500000002' });
    expect((await exchange(token)).answer.data.id).toBe(2);
  });

  test('R4.1.9: opens no partner’s account before its approval', async () => {
    await sandbox.reset();
    const token = await issueProviderToken(sandbox.server, { ...profile, subject: 'hind', mobile_number: '500000005' });
    expect(await exchange(token)).toMatchObject({ status: 403, error: { code: 'notApproved' } });
  });
});
