/** Logins, codes, registration: what guessing meets. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueProviderToken } from '../../sandbox/operator/provider.ts';
import { password, type Client } from './support/client.ts';
import { startSandbox, type SandboxUnderTest } from './support/sandbox.ts';

let sandbox: SandboxUnderTest;
let visitor: Client;
beforeAll(async () => {
  sandbox = await startSandbox();
  await sandbox.control('POST', '/config', { testToken: true });
});
beforeEach(() => {
  visitor = sandbox.visitor();
});
afterAll(() => sandbox.close());

const human = 'sandbox-human';
const login = (mobile: string, secret: string) =>
  visitor.call('login', {
    body: { country_code: '971', mobile_number: mobile, password: secret, username: `+971${mobile.slice(1)}` },
  });

interface Message {
  recipient: string;
  body: string;
  link: string | null;
}
const inbox = async () => (await sandbox.control('GET', '/inbox')) as Message[];
const lastCode = async (recipient: string): Promise<string> =>
  /\d{6}/.exec((await inbox()).find((message) => message.recipient === recipient)!.body)![0];
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('by password', () => {
  test('the number may be typed with zero, blanks and country code', async () => {
    for (const typed of ['0500000001', '50 000 0001', '+971 50 000 0001', '00971500000001']) {
      expect((await login(typed, password)).status).toBe(200);
    }
  });

  test('an unknown number and a wrong password sound the same', async () => {
    const [unknown, mistaken] = [await login('0509999999', password), await login('0500000002', 'wrong')];
    expect(unknown.status).toBe(401);
    expect(mistaken.status).toBe(401);
    expect(unknown.error).toEqual(mistaken.error);
  });

  test('while an account is locked, nothing is compared: the right password hears the same as a wrong one', async () => {
    const tries = await Promise.all(Array.from({ length: 50 }, () => login('0500000003', 'wrong')));
    // The clock stands still: three free tries, the fourth locks for a second.
    expect(tries.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      ...Array.from({ length: 4 }, () => 401),
      ...Array.from({ length: 46 }, () => 429),
    ]);
    const locked = tries.find(({ status }) => status === 429)!;
    expect(locked).toMatchObject({
      error: { code: 'locked', message: 'Too many attempts. Please try again in 1 second.' },
    });
    expect(locked.headers.get('Retry-After')).toBe('1');
    expect((await login('0500000003', password)).error).toEqual(locked.error);
    await sandbox.advance(0.1);
    expect((await login('0500000003', password)).status).toBe(200);
    expect((await login('0500000003', 'wrong')).status).toBe(401);
    expect((await login('0500000003', password)).status).toBe(200);
  });

  test('a partner without approval is told so, after the password only', async () => {
    expect(await login('0500000005', 'wrong')).toMatchObject({ status: 401 });
    expect(await login('0500000005', password)).toMatchObject({ status: 403, error: { code: 'notApproved' } });
  });

  test('a token ends with logout and after twelve hours', async () => {
    const client = await sandbox.customer(1);
    const stolen = sandbox.visitor();
    stolen.token = client.token;
    await client.get('logout');
    expect(await stolen.call('profile')).toMatchObject({
      status: 401,
      error: { message: 'Session expired, please login again' },
    });

    const other = await sandbox.customer(1);
    await sandbox.advance(12 * 60 - 1);
    expect((await other.call('profile')).status).toBe(200);
    await sandbox.advance(1);
    expect((await other.call('profile')).status).toBe(401);
    // A dead token is told even where none is needed: the portal must forget it.
    expect((await other.call('services')).status).toBe(401);
  });

  test.each([
    ['0500000500', 500],
    ['0500000503', 503],
    ['0500000429', 429],
  ])('the sentinel number %s answers %i', async (mobile, status) => {
    expect((await login(mobile, password)).status).toBe(status);
  });
});

describe('by code', () => {
  const ask = (email: string) =>
    visitor.call('requestLoginCode', { body: { email, recaptcha_response: human, username: email } });
  const enter = (email: string, otp: string) =>
    visitor.call('loginByCode', { body: { email, otp, recaptcha_response: human } });

  test('works once', async () => {
    const email = 'layla@saha.example';
    expect((await ask(email)).status).toBe(200);
    const code = await lastCode(email);
    expect((await enter(email, code)).answer.data.email).toBe(email);
    expect(await enter(email, code)).toMatchObject({
      status: 422,
      error: { message: 'Invalid OTP', code: 'invalidOtp' },
    });
  });

  test('an unknown address is answered alike, and gets nothing', async () => {
    const known = await ask('priya@saha.example');
    const unknown = await ask('nobody@saha.example');
    expect(unknown.answer).toEqual(known.answer);
    expect((await inbox()).some(({ recipient }) => recipient === 'nobody@saha.example')).toBe(false);
    expect((await ask('nobody@saha.example')).status).toBe(429);
  });

  test('another one only after a minute, and five in an hour', async () => {
    const email = 'marc@saha.example';
    await ask(email);
    const soon = await ask(email);
    expect(soon).toMatchObject({ status: 429, error: { code: 'codeTooSoon' } });
    expect(soon.headers.get('Retry-After')).toBe('60');
    for (let sent = 1; sent < 5; sent += 1) {
      await sandbox.advance(1);
      expect((await ask(email)).status).toBe(200);
    }
    await sandbox.advance(1);
    expect((await ask(email)).headers.get('Retry-After')).toBe(String(55 * 60));
  });

  test('of fifty wrong codes at once five are looked at; then the right one is too late', async () => {
    const email = 'daniel@saha.example';
    await ask(email);
    const code = await lastCode(email);
    const replies = await Promise.all(Array.from({ length: 50 }, () => enter(email, wrong(code))));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([422]));
    const { attempts } = await sandbox.server.database
      .selectFrom('code')
      .select('attempts')
      .where('subject', '=', email)
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(5);
    expect((await enter(email, code)).status).toBe(422);
  });

  test('fifty right codes at once open one session', async () => {
    const email = 'mona@saha.example';
    await ask(email);
    const code = await lastCode(email);
    const replies = await Promise.all(Array.from({ length: 5 }, () => enter(email, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('ten minutes, the newest only, and not for another purpose', async () => {
    const email = 'omar@saha.example';
    await ask(email);
    const first = await lastCode(email);
    await sandbox.advance(2);
    await ask(email);
    const second = await lastCode(email);
    if (first !== second) expect((await enter(email, first)).status).toBe(422);
    const elsewhere = await visitor.call('checkPasswordCode', {
      body: { otp: second, mobile: '+971500000002', email },
    });
    expect(elsewhere.status).toBe(422);
    await sandbox.advance(10);
    expect((await enter(email, second)).status).toBe(422);
  });

  test('codes are kept as hashes', async () => {
    const email = 'hind@saha.example';
    await ask(email);
    const code = await lastCode(email);
    const row = await sandbox.server.database
      .selectFrom('code')
      .selectAll()
      .where('subject', '=', email)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify({ ...row, id: null, created_at: null, expires_at: null })).not.toContain(code);
  });

  test.each([
    ['requestLoginCode', { email: 'a@mail.example', username: 'a@mail.example' }, 'Please verify you are human'],
    [
      'requestPasswordCode',
      { email: 'a@mail.example', username: '+971500000001' },
      'Please confirm you are not a robot',
    ],
    [
      'requestRegistrationCode',
      { email: 'a@mail.example', mobile: '0521234567', country_code: '971' },
      'Please verify you are human',
    ],
  ] as const)('%s wants a human', async (name, body, message) => {
    const reply = await visitor.call(name, { body: { ...body, recaptcha_response: '' } });
    expect(reply).toMatchObject({ status: 422, error: { field: 'recaptcha_response', message } });
  });
});

describe('a forgotten password', () => {
  test('is replaced with a code; every open session ends', async () => {
    const mobile = '+971500000007';
    const email = 'mona@saha.example';
    const open = await sandbox.customer(7);
    await visitor.get('requestPasswordCode', { body: { recaptcha_response: human, username: mobile, email } });
    const { customer_data } = await visitor.get('checkPasswordCode', {
      body: { otp: await lastCode(email), mobile, email },
    });
    const reset = (secret: string, confirm = secret) =>
      visitor.call('resetPassword', {
        body: { password: secret, confirm_password: confirm, c_token: customer_data.c_token },
      });
    expect((await reset('short')).error.message).toBe('Password must be at least 8 characters');
    expect((await reset('alllowercase')).error.code).toBe('weakPassword');
    expect((await reset('Another-1!', 'Another-2!')).error.message).toBe('The passwords do not match');
    expect((await reset('Another-1!')).status).toBe(200);
    expect((await reset('Another-2!')).error.code).toBe('invalidToken');
    expect((await open.call('profile')).status).toBe(401);
    expect((await login('0500000007', password)).status).toBe(401);
    expect((await login('0500000007', 'Another-1!')).status).toBe(200);
  });
});

describe('a new account', () => {
  const mobile = '0523334444';
  const email = 'hessa@mail.example';
  const form = (otp: string) => ({
    otp,
    mobile,
    email,
    first_name: 'Hessa',
    last_name: 'Al Marri',
    country_code: '971',
    password: 'Long-enough-1',
    confirm_password: 'Long-enough-1',
    tnc: '1',
  });

  test('needs the code, is no partner by wish, and is made once', async () => {
    await visitor.get('requestRegistrationCode', {
      body: { mobile, country_code: '971', email, recaptcha_response: human },
    });
    const otp = await lastCode('+971523334444');
    await visitor.get('checkRegistrationCode', { body: { otp, mobile, email } });
    expect((await visitor.call('register', { body: form(wrong(otp)) })).error.code).toBe('invalidOtp');
    const smuggled = await visitor.call('register', { body: { ...form(otp), b2b_id: '1', approved: '1' } });
    expect(smuggled).toMatchObject({ status: 422, error: { code: 'unknownField', field: 'b2b_id' } });
    expect((await visitor.call('register', { body: { ...form(otp), tnc: '0' } })).error.code).toBe('termsRequired');
    const replies = await Promise.all([form(otp), form(otp)].map((body) => visitor.call('register', { body })));
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
    expect((await login(mobile, 'Long-enough-1')).answer.data).toMatchObject({
      b2b_id: null,
      is_member: false,
      name: 'Hessa Al Marri',
    });
    const { link } = (await inbox()).find(({ recipient }) => recipient === email)!;
    expect(link).toMatch(`${sandbox.portalOrigin}/verify-customer?token=`);
    const token = new URL(link!).searchParams.get('token')!;
    expect((await visitor.call('verifyCustomer', { body: { token } })).status).toBe(200);
    expect((await visitor.call('verifyCustomer', { body: { token } })).status).toBe(422);
  });

  test('of a number that has one is refused', async () => {
    const reply = await visitor.call('requestRegistrationCode', {
      body: { mobile: '0500000001', country_code: '971', email: 'x@mail.example', recaptcha_response: human },
    });
    expect(reply).toMatchObject({ status: 422, error: { code: 'accountExists' } });
  });

  test('of a partner waits', async () => {
    const body = {
      contact_person: 'Lena Fischer',
      entity_type: 'Company',
      entity_name: 'Fischer Events',
      email: 'lena@mail.example',
      mobile: '0525556666',
      country_code: '971',
      password: 'Long-enough-1',
    };
    expect((await visitor.call('registerPartner', { body })).status).toBe(200);
    expect((await login('0525556666', 'Long-enough-1')).status).toBe(403);
  });
});

describe('guests and the identity provider', () => {
  test('guests only where guests are welcome', async () => {
    const body = { name: 'Guest Visitor', email: 'g@mail.example', mobile: '0521111111', country_code: '971', tnc: 1 };
    expect((await visitor.call('loginAsGuest', { body: { ...body, tnc: 0 } })).error.code).toBe('termsRequired');
    expect((await visitor.call('loginAsGuest', { body })).answer.data.is_anonymous).toBe(true);
    await sandbox.control('POST', '/config', { site: { is_guest_checkout: 0 } });
    expect((await visitor.call('loginAsGuest', { body })).status).toBe(403);
    await sandbox.control('POST', '/config', { site: { is_guest_checkout: 1 } });
  });

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
  const exchange = (token: string) => visitor.call('loginByToken', { body: { token } });

  test('a token works once, for a minute; nothing is invented about the person', async () => {
    const token = await issueProviderToken(sandbox.server, profile);
    const replies = await Promise.all([exchange(token), exchange(token), exchange(token)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.find(({ status }) => status === 200)!.answer.data).toMatchObject({
      email: null,
      preferred_username: null,
      mobile: null,
    });
    const old = await issueProviderToken(sandbox.server, profile);
    await sandbox.advance(1);
    expect((await exchange(old)).error.code).toBe('invalidToken');
  });

  test('a known mobile number is the same customer', async () => {
    const token = await issueProviderToken(sandbox.server, { ...profile, subject: 'omar', mobile_number: '500000002' });
    expect((await exchange(token)).answer.data.id).toBe(2);
  });

  test('the address of the provider', async () => {
    const { data } = await visitor.get('providerRedirect');
    expect(new URL(data.url).searchParams.get('return')).toBe(`${sandbox.portalOrigin}/login`);
  });
});
