/** New accounts: every field is checked and named, in the language of the request (R7.4.9–10, R5.1–R5.4, Q3.10.c–d). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
const png = (name = 'me.png') =>
  new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])], name, { type: 'image/png' });
const pdf = new File(['%PDF-1.7 nothing'], 'me.pdf', { type: 'application/pdf' });
const page = new File(['<script>alert(1)</script>'], 'me.png', { type: 'image/png' });
const login = (mobile: string, secret: string) =>
  signedOut.call('login', {
    body: { country_code: '971', mobile_number: mobile, password: secret, username: `+971${mobile}` },
  });

const person = {
  email: 'hessa@mail.example',
  first_name: 'Hessa',
  last_name: 'Al Marri',
  country_code: '971',
  password: 'Long-enough-1',
  confirm_password: 'Long-enough-1',
  tnc: '1',
};
const register = (body: object, headers = {}) => signedOut.call('register', { body, headers });

describe('a customer', () => {
  let next = 523_330_000;
  /** An unused number, with a code for it. */
  async function invited(email = person.email) {
    await sandbox.advance(1);
    next += 1;
    const mobile = String(next);
    await signedOut.get('requestRegistrationCode', {
      body: { mobile, country_code: '971', email, recaptcha_response: human },
    });
    return { mobile, otp: await lastCode(sandbox, `+971${mobile}`) };
  }

  test('R7.4.9–10: is created once, with all given values; booleans are 1 and 0', async () => {
    const email = 'hessa.first@mail.example';
    const { mobile, otp } = await invited(email);
    expect(await signedOut.get('checkRegistrationCode', { body: { otp, mobile, email } })).toMatchObject({
      message: 'The code is right',
    });
    const body = {
      ...person,
      email,
      mobile,
      otp,
      dob: '1994-02-28',
      gender: 'Female',
      nationality: '784',
      religion_id: '1',
      id_proof_type_id: '32',
      id_proof_number: '784-1991-1234567-5',
      profile_image: png(),
      newsletter: '1',
    };
    const replies = await Promise.all([register(body), register(body)]);
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
    const client = sandbox.signedOut();
    client.token = (await login(mobile, person.password)).answer.data.token;
    const { data } = await client.get('profile');
    expect(data).toMatchObject({
      name: 'Hessa Al Marri',
      first_name: 'Hessa',
      email,
      mobile: `+971${mobile}`,
      dob: '1994-02-28',
      gender: 'Female',
      country_id: 784,
      religion_id: 1,
      documents: [{ id_proof_type_id: 32, id_proof_number: '784199112345675' }],
      profile_image: expect.stringMatching(/^files\/[\w-]+\.png$/),
      b2b_id: null,
      is_member: false,
    });
    const row = await sandbox.server.database
      .selectFrom('customer')
      .select(['preferences', 'password_hash', 'verified'])
      .where('mobile_number', '=', mobile)
      .executeTakeFirstOrThrow();
    expect(row.preferences).toEqual({ newsletter: true, language: 'en' });
    expect(row.password_hash).toMatch(/^scrypt\$/);
    expect(row.verified).toBe(false);
  });

  test('a registration cannot make a partner, a member or a balance', async () => {
    const { mobile, otp } = await invited();
    for (const field of [
      'b2b_id',
      'b2b_type',
      'approved',
      'membership_card_number',
      'wallet',
      'points',
      'is_member',
      'id',
    ]) {
      expect(await register({ ...person, mobile, otp, [field]: '1' })).toMatchObject({
        status: 422,
        error: { code: 'unknownField', field },
      });
    }
  });

  const wrongFields: [field: string, value: unknown, message: string, code?: string][] = [
    ['first_name', '', 'First name is required'],
    ['first_name', 'A', 'First name must be at least 2 characters'],
    ['first_name', 'Ali 1', 'First name must be a valid name in Latin or Arabic'],
    ['first_name', 'Ann!', 'First name must be a valid name in Latin or Arabic'],
    ['first_name', 'Анна', 'First name must be a valid name in Latin or Arabic'],
    ['first_name', 'A'.repeat(101), 'First name is too long'],
    ['last_name', '', 'Last name is required'],
    ['last_name', 'B', 'Last name must be at least 2 characters'],
    ['last_name', "O'Neill", 'Last name must be a valid name in Latin or Arabic'],
    ['mobile', '', 'Please enter valid mobile number'],
    ['mobile', '1234567', 'Mobile number is not valid'],
    ['mobile', '123456789012345', 'Mobile number is not valid'],
    ['mobile', '500000001', 'There is an account with this mobile number already', 'accountExists'],
    ['password', 'Aa1!aaa', 'Password must be at least 8 characters', 'weakPassword'],
    [
      'password',
      'alllowercase',
      'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
      'weakPassword',
    ],
    ['confirm_password', 'Long-enough-2', 'Passwords must match'],
    ['dob', '28.02.1994', 'Date of birth is not valid'],
    ['dob', '2994-02-28', 'The date of birth lies in the future'],
    ['gender', 'female', 'Gender is not valid'],
    ['nationality', 'UAE', 'Nationality is not valid'],
    ['nationality', '0', 'Nationality is not valid'],
    ['religion_id', '99', 'Religion is not valid'],
    ['id_proof_type_id', '34', 'ID type is not valid'],
    ['tnc', '0', 'Please accept the terms', 'termsRequired'],
    ['profile_image', pdf, 'Invalid file type. Please upload a valid file type (jpeg, png)', 'fileType'],
    ['profile_image', page, 'Invalid file type. Please upload a valid file type (jpeg, png)', 'fileType'],
    ['profile_image', png('me.gif'), 'Invalid file type. Please upload a valid file type (jpeg, png)', 'fileType'],
  ];

  test('every wrong field is named, in both languages, and does not use up a try of the code', async () => {
    const { mobile, otp } = await invited();
    const form = { ...person, mobile, otp };
    for (const [field, value, message, code = 'invalid'] of wrongFields) {
      const body = { ...form, [field]: value };
      expect(await register(body)).toMatchObject({ status: 422, error: { field, message, code } });
      expect((await register(body, arabic)).error.message, `${field} ${String(value)}`).toMatch(
        /^[\u0600-\u06ff\s\d:.()]+(?:\(jpeg, png\))?$/,
      );
    }
    const { attempts } = await sandbox.server.database
      .selectFrom('code')
      .select('attempts')
      .where('recipient', '=', `+971${mobile}`)
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(0);
    expect((await register(form)).status).toBe(200);
  });

  test.each([
    ['784-1990-1234567-0', 'Emirates ID number is not valid.'],
    ['785-1990-1234567-6', 'Emirates ID format is incorrect.'],
    ['7841990123456', 'Emirates ID format is incorrect.'],
    ['', 'Please enter your Emirates ID'],
  ])('R5.3.1–5: an Emirates ID %j is refused: %s', async (id_proof_number, message) => {
    const body = { ...person, mobile: '523339999', otp: '000000', id_proof_type_id: '32', id_proof_number };
    expect(await register(body)).toMatchObject({ status: 422, error: { field: 'id_proof_number', message } });
    expect((await register(body, arabic)).error.message).toMatch(/^[\u0600-\u06ff\s.]+$/);
  });

  test.each([
    ['33', 'N1234567', null],
    ['33', 'N 1234567', 'ID number is not valid'],
    ['33', 'N'.repeat(16), 'ID number is not valid'],
    ['33', '', 'ID number is required'],
    ['', 'N1234567', 'ID type is required'],
  ])('R5.3.8–10: type %j with number %j: %j', async (id_proof_type_id, id_proof_number, message) => {
    const body = { ...person, mobile: '523339999', otp: '000000', id_proof_type_id, id_proof_number };
    // What is right gets as far as the code, which is wrong.
    expect((await register(body)).error.message).toBe(message ?? 'Invalid OTP');
  });

  test.each(['José', 'عائشة', 'Ann Lee', 'Zoë'])('R5.2.6: %s is a name', async (first_name) => {
    const body = { ...person, mobile: '523339999', otp: '000000', first_name };
    expect((await register(body)).error.field).toBe('otp');
  });

  test('a wrong code is no account', async () => {
    const email = 'wrong.code@mail.example';
    const { mobile, otp } = await invited(email);
    expect((await register({ ...person, email, mobile, otp: wrong(otp) })).error).toMatchObject({
      code: 'invalidOtp',
      field: 'otp',
    });
    expect((await register({ ...person, mobile, otp, email: 'other@mail.example' })).error.code).toBe('invalidOtp');
    expect((await login(mobile, person.password)).status).toBe(401);
  });

  test('a number that has an account gets no code', async () => {
    const before = (await messages(sandbox)).length;
    const body = { mobile: '0500000001', country_code: '971', email: 'x@mail.example', recaptcha_response: human };
    const reply = await signedOut.call('requestRegistrationCode', { body });
    expect(reply).toMatchObject({ status: 422, error: { code: 'accountExists', field: 'mobile' } });
    expect((await signedOut.call('requestRegistrationCode', { body, headers: arabic })).error.message).toBe(
      'يوجد حساب بهذا الرقم بالفعل',
    );
    expect(await messages(sandbox)).toHaveLength(before);
  });

  test('is sent a link to confirm the address, in their language: it leads to the portal and works once', async () => {
    const email = 'maitha@mail.example';
    const { mobile, otp } = await invited(email);
    await signedOut.get('register', { body: { ...person, email, mobile, otp }, headers: arabic });
    const { link, subject } = (await messages(sandbox)).find(({ recipient }) => recipient === email)!;
    expect(subject).toBe('أهلًا بك في ساحة');
    expect(link).toMatch(new RegExp(`^${sandbox.portalOrigin}/verify-customer\\?token=[\\w-]{32}$`));
    const token = new URL(link!).searchParams.get('token')!;
    expect((await signedOut.call('verifyCustomer', { body: { token: `${token}x` } })).status).toBe(422);
    expect((await signedOut.get('verifyCustomer', { body: { token } })).message).toBe('Your address is confirmed');
    const { verified } = await sandbox.server.database
      .selectFrom('customer')
      .select('verified')
      .where('mobile_number', '=', mobile)
      .executeTakeFirstOrThrow();
    expect(verified).toBe(true);
    expect(await signedOut.call('verifyCustomer', { body: { token } })).toMatchObject({
      status: 422,
      error: { code: 'invalidToken', field: 'token', message: 'This link is not valid any more' },
    });
  });

  test('Q2.1.c: confirms the address by a code instead, when the link is no good any more', async () => {
    const email = 'late@mail.example';
    const { mobile, otp } = await invited(email);
    await signedOut.get('register', { body: { ...person, email, mobile, otp } });
    await sandbox.advance(2);
    const request = (changes: object = {}) =>
      signedOut.call('requestRegistrationCode', {
        body: { mobile, country_code: '971', email, recaptcha_response: human, ...changes },
      });
    expect((await request({ email: 'somebody.else@mail.example' })).error.code).toBe('accountExists');
    expect((await request()).status).toBe(200);
    const code = await lastCode(sandbox, email);
    const check = (code: string) =>
      signedOut.call('checkRegistrationCode', { body: { otp: code, mobile: `+971${mobile}`, email } });
    expect((await check(wrong(code))).error.code).toBe('invalidOtp');
    expect((await check(code)).answer.message).toBe('Your address is confirmed');
    expect((await check(code)).error.code).toBe('invalidOtp');
    await sandbox.advance(2);
    // Confirmed once, the number is an account’s like any other.
    expect((await request()).error.code).toBe('accountExists');
  });

  test('for a tenant is sent to the tenant’s own address, and never to a stranger’s', async () => {
    const origin = sandbox.portalOrigin.replace('127.0.0.1', 'baps.localhost');
    const email = 'tenant@mail.example';
    const { mobile, otp } = await invited(email);
    await signedOut.get('register', { body: { ...person, email, mobile, otp }, headers: { Origin: origin } });
    const { link } = (await messages(sandbox)).find(({ recipient }) => recipient === email)!;
    expect(new URL(link!).origin).toBe(origin);
  });
});

describe('a business partner (R1.6.1, R4.1.9, R6.1.9, R3.10.12)', () => {
  const partner = {
    contact_person: 'Lena Fischer',
    entity_type: 'Company',
    entity_name: 'Fischer Events 24/7',
    email: 'lena@mail.example',
    mobile: '525556666',
    country_code: '971',
    password: 'Long-enough-1',
  };
  const apply = (changes: object = {}, headers = {}) =>
    signedOut.call('registerPartner', { body: { ...partner, ...changes }, headers });

  test.each([
    ['contact_person', '', 'Contact person is required'],
    ['contact_person', 'L', 'Contact person must be at least 2 characters'],
    ['contact_person', 'Lena 2', 'Contact person must be a valid name in Latin or Arabic'],
    ['entity_type', '', 'Entity type is required'],
    ['entity_type', 'Circus', 'Entity type is not valid'],
    ['entity_name', '', 'Entity name is required'],
    ['entity_name', 'F', 'Entity name must be at least 2 characters'],
    ['mobile', '1', 'Mobile number is not valid'],
    ['mobile', '500000001', 'There is an account with this mobile number already'],
    ['password', 'short', 'Password must be at least 8 characters'],
    ['image', pdf, 'Invalid file type. Please upload a valid file type (jpeg, png)'],
  ])('%s is named when it is wrong: %s', async (field, value, message) => {
    expect(await apply({ [field]: value })).toMatchObject({ status: 422, error: { field, message } });
    expect((await apply({ [field]: value }, arabic)).error.message).toMatch(
      /^[\u0600-\u06ff\s\d:.()]+(?:\(jpeg, png\))?$/,
    );
  });

  test('waits for the operator’s word, which is sent', async () => {
    expect((await apply({ image: png(), entity_type: 'شركة' })).answer.message).toBe(
      'Thank you. You can log in as soon as we have approved your account.',
    );
    expect((await apply()).error.code).toBe('accountExists');
    expect((await login('525556666', partner.password)).error.code).toBe('notApproved');
    expect((await login('525556666', password)).status).toBe(401);
    const desk = await (await fetch(`${sandbox.url}/operator/people`)).text();
    const id = /\/operator\/people\/(\d+)"/.exec(desk.slice(desk.indexOf('Lena Fischer')))![1]!;
    await fetch(`${sandbox.url}/operator/people/${id}`, {
      method: 'POST',
      headers: { Origin: sandbox.url },
      body: new URLSearchParams({ do: 'approve' }),
    });
    expect((await login('525556666', partner.password)).answer.data).toMatchObject({
      b2b_id: 7000 + Number(id),
      b2b_type: 'b2b',
      isB2bUser: true,
      profile_image: expect.stringMatching(/\.png$/),
    });
    expect((await messages(sandbox)).find(({ recipient }) => recipient === partner.email)?.subject).toBe(
      'Your partner account is open',
    );
  });
});
