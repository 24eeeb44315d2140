/** Passwords, codes and tokens are where they must be, and nowhere else: not in the request log, the console, the tables or the desk's pages. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { seededTables } from '../../../sandbox/data/schema.ts';
import { issueProviderToken } from '../../../sandbox/domain/access/provider.ts';
import { acceptPayment } from '../../../sandbox/domain/money/payments.ts';
import { proofFor } from '../support/captcha.ts';
import { lastCode, messages } from '../support/inbox.ts';
import { courtOrder, newKey, padelEvening } from '../support/orders.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => sandbox.close());

const canaryPassword = 'Canary-Password-7!';
const newPassword = 'Canary-Password-8!';

/** Everything secret that a customer and a server say to each other on the way in; by what it is. */
async function wholeWayIn(): Promise<Record<string, string>> {
  const customer = sandbox.signedOut();
  const email = 'canary@mail.example';
  const [mobile, phone] = ['521234567', '+971521234567'];
  const registerProof = await proofFor(customer, 'register');
  await customer.get('requestRegistrationCode', {
    body: { mobile, country_code: '971', email, recaptcha_response: registerProof },
  });
  const registerCode = await lastCode(sandbox, phone);
  await customer.get('checkRegistrationCode', { body: { otp: registerCode, mobile, email } });
  await customer.get('register', {
    body: {
      otp: registerCode,
      mobile,
      email,
      first_name: 'Canary',
      last_name: 'Bird',
      country_code: '971',
      password: canaryPassword,
      confirm_password: canaryPassword,
      tnc: '1',
    },
  });
  const { link } = (await messages(sandbox)).find(({ recipient }) => recipient === email)!;
  const verifyToken = new URL(link!).searchParams.get('token')!;
  await customer.get('verifyCustomer', { body: { token: verifyToken } });

  const byPassword = { country_code: '971', mobile_number: mobile, username: phone };
  const wrongPassword = `${canaryPassword}-mistyped`;
  await customer.call('login', { body: { ...byPassword, password: wrongPassword } });
  const { data: first } = await customer.get('login', { body: { ...byPassword, password: canaryPassword } });

  const loginProof = await proofFor(customer, 'login');
  await customer.get('requestLoginCode', { body: { email, username: email, recaptcha_response: loginProof } });
  const loginCode = await lastCode(sandbox, email);
  const { data: second } = await customer.get('loginByCode', {
    body: { email, otp: loginCode, recaptcha_response: await proofFor(customer, 'login') },
  });

  await customer.get('requestPasswordCode', {
    body: { email, username: phone, recaptcha_response: await proofFor(customer, 'password') },
  });
  const passwordCode = await lastCode(sandbox, email);
  const { customer_data } = await customer.get('checkPasswordCode', {
    body: { otp: passwordCode, mobile: phone, email },
  });
  await customer.get('resetPassword', {
    body: { password: newPassword, confirm_password: newPassword, c_token: customer_data.c_token },
  });

  const loginToken = await issueProviderToken(sandbox.server, {
    subject: 'canary',
    first_name: 'Canary',
    last_name: 'Bird',
    email: null,
    preferred_username: null,
    mobile_number: mobile,
    country_code: '971',
    dob: null,
    gender: null,
    country_id: null,
    emirates_id: null,
  });
  const { data: third } = await customer.get('loginByToken', { body: { token: loginToken } });

  customer.token = third.token;
  const { data: order } = await customer.get('placeOrder', {
    body: await courtOrder(customer, padelEvening),
    key: newKey(),
  });
  const { path } = await acceptPayment(sandbox.server, order.transactionId!, '424242******4242');
  const receiptToken = path.split('/').at(-1)!;
  await customer.get('payment', { params: { token: receiptToken }, headers: { 'X-Visitor-Token': 'canary-visitor' } });
  await customer.get('logout');
  return {
    canaryPassword,
    wrongPassword,
    newPassword,
    registerCode,
    loginCode,
    passwordCode,
    registerProof,
    loginProof,
    verifyToken,
    c_token: customer_data.c_token,
    loginToken,
    firstSession: first.token,
    secondSession: second.token,
    thirdSession: third.token,
    cartSession: customer.session,
    visitorToken: 'canary-visitor',
    receiptToken,
  };
}

/** Six digits may be part of any longer number: only a code on its own counts. */
const isIn = (text: string, secret: string): boolean =>
  /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text) : text.includes(secret);

const foundIn = (text: string, secrets: Record<string, string>): string[] =>
  Object.entries(secrets)
    .filter(([, secret]) => isIn(text, secret))
    .map(([name]) => name);

test('nothing secret is written down on the way in', async () => {
  const printed: unknown[][] = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => printed.push(words));
  }
  await sandbox.control('DELETE', '/requests');
  const secrets = await wholeWayIn();
  // A search that finds nothing anywhere would prove nothing.
  expect(foundIn(JSON.stringify(Object.values(secrets)), secrets)).toEqual(Object.keys(secrets));

  const log = (await sandbox.control('GET', '/requests')) as { path: string; headers: object }[];
  expect(log.length).toBeGreaterThan(15);
  expect(foundIn(JSON.stringify(log), secrets)).toEqual([]);
  expect(log.map(({ path }) => path)).toContain('/api/v2/payments/[redacted]');
  // That they were sent can be seen (R7.1.5–7).
  expect(log.at(-1)).toMatchObject({
    path: '/api/v2/auth/logout',
    headers: { authorization: '[redacted]', 'x-session-id': '[redacted]' },
  });

  for (const page of ['/operator/log', '/operator/people', '/operator', '/']) {
    const text = await (await fetch(`${sandbox.url}${page}`)).text();
    expect([page, foundIn(text, secrets)]).toEqual([page, []]);
  }
  expect(foundIn(JSON.stringify(printed), secrets)).toEqual([]);
});

test('the tables have hashes; codes and links are only in the messages that deliver them', async () => {
  await sandbox.reset();
  const secrets = await wholeWayIn();
  /** Stored in plain form: the token in a receipt's address, and the session of a cart. */
  const kept: Record<string, readonly string[]> = {
    inbox: ['registerCode', 'loginCode', 'passwordCode', 'verifyToken', 'receiptToken'],
    orders: ['receiptToken', 'cartSession'],
    claim: ['cartSession'],
    idempotency: ['cartSession'],
  };
  for (const table of seededTables) {
    const { rows } = await sql`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(sandbox.server.database);
    const unexpected = foundIn(JSON.stringify(rows), secrets).filter((name) => !kept[table]?.includes(name));
    expect([table, unexpected]).toEqual([table, []]);
  }
});
