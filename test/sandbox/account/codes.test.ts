/** One-time codes: their lifetime, limits, recipients and messages (R7.4.2–3, R5.4.1–3, Q5.4.b). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drawCode } from '../../../sandbox/domain/access/drawCode.ts';
import type { Client } from '../support/client.ts';
import { lastCode, messages, wrong } from '../support/inbox.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
let customer: Client;
beforeAll(async () => {
  sandbox = await startSandbox();
  await sandbox.control('POST', '/config', { testToken: true });
});
beforeEach(() => {
  customer = sandbox.signedOut();
});
afterAll(() => sandbox.close());

const human = 'sandbox-human';
const arabic = { 'Accept-Language': 'ar-AE,ar;q=0.9' };
const ask = (email: string, headers = {}) =>
  customer.call('requestLoginCode', { body: { email, recaptcha_response: human, username: email }, headers });
const enter = (email: string, otp: string, headers = {}) =>
  customer.call('loginByCode', { body: { email, otp, recaptcha_response: human }, headers });

describe('a login by code', () => {
  test('works once', async () => {
    const email = 'layla@saha.example';
    expect((await ask(email)).status).toBe(200);
    const code = await lastCode(sandbox, email);
    expect(code).toMatch(/^\d{6}$/);
    expect((await enter(email, code)).answer.data.email).toBe(email);
    expect(await enter(email, code)).toMatchObject({
      status: 422,
      error: { message: 'Invalid OTP', code: 'invalidOtp', field: 'otp' },
    });
  });

  test('the address is the same in capitals', async () => {
    await sandbox.advance(1);
    await ask('LAYLA@Saha.Example');
    expect((await enter('Layla@saha.example', await lastCode(sandbox, 'layla@saha.example'))).status).toBe(200);
  });

  test('speaks the language it is asked in, in the message too', async () => {
    const email = 'mona@saha.example';
    expect((await ask(email, arabic)).answer.message).toBe('إن كان هذا البريد معروفًا لدينا فالرمز في طريقه إليك');
    const message = (await messages(sandbox)).find(({ recipient }) => recipient === email);
    expect(message!.subject).toBe('رمز تسجيل الدخول');
    expect(message!.body).toMatch(/^\d{6} هو رمز تسجيل الدخول إلى ساحة\. يعمل مرة واحدة خلال 10 دقائق\.$/);
    const code = await lastCode(sandbox, email);
    expect((await enter(email, wrong(code), arabic)).error.message).toBe('رمز التحقق غير صحيح');
  });

  test('an unknown address is answered alike, and gets nothing', async () => {
    const known = await ask('priya@saha.example');
    const unknown = await ask('nobody@saha.example');
    expect([unknown.status, unknown.answer]).toEqual([known.status, known.answer]);
    expect((await messages(sandbox)).some(({ recipient }) => recipient === 'nobody@saha.example')).toBe(false);
    const [again, soon] = [await ask('priya@saha.example'), await ask('nobody@saha.example')];
    expect([soon.status, soon.error]).toEqual([again.status, again.error]);
    expect((await enter('nobody@saha.example', '000000')).error).toEqual(
      (await enter('priya@saha.example', wrong(await lastCode(sandbox, 'priya@saha.example')))).error,
    );
  });

  test('is refused where the operator does not offer it', async () => {
    await sandbox.control('POST', '/config', { site: { qube_otp_login: 0 } });
    expect(await ask('omar@saha.example')).toMatchObject({ status: 403, error: { code: 'codeLoginOff' } });
    await sandbox.control('POST', '/config', { site: { qube_otp_login: 1 } });
  });

  test('R4.1.9: opens no partner’s account before its approval', async () => {
    const email = 'hind@saha.example';
    await ask(email);
    expect(await enter(email, await lastCode(sandbox, email))).toMatchObject({
      status: 403,
      error: { code: 'notApproved' },
    });
  });

  test.each(['12345', '1234567', '12345a', '١٢٣٤٥٦', '', '      ', '-12345', '1e5000'])(
    'R5.4.1: %j is no code: the field is named, and no try is spent',
    async (otp) => {
      expect(await enter('layla@saha.example', otp)).toMatchObject({ status: 422, error: { field: 'otp' } });
    },
  );
});

describe('a code', () => {
  test('another one only after a minute, and five in an hour', async () => {
    const email = 'marc@saha.example';
    await ask(email);
    const soon = await ask(email);
    expect(soon).toMatchObject({
      status: 429,
      error: {
        code: 'codeTooSoon',
        message: 'You have just been sent a code. Please try again in 60 seconds.',
      },
    });
    expect(soon.headers.get('Retry-After')).toBe('60');
    expect((await ask(email, arabic)).error.message).toBe(
      'أُرسل إليك رمز قبل قليل. يُرجى المحاولة مرة أخرى بعد 60 ثانية.',
    );
    await sandbox.advance(57 / 60);
    expect((await ask(email, arabic)).error.message).toMatch(/بعد 3 ثوانٍ\.$/);
    await sandbox.advance(3 / 60);
    for (let sent = 1; sent < 5; sent += 1) {
      expect((await ask(email)).status).toBe(200);
      await sandbox.advance(1);
    }
    expect((await ask(email)).headers.get('Retry-After')).toBe(String(55 * 60));
    await sandbox.advance(55);
    expect((await ask(email)).status).toBe(200);
  });

  test('goes to one number five times in an hour, whatever e-mail is named with it', async () => {
    const mobile = '0527778888';
    const codes: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const { status } = await customer.call('requestRegistrationCode', {
        body: { mobile, country_code: '971', email: `flood${index}@mail.example`, recaptcha_response: human },
      });
      codes.push(status);
      await sandbox.advance(1);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('sixty in an hour for everybody at one address', async () => {
    await sandbox.advance(61);
    await sandbox.server.database.deleteFrom('rate').execute();
    const replies = await Promise.all(Array.from({ length: 61 }, (_, index) => ask(`crowd${index}@mail.example`)));
    const [late, ...others] = replies.filter(({ status }) => status !== 200);
    expect(others).toEqual([]);
    expect(late).toMatchObject({ status: 429, error: { code: 'tooManyCodes' } });
    expect(late!.headers.get('Retry-After')).toBe('3600');
    expect((await ask('layla@saha.example', arabic)).error.message).toBe(
      'طُلبت رموز كثيرة. يُرجى المحاولة مرة أخرى بعد 60 دقيقة.',
    );
    await sandbox.advance(60);
    expect((await ask('layla@saha.example')).status).toBe(200);
  });

  test('ten minutes, the newest only, and not for another purpose', async () => {
    const email = 'omar@saha.example';
    await sandbox.advance(61);
    await ask(email);
    const first = await lastCode(sandbox, email);
    await sandbox.advance(2);
    await ask(email);
    const second = await lastCode(sandbox, email);
    if (first !== second) expect((await enter(email, first)).error.code).toBe('invalidOtp');
    for (const name of ['checkPasswordCode', 'checkRegistrationCode'] as const) {
      const elsewhere = await customer.call(name, { body: { otp: second, mobile: '+971500000002', email } });
      expect(elsewhere).toMatchObject({ status: 422, error: { code: 'invalidOtp' } });
    }
    await sandbox.advance(10 - 1 / 60);
    expect((await enter(email, second)).status).toBe(200);
    await ask(email);
    const third = await lastCode(sandbox, email);
    await sandbox.advance(10);
    expect(await enter(email, third)).toMatchObject({
      status: 422,
      error: { code: 'otpExpired', message: 'This code has expired. Please ask for a new one.' },
    });
  });

  test('five tries; after that no entry is checked', async () => {
    const email = 'daniel@saha.example';
    await ask(email);
    const code = await lastCode(sandbox, email);
    for (let tried = 0; tried < 5; tried += 1) expect((await enter(email, wrong(code))).error.code).toBe('invalidOtp');
    const right = await enter(email, code);
    expect(right).toMatchObject({
      status: 422,
      error: { code: 'otpLocked', field: 'otp', message: 'Too many wrong codes. Please ask for a new one.' },
    });
    expect((await enter(email, wrong(code))).error).toEqual(right.error);
    expect((await enter(email, code, arabic)).error.message).toBe('أُدخلت رموز خاطئة كثيرة. يُرجى طلب رمز جديد.');
    await sandbox.advance(1);
    await ask(email);
    expect((await enter(email, await lastCode(sandbox, email))).status).toBe(200);
  });

  test('is for one person: another address’ code opens nothing', async () => {
    await sandbox.advance(61);
    await ask('priya@saha.example');
    await ask('marc@saha.example');
    const [hers, his] = [await lastCode(sandbox, 'priya@saha.example'), await lastCode(sandbox, 'marc@saha.example')];
    if (hers !== his) expect((await enter('marc@saha.example', hers)).error.code).toBe('invalidOtp');
    expect((await enter('marc@saha.example', his)).status).toBe(200);
  });

  test('is kept as a hash', async () => {
    const email = 'hind@saha.example';
    await ask(email);
    const code = await lastCode(sandbox, email);
    const row = await sandbox.server.database
      .selectFrom('code')
      .selectAll()
      .where('subject', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify({ ...row, id: null, created_at: null, expires_at: null })).not.toContain(code);
  });

  test('is drawn evenly: chi-square over each of its digits, of two thousand', () => {
    const codes = Array.from({ length: 2_000 }, drawCode);
    for (const place of [0, 1, 2, 3, 4, 5]) {
      const counts = Array.from({ length: 10 }, () => 0);
      for (const code of codes) {
        expect(code).toMatch(/^\d{6}$/);
        counts[Number(code[place])]! += 1;
      }
      const chiSquare = counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
      // Nine degrees of freedom: an even draw exceeds this once in ten million runs.
      expect(chiSquare, `digit ${place}`).toBeLessThan(50);
    }
  });
});
