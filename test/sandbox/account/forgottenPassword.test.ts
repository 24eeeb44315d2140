/**
 * The password reset: asking reveals nothing, the owner of the address gets in, everybody else is out (R7.4.6–8, R5.2,
 * Q7.4.c, Q4.9.d).
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueExchangeToken } from '../../../sandbox/domain/access/exchangeTokens.ts';
import { password, type Client } from '../support/client.ts';
import { lastCode, messages, wrong } from '../support/inbox.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
let signedOut: Client;
beforeAll(async () => {
  sandbox = await startSandbox();
  await sandbox.control('POST', '/config', { testToken: true });
});
beforeEach(() => {
  signedOut = sandbox.signedOut();
});
afterAll(() => sandbox.close());

const human = 'sandbox-human';
const arabic = { 'Accept-Language': 'ar' };
const ask = (email: string, username: string, headers = {}) =>
  signedOut.call('requestPasswordCode', { body: { recaptcha_response: human, username, email }, headers });
const check = (email: string, mobile: string, otp: string) =>
  signedOut.call('checkPasswordCode', { body: { otp, mobile, email } });
const reset = (c_token: string, secret: string, confirm = secret, headers = {}) =>
  signedOut.call('resetPassword', { body: { password: secret, confirm_password: confirm, c_token }, headers });
const login = (mobile: string, secret: string) =>
  signedOut.call('login', {
    body: { country_code: '971', mobile_number: mobile, password: secret, username: `+971${mobile}` },
  });
const tokenFor = (customer: number) => issueExchangeToken(sandbox.server, 'password', customer);

test('R4.9.5, R7.4.6–8: code, token, new password; every open session of the account ends', async () => {
  const [mobile, email] = ['+971500000007', 'mona@saha.example'];
  const open = [await sandbox.customer(7), await sandbox.customer(7)];
  const other = await sandbox.customer(1);
  await ask(email, mobile);
  const { customer_data } = (await check(email, mobile, await lastCode(sandbox, email))).answer;
  const answer = await reset(customer_data.c_token, 'Another-1!');
  expect([answer.status, answer.answer.message]).toEqual([
    200,
    'Your password is changed. You can log in with it now.',
  ]);
  for (const session of open) expect((await session.call('profile')).status).toBe(401);
  expect((await other.call('profile')).status).toBe(200);
  expect((await login('500000007', password)).status).toBe(401);
  expect((await login('500000007', 'Another-1!')).status).toBe(200);
});

describe('asking does not reveal which accounts exist', () => {
  test.each([
    ['an unknown pair', 'nobody@mail.example', '+971529999999'],
    ['the address with another number', 'priya@saha.example', '+971500000004'],
    ['the number with another address', 'else@mail.example', '+971500000003'],
  ])('%s is answered like a known one, and nothing is sent', async (_, email, mobile) => {
    await sandbox.advance(61);
    const known = await ask('marc@saha.example', '+971500000004');
    const before = (await messages(sandbox)).length;
    const unknown = await ask(email, mobile);
    expect([unknown.status, unknown.answer]).toEqual([known.status, known.answer]);
    expect(await messages(sandbox)).toHaveLength(before);
    const [again, soon] = [await ask('marc@saha.example', '+971500000004'), await ask(email, mobile)];
    expect([again.status, soon.status, soon.error]).toEqual([429, 429, again.error]);
    const code = wrong(await lastCode(sandbox, 'marc@saha.example'));
    const [mistaken, none] = [
      await check('marc@saha.example', '+971500000004', code),
      await check(email, mobile, code),
    ];
    expect([mistaken.status, none.status, none.error]).toEqual([422, 422, mistaken.error]);
  });

  test('in Arabic, too', async () => {
    await sandbox.advance(61);
    expect((await ask('nobody@mail.example', '+971529999999', arabic)).answer.message).toBe(
      'إن كان هذا الرقم وهذا البريد معروفين لدينا فالرمز في طريقه إليك',
    );
  });
});

describe('the token for a new password (R7.4.8)', () => {
  test.each([
    ['', 'password', 'Password is required'],
    ['Aa1!aaa', 'password', 'Password must be at least 8 characters'],
    ...['aa1!aaaa', 'AA1!AAAA', 'Aaa!aaaa', 'Aa1aaaaa'].map((weak) => [
      weak,
      'password',
      'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
    ]),
    [`Aa1!${'a'.repeat(200)}`, 'password', 'Password is too long'],
  ])('R5.2.1–2: is not spent on %j', async (secret, field, message) => {
    const token = await tokenFor(6);
    expect(await reset(token, secret)).toMatchObject({ status: 422, error: { field, message } });
    expect((await reset(token, secret, secret, arabic)).error.message).toMatch(/^[\u0600-\u06ff\s\d:]+$/);
    expect((await reset(token, 'Another-1!', 'Another-2!')).error).toMatchObject({
      field: 'confirm_password',
      message: 'The passwords do not match',
    });
    expect((await reset(token, 'Another-1!')).status).toBe(200);
  });

  test('works once, for ten minutes, for nothing else', async () => {
    const used = await tokenFor(6);
    expect((await reset(used, 'Another-1!')).status).toBe(200);
    expect(await reset(used, 'Another-2!')).toMatchObject({
      status: 422,
      error: { code: 'invalidToken', field: 'c_token', message: 'Please ask for a new code' },
    });
    const late = await tokenFor(6);
    await sandbox.advance(10);
    expect((await reset(late, 'Another-2!')).error.code).toBe('invalidToken');
    for (const purpose of ['provider', 'verify', 'recaptcha'] as const) {
      const token = await issueExchangeToken(sandbox.server, purpose, 6);
      expect((await reset(token, 'Another-2!')).error.code).toBe('invalidToken');
    }
    expect((await reset('', 'Another-2!')).status).toBe(422);
    expect((await login('500000006', 'Another-1!')).status).toBe(200);
  });

  test('makes every other one of that account invalid, and of no other account', async () => {
    const [first, second, others] = [await tokenFor(6), await tokenFor(6), await tokenFor(7)];
    expect((await reset(first, 'Another-3!')).status).toBe(200);
    expect((await reset(second, 'Another-4!')).error.code).toBe('invalidToken');
    expect((await reset(others, 'Another-4!')).status).toBe(200);
  });

  test('unlocks an account after wrong guesses', async () => {
    for (let tried = 0; tried < 5; tried += 1) await login('500000002', 'wrong');
    expect((await login('500000002', password)).status).toBe(429);
    await reset(await tokenFor(2), 'Another-5!');
    expect((await login('500000002', 'Another-5!')).status).toBe(200);
  });

  test('R5.2.5: sets any password where the operator does not restrict them; confirmed it must be', async () => {
    await sandbox.control('POST', '/config', { site: { restrict_password: 0 } });
    const token = await tokenFor(3);
    expect((await reset(token, 'simple', 'simpel')).error.message).toBe('The passwords do not match');
    expect((await reset(token, '')).error.field).toBe('password');
    expect((await reset(token, 'simple')).status).toBe(200);
    expect((await login('500000003', 'simple')).status).toBe(200);
    await sandbox.control('POST', '/config', { site: { restrict_password: 1 } });
  });
});
