/**
 * Who owns an e-mail address: it is proven before it is changed, no two customers share one, and a code opens no other
 * account.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lastCode, messages, wrong } from '../support/inbox.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(async () => {
  await sandbox.reset();
  await sandbox.control('POST', '/config', { testToken: true });
});
afterAll(() => sandbox.close());

const human = 'sandbox-human';
const layla = 'layla@saha.example';
const omar = 'omar@saha.example';
const fresh = 'layla.new@mail.example';

const ask = async (digit: number, email: string) => {
  const customer = await sandbox.customer(digit);
  await customer.get('requestEmailCode', { body: { email } });
  return { customer, otp: await lastCode(sandbox, email) };
};

async function whoLogsIn(email: string) {
  const signedOut = sandbox.signedOut();
  await signedOut.get('requestLoginCode', { body: { email, username: email, recaptcha_response: human } });
  const otp = await lastCode(sandbox, email);
  return signedOut.call('loginByCode', { body: { otp, email, recaptcha_response: human } });
}

describe('a customer’s new address', () => {
  test('B07, T27: is changed with the code that was sent there, and with no other', async () => {
    const { customer, otp } = await ask(1, fresh);
    const change = (body: object) => customer.call('changeProfile', { body });
    expect(await change({ email: fresh })).toMatchObject({ status: 422, error: { code: 'otpRequired', field: 'otp' } });
    expect((await change({ email: fresh, otp: wrong(otp) })).error.code).toBe('invalidOtp');
    expect((await change({ email: 'other@mail.example', otp })).error.code).toBe('invalidOtp');
    expect((await change({ email: 'no address', otp })).error.field).toBe('email');
    const stranger = await sandbox.customer(3);
    expect((await stranger.call('changeProfile', { body: { email: fresh, otp } })).error.code).toBe('invalidOtp');
    expect((await customer.get('profile')).data.email).toBe(layla);

    expect((await change({ email: fresh, otp, city: 'Sharjah' })).answer.data).toMatchObject({
      email: fresh,
      city: 'Sharjah',
    });
    // Whoever has the former address hears of it there.
    const told = (await messages(sandbox)).find(({ recipient }) => recipient === layla);
    expect(told).toMatchObject({ channel: 'email', subject: 'Your email address was changed' });
    expect((await whoLogsIn(fresh)).answer.data.id).toBe(1);
    expect((await change({ email: 'again@mail.example', otp })).error.code).toBe('invalidOtp');
  });

  test('what stays the same needs no code, in whichever case it is written', async () => {
    const customer = await sandbox.customer(1);
    const { data } = await customer.get('changeProfile', { body: { email: 'Layla@Saha.example', city: 'Ajman' } });
    expect(data).toMatchObject({ email: layla, city: 'Ajman' });
  });

  test('another customer’s is refused, even with access to that mailbox; a code still opens its owner’s account', async () => {
    const { customer, otp } = await ask(1, omar);
    expect(await customer.call('changeProfile', { body: { email: omar.toUpperCase(), otp } })).toMatchObject({
      status: 422,
      error: { code: 'emailExists', field: 'email' },
    });
    expect((await customer.get('profile')).data.email).toBe(layla);
    expect((await whoLogsIn(omar)).answer.data.id).toBe(2);
  });

  test('two who want one address at once: one has it', async () => {
    const both = [await ask(1, fresh)];
    await sandbox.advance(2);
    both.push(await ask(3, fresh));
    const replies = await Promise.all(
      both.map(({ customer, otp }) => customer.call('changeProfile', { body: { email: fresh, otp } })),
    );
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
  });
});

describe('a customer’s new mobile number', () => {
  const typed = { mobile: '052 444 5566', country_code: '971' };
  const built = '+971524445566';
  const askNumber = async (digit: number, body = typed) => {
    const customer = await sandbox.customer(digit);
    await customer.get('requestMobileCode', { body });
    return { customer, otp: await lastCode(sandbox, `+971${body.mobile.replaceAll(' ', '').replace(/^0/, '')}`) };
  };

  test('R3.7.10, T27: is changed with the code that was sent there, and with no other', async () => {
    const { customer, otp } = await askNumber(1);
    const change = (body: object) => customer.call('changeProfile', { body });
    expect(await change(typed)).toMatchObject({ status: 422, error: { code: 'otpRequired', field: 'otp' } });
    expect((await change({ ...typed, otp: wrong(otp) })).error.code).toBe('invalidOtp');
    expect((await change({ ...typed, mobile: '0524445567', otp })).error.code).toBe('invalidOtp');
    expect((await change({ ...typed, mobile: '12', otp })).error.field).toBe('mobile');
    expect((await change({ ...typed, country_code: '9 1', otp })).error.field).toBe('mobile');
    const stranger = await sandbox.customer(3);
    expect((await stranger.call('changeProfile', { body: { ...typed, otp } })).error.code).toBe('invalidOtp');
    expect((await change({ ...typed, otp })).answer.data.mobile).toBe(built);
    // It is what they log in with from now on.
    const login = { country_code: '971', mobile_number: '524445566', username: built, password: 'Saha-2026!' };
    expect((await sandbox.signedOut().get('login', { body: login })).data.id).toBe(1);
    // What stays the same needs no code.
    expect((await change({ ...typed, city: 'Ajman' })).answer.data.city).toBe('Ajman');
  });

  test('R3.7.10: another customer’s is not taken, even with its code', async () => {
    const { customer, otp } = await askNumber(1, { mobile: '0500000002', country_code: '971' });
    const reply = await customer.call('changeProfile', { body: { mobile: '500000002', otp, country_code: '971' } });
    expect(reply).toMatchObject({ status: 422, error: { code: 'accountExists', field: 'mobile' } });
    expect((await customer.get('profile')).data.mobile).toBe('+971500000001');
  });
});

test('Q7.6.d: what a profile cannot hold is refused at its field; files go again, and what was agreed to earlier stays', async () => {
  const customer = await sandbox.customer(1);
  const change = (body: object) => customer.call('changeProfile', { body });
  const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'me.png', {
    type: 'image/png',
  });
  const pdf = new File(['%PDF-1.7'], 'id.pdf', { type: 'application/pdf' });
  const paper = { id_proof_type_id: 33, id_proof_number: 'P1234567', expiry_date: '2031-02-30', path: null };
  for (const [field, value] of Object.entries({
    first_name: 'L4yla',
    last_name: '',
    dob: '2999-01-01',
    documents: JSON.stringify([paper]),
    profile_image: pdf,
    preferences: '{"notification_channel":9}',
  })) {
    expect(await change({ [field]: value })).toMatchObject({ status: 422, error: { field } });
  }
  const kept = (await change({ profile_image: png, id_card: pdf, preferences: '{"newsletter":true}' })).answer.data;
  expect(kept.profile_image).toMatch(/^files\/.+\.png$/);
  expect(kept.id_card).toMatch(/^files\/.+\.pdf$/);
  const later = (await change({ profile_image: '', preferences: '{"notification_channel":4}' })).answer.data;
  expect(later).toMatchObject({ profile_image: null, id_card: kept.id_card });
  expect(later.preferences).toMatchObject({ newsletter: true, notification_channel: 4 });
});

describe('who registers', () => {
  const mobile = '523339876';
  const person = {
    country_code: '971',
    first_name: 'Hessa',
    last_name: 'Marri',
    password: 'Long-enough-1',
    confirm_password: 'Long-enough-1',
    tnc: '1',
  };
  const request = (email: string) =>
    sandbox
      .signedOut()
      .call('requestRegistrationCode', { body: { mobile, country_code: '971', email, recaptcha_response: human } });

  test('with another customer’s address is refused without a code, for a partner as well', async () => {
    const before = (await messages(sandbox)).length;
    expect(await request('OMAR@saha.example')).toMatchObject({
      status: 422,
      error: { code: 'emailExists', field: 'email', message: 'There is an account with this email already' },
    });
    const partner = {
      contact_person: 'Lena',
      entity_type: 'Company',
      entity_name: 'Fischer',
      email: omar,
      mobile,
      country_code: '971',
      password: 'Long-enough-1',
    };
    expect((await sandbox.signedOut().call('registerPartner', { body: partner })).error.code).toBe('emailExists');
    expect(await messages(sandbox)).toHaveLength(before);
  });

  test('is refused as well when another customer took that address first', async () => {
    expect((await request(fresh)).status).toBe(200);
    const otp = await lastCode(sandbox, `+971${mobile}`);
    await sandbox.advance(2);
    const other = await ask(1, fresh);
    await other.customer.get('changeProfile', { body: { email: fresh, otp: other.otp } });
    const reply = await sandbox.signedOut().call('register', { body: { ...person, email: fresh, mobile, otp } });
    expect(reply).toMatchObject({ status: 422, error: { code: 'emailExists' } });
  });

  test('T27: an unconfirmed one does not block the address: the first customer to prove it owns it', async () => {
    expect((await request(fresh)).status).toBe(200);
    const otp = await lastCode(sandbox, `+971${mobile}`);
    await sandbox.signedOut().get('register', { body: { ...person, email: fresh, mobile, otp } });
    const { link } = (await messages(sandbox)).find(({ recipient }) => recipient === fresh)!;
    await sandbox.advance(2);

    // A newcomer may register with it, and a customer may prove it.
    const other = '523339877';
    const body = { mobile: other, country_code: '971', email: fresh, recaptcha_response: human };
    expect((await sandbox.signedOut().call('requestRegistrationCode', { body })).status).toBe(200);
    await sandbox.advance(2);
    const { customer, otp: proof } = await ask(1, fresh);
    expect((await customer.call('changeProfile', { body: { email: fresh, otp: proof } })).status).toBe(200);
    await sandbox.advance(2);
    expect((await whoLogsIn(fresh)).answer.data.id).toBe(1);

    // The link that the first one never opened gives access to nothing of hers.
    const token = new URL(link!).searchParams.get('token')!;
    await sandbox.signedOut().call('verifyCustomer', { body: { token } });
    await sandbox.advance(2);
    expect((await whoLogsIn(fresh)).answer.data.id).toBe(1);
    const names = { country_code: '971', mobile_number: mobile, username: `+971${mobile}` };
    const first = await sandbox.signedOut().get('login', { body: { ...names, password: person.password } });
    expect(first.data.email).toBeNull();
  });

  test('can be used with a code only after the address was confirmed: it may be another’s', async () => {
    expect((await request(fresh)).status).toBe(200);
    const otp = await lastCode(sandbox, `+971${mobile}`);
    await sandbox.signedOut().get('register', { body: { ...person, email: fresh, mobile, otp } });
    await expect(whoLogsIn(fresh)).rejects.toThrow('No code was sent');
    const { link } = (await messages(sandbox)).find(({ recipient }) => recipient === fresh)!;
    await sandbox.signedOut().get('verifyCustomer', { body: { token: new URL(link!).searchParams.get('token')! } });
    await sandbox.advance(2);
    expect((await whoLogsIn(fresh)).status).toBe(200);
  });
});

test('an address shared by two old accounts opens neither', async () => {
  const { database } = sandbox.server;
  await database.updateTable('customer').set({ email: omar }).where('id', '=', 1).execute();
  await expect(whoLogsIn(omar)).rejects.toThrow('No code was sent');
});
