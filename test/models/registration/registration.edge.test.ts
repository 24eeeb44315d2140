/** What new accounts and new passwords send, and what they leave behind. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { CodeRef } from '../../../machines/code/codeMachine.ts';
import * as readPasswordReset from '../../../machines/passwordReset/passwordResetSelectors.ts';
import { emptyPartnerDraft } from '../../../machines/partnerRegistration/partnerRegistrationRules.ts';
import { emptyDraft, type TypedRegistration } from '../../../machines/registration/registrationRules.ts';
import * as read from '../../../machines/registration/registrationSelectors.ts';
import { persistProof, takeProof } from '../../../src/adapters/http/captchaProof.ts';
import { providePasswordReset } from '../../../src/adapters/actors/login/passwordResetActors.ts';
import {
  providePartnerRegistration,
  provideRegistration,
} from '../../../src/adapters/actors/login/registrationActors.ts';
import { partnerDraft, registrationDraft } from '../../../src/adapters/storage/drafts/registrationDrafts.ts';
import { typedPasswordReset, typedReset } from '../passwordReset/passwordReset.model.ts';
import { typedPartner } from '../partnerRegistration/partnerRegistration.fixtures.ts';
import { registrationInput, typedRegistration } from './registration.model.ts';
import { codeOf } from '../confirmByCode/confirmByCode.model.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

beforeEach(() => stubPage());

let sent: { path: string; body: Record<string, unknown> }[] = [];
type Answer = { status?: number; body: object };

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart') ?? false;
  return isForm ? Object.fromEntries(await request.formData()) : await request.json();
}

function serve(answers: Record<string, Answer>): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v2/auth/', '');
    sent.push({ path, body: await bodyOf(request) });
    const answer = answers[path];
    if (answer === undefined) throw new Error(`nobody answers ${path}`);
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
}
const ok = (message: string | null = null): Answer => ({ body: { status: true, data: null, message } });
const no = (code: string, message: string): Answer => ({
  status: 422,
  body: { status: false, data: null, code, message },
});
const paths = () => sent.map(({ path }) => path);

beforeEach(() => {
  sent = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  takeProof('register');
  takeProof('password');
});

/** Types the code as soon as it was sent, and waits until it was looked at. */
async function enter(code: CodeRef | undefined, digits = '123456'): Promise<void> {
  await waitFor(code!, (snapshot) => !snapshot.hasTag('busy'));
  code!.send({ type: 'code.submit', code: digits, captcha: 'init' });
  await waitFor(code!, (snapshot) => !snapshot.hasTag('busy'));
}

describe('registration (R7.4.9, R7.4.10, Q3.10.d, Q7.4.b)', () => {
  const sending = { 'otp/generate': ok(), 'otp/validate-otp': ok(), register: ok('Welcome!') };
  async function register(answers: Record<string, Answer>, changes: Partial<TypedRegistration> = {}) {
    serve(answers);
    persistProof('register', 'proof');
    const registration = createActor(provideRegistration(), { input: registrationInput }).start();
    registration.send({ type: 'form.submit', ...typedRegistration, ...changes });
    await waitFor(registration, (snapshot) => codeOf(snapshot) !== undefined);
    await enter(codeOf(registration.getSnapshot()));
    await waitFor(registration, (snapshot) => !read.isBusy(snapshot));
    return registration;
  }

  test('code, check and registration come in this order, with these parts', async () => {
    const registration = await register(sending);
    expect(read.message(registration.getSnapshot())).toBe('Welcome!');
    const mobile = '+971501234567';
    const email = 'layla@haddad.example';
    expect(sent).toEqual([
      { path: 'otp/generate', body: { mobile, country_code: '971', email, recaptcha_response: 'proof' } },
      { path: 'otp/validate-otp', body: { otp: '123456', mobile, email } },
      {
        path: 'register',
        body: {
          otp: '123456',
          mobile,
          email,
          first_name: 'Layla',
          last_name: 'الحداد',
          country_code: '971',
          password: 'Court-Lines-9',
          confirm_password: 'Court-Lines-9',
          dob: '1990-01-31',
          gender: 'Female',
          nationality: '784',
          religion_id: '2',
          id_proof_type_id: '32',
          id_proof_number: '784199012345676',
          tnc: '1',
          newsletter: '1',
        },
      },
    ]);
  });

  test('what was left empty is not sent', async () => {
    await register(sending, {
      dob: '',
      gender: '',
      nationality: null,
      religion_id: null,
      id_proof_number: ' ',
      newsletter: false,
    });
    const { body } = sent.at(-1)!;
    expect(Object.keys(body).toSorted()).toEqual(
      [
        'confirm_password',
        'country_code',
        'email',
        'first_name',
        'last_name',
        'mobile',
        'newsletter',
        'otp',
        'password',
        'tnc',
      ].toSorted(),
    );
    expect(body['newsletter']).toBe('0');
  });

  test('R5.7.14: a wrong code sends no registration', async () => {
    const registration = await register({ ...sending, 'otp/validate-otp': no('invalidOtp', 'Invalid OTP') });
    expect(paths()).toEqual(['otp/generate', 'otp/validate-otp']);
    expect(read.step(registration.getSnapshot())).toBe('confirmingCode');
  });

  test('neither form nor code is left anywhere afterwards, whatever the outcome', async () => {
    const registration = await register({ ...sending, register: no('accountExists', 'Known') });
    expect(read.problem(registration.getSnapshot())?.message).toBe('Known');
    const left = JSON.stringify([
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      registration.getPersistedSnapshot(),
    ]);
    for (const secret of ['Court-Lines-9', '123456', '1990-01-31', '784199012345676'])
      expect(left).not.toContain(secret);
  });

  test('what was typed outlives a reload, but for what may not be written down (T06)', () => {
    const registration = createActor(provideRegistration(), { input: registrationInput }).start();
    const { first_name, email, nationality } = typedRegistration;
    registration.send({ type: 'draft.change', changes: { first_name, email, nationality } });
    registration.stop();
    expect(registrationDraft()).toEqual({ ...emptyDraft, first_name, email, nationality });
  });

  test('a draft of an unknown form is ignored', () => {
    sessionStorage.setItem('registration', JSON.stringify({ version: 1, value: { ...emptyDraft, gender: '<b>' } }));
    expect(registrationDraft()).toEqual(emptyDraft);
  });

  test('the draft ends with the registration', async () => {
    const registration = createActor(provideRegistration(), { input: registrationInput }).start();
    registration.send({ type: 'draft.change', changes: { first_name: 'Layla' } });
    registration.stop();
    await register(sending);
    expect(sessionStorage.getItem('registration')).toBeNull();
  });
});

describe('partners (Q3.10.c)', () => {
  test('are sent in parts, wait for approval, and keep no draft', async () => {
    serve({ 'partner-register': ok('We will look at it') });
    const registration = createActor(providePartnerRegistration(), { input: { draft: emptyPartnerDraft } }).start();
    registration.send({ type: 'draft.change', changes: { entity_name: 'Menon' } });
    expect(partnerDraft()).toEqual({ ...emptyPartnerDraft, entity_name: 'Menon' });
    registration.send({ type: 'form.submit', ...typedPartner });
    await waitFor(registration, ({ status }) => status === 'done');
    expect(sent).toEqual([
      {
        path: 'partner-register',
        body: {
          contact_person: 'Priya Menon',
          entity_type: 'Company',
          entity_name: 'Menon & Sons 3',
          email: 'priya@menon.example',
          mobile: '+971502223333',
          country_code: '971',
          password: 'Court-Lines-9',
        },
      },
    ]);
    expect([partnerDraft(), registration.getSnapshot().context.message]).toEqual([
      emptyPartnerDraft,
      'We will look at it',
    ]);
  });
});

describe('a forgotten password (R4.9.5, R7.4.6–8)', () => {
  test('three calls in order; what the second gives goes into the third and nowhere else', async () => {
    serve({
      'password/otp/generate': ok(),
      'password/otp/validate': { body: { status: true, customer_data: { c_token: 'granted' }, message: null } },
      'password/reset': ok('Changed'),
    });
    persistProof('password', 'proof');
    const passwordReset = createActor(providePasswordReset(), { input: { restrict: true } }).start();
    passwordReset.send({ type: 'passwordReset.submit', ...typedPasswordReset });
    await enter(codeOf(passwordReset.getSnapshot()));
    expect(JSON.stringify(passwordReset.getPersistedSnapshot())).not.toContain('granted');
    passwordReset.send({ type: 'password.submit', ...typedReset });
    await waitFor(passwordReset, ({ status }) => status === 'done');
    const mobile = '+971501234567';
    const email = 'layla@haddad.example';
    expect(sent).toEqual([
      { path: 'password/otp/generate', body: { recaptcha_response: 'proof', username: mobile, email } },
      { path: 'password/otp/validate', body: { otp: '123456', mobile, email } },
      {
        path: 'password/reset',
        body: { password: 'Court-Lines-9', confirm_password: 'Court-Lines-9', c_token: 'granted' },
      },
    ]);
    expect(passwordReset.getSnapshot().output).toEqual({ message: 'Changed' });
  });

  test('an expired token is reported with the server’s message, and leads back to the beginning (R8.1.6)', async () => {
    serve({
      'password/otp/generate': ok(),
      'password/otp/validate': { body: { status: true, customer_data: { c_token: 'granted' }, message: null } },
      'password/reset': no('invalidToken', 'Please ask for a new code'),
    });
    const passwordReset = createActor(providePasswordReset(), { input: { restrict: true } }).start();
    passwordReset.send({ type: 'passwordReset.submit', ...typedPasswordReset });
    await enter(codeOf(passwordReset.getSnapshot()));
    passwordReset.send({ type: 'password.submit', ...typedReset });
    await waitFor(passwordReset, (snapshot) => !readPasswordReset.isBusy(snapshot));
    expect(readPasswordReset.problem(passwordReset.getSnapshot())?.message).toBe('Please ask for a new code');
    passwordReset.send({ type: 'passwordReset.restart' });
    expect(readPasswordReset.step(passwordReset.getSnapshot())).toBe('asking');
  });
});
