/** Everybody guesses at once: the same suite runs on the embedded database and on a PostgreSQL server with two processes. */
import { beforeAll, expect, test } from 'vitest';
import { checkCode, issueCode, useCode } from '../../../sandbox/domain/access/codes.ts';
import { issueExchangeToken } from '../../../sandbox/domain/access/exchangeTokens.ts';
import { issueProviderToken } from '../../../sandbox/domain/access/provider.ts';
import { proofFor } from './captcha.ts';
import { password, type Client, type Reply } from './client.ts';
import { lastCode, wrong } from './inbox.ts';
import type { Arena } from './races.ts';

const human = 'sandbox-human';
const guesses = 50;
type Answered = Pick<Reply<'login'>, 'status' | 'error'>;

/** How often each answer was given, by status and code. */
function tally(replies: readonly Answered[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, error } of replies) {
    const answer = status === 200 ? '200' : `${status} ${error.code}`;
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
}

export function accessSuite(get: () => Arena): void {
  const customers = (count: number): Client[] => {
    const { sandbox, bases } = get();
    return Array.from({ length: count }, (_, index) => sandbox.signedOut(bases[index % bases.length]));
  };
  /** So many at once, spread over the processes. */
  const together = <T>(count: number, call: (customer: Client, index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(customers(count).map(call));

  beforeAll(async () => {
    await get().sandbox.control('POST', '/config', { testToken: true });
  });

  const ask = async (email: string): Promise<string> => {
    const [customer] = customers(1);
    await customer!.get('requestLoginCode', { body: { email, username: email, recaptcha_response: human } });
    return lastCode(get().sandbox, email);
  };
  const enter = (customer: Client, email: string, otp: string) =>
    customer.call('loginByCode', { body: { email, otp, recaptcha_response: human } });

  test('of fifty wrong codes at once five are checked; then the right one is too late', async () => {
    const email = 'daniel@saha.example';
    const code = await ask(email);
    const replies = await together(guesses, (customer) => enter(customer, email, wrong(code)));
    expect(tally(replies)).toEqual({ '422 invalidOtp': 5, '422 otpLocked': guesses - 5 });
    expect(tally(await together(2, (customer) => enter(customer, email, code)))).toEqual({ '422 otpLocked': 2 });
  });

  test('the right code among fifty is let in at most once, and never as the sixth to be looked at', async () => {
    const email = 'marc@saha.example';
    const code = await ask(email);
    const replies = await together(guesses, (customer, index) =>
      enter(customer, email, index === 25 ? code : wrong(code)),
    );
    const { '200': right = 0, '422 invalidOtp': looked = 0 } = tally(replies);
    expect(right).toBeLessThanOrEqual(1);
    const row = await get()
      .sandbox.server.database.selectFrom('code')
      .select(['attempts', 'used_at'])
      .where('subject', '=', email)
      .executeTakeFirstOrThrow();
    expect(row.attempts).toBeLessThanOrEqual(5);
    expect(row.used_at === null).toBe(right === 0);
    // After a success the code is used up, which is answered like a wrong one.
    if (right === 0) expect(looked).toBe(5);
  });

  test('the right code fifty times at once is looked at five times and used once', async () => {
    const { server } = get().sandbox;
    const subject = 'somebody@mail.example';
    const code = await issueCode(server, { purpose: 'login', subject, recipient: subject, address: 'here' });
    // Without HTTP in between they really are at it together.
    const checks = await Promise.allSettled(
      Array.from({ length: guesses }, () => checkCode(server, 'login', subject, code)),
    );
    const ids = checks.flatMap((check) => (check.status === 'fulfilled' ? [check.value] : []));
    expect(ids).toHaveLength(5);
    const uses = await Promise.allSettled(ids.map((id) => useCode(server, id)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('twenty requests at once send one code', async () => {
    const email = 'omar@saha.example';
    const replies = await together(20, (customer) =>
      customer.call('requestLoginCode', { body: { email, username: email, recaptcha_response: human } }),
    );
    expect(tally(replies as Answered[])).toEqual({ '200': 1, '429 codeTooSoon': 19 });
  });

  test('of fifty wrong passwords at once four are compared', async () => {
    const login = (customer: Client, secret: string) =>
      customer.call('login', {
        body: { country_code: '971', mobile_number: '500000003', password: secret, username: '+971500000003' },
      });
    const replies = await together(guesses, (customer) => login(customer, 'wrong'));
    expect(tally(replies)).toEqual({ '401 wrongPassword': 4, '429 locked': guesses - 4 });
    expect(tally(await together(2, (customer) => login(customer, password)))).toEqual({ '429 locked': 2 });
  });

  test('one proof sent to all processes at once passes once', async () => {
    const [customer] = customers(1);
    const proof = await proofFor(customer!, 'password');
    const replies = await together(20, (each, index) =>
      each.call('requestPasswordCode', {
        body: { email: `p${index}@mail.example`, username: `+97150111000${index % 10}`, recaptcha_response: proof },
      }),
    );
    expect(tally(replies as Answered[])).toEqual({ '200': 1, '422 captchaInvalid': 19 });
  });

  test('a challenge of one process is checked by another', async () => {
    const [first, second] = customers(2);
    const proof = await proofFor(first!, 'password');
    const reply = await second!.call('requestPasswordCode', {
      body: { email: 'elsewhere@mail.example', username: '+971501110000', recaptcha_response: proof },
    });
    expect(reply.status).toBe(200);
  });

  test('a login token exchanged twenty times at once opens one session', async () => {
    const token = await issueProviderToken(get().sandbox.server, {
      subject: 'crowd',
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
    });
    const replies = await together(20, (customer) => customer.call('loginByToken', { body: { token } }));
    expect(tally(replies)).toEqual({ '200': 1, '422 invalidToken': 19 });
  });

  test('a token for a new password sets one', async () => {
    const c_token = await issueExchangeToken(get().sandbox.server, 'password', 7);
    const replies = await together(10, (customer, index) => {
      const secret = `Another-${index}!`;
      return customer.call('resetPassword', { body: { password: secret, confirm_password: secret, c_token } });
    });
    expect(tally(replies as Answered[])).toEqual({ '200': 1, '422 invalidToken': 9 });
  });

  test('a session that one process ended is over for the other', async () => {
    const { sandbox, bases } = get();
    const client = await sandbox.customer(6, bases[0]);
    const elsewhere = sandbox.signedOut(bases.at(-1));
    elsewhere.token = client.token;
    expect((await elsewhere.call('profile')).status).toBe(200);
    await client.get('logout');
    expect((await elsewhere.call('profile')).status).toBe(401);
  });
}
