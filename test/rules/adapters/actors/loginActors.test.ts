/** What the ways in send and keep, each by itself (R4.9, R7.4); their dialogs are tried in test/models. */
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { provideCaptcha } from '../../../../src/adapters/actors/login/captchaActors.ts';
import { provideCode, type CodeWay } from '../../../../src/adapters/actors/login/codeActors.ts';
import { provideDialogs } from '../../../../src/adapters/actors/login/dialogActors.ts';
import {
  provideArrival,
  provideLogin,
  provideProviderRedirect,
} from '../../../../src/adapters/actors/login/loginActors.ts';
import { providePasswordReset } from '../../../../src/adapters/actors/login/passwordResetActors.ts';
import { provideRegistration } from '../../../../src/adapters/actors/login/registrationActors.ts';
import { provideRegistrationCode } from '../../../../src/adapters/actors/login/registrationCode.ts';
import { persistProof, takeProof } from '../../../../src/adapters/http/captchaProof.ts';
import { RefusedError } from '../../../../machines/shared/problem.ts';
import { typedRegistration } from '../../../models/registration/registration.model.ts';
import { currentRedirect } from '../../../../src/adapters/address/providerRedirect.ts';
import { runActor, serveCalls, type ServedCalls } from '../../../support/calls/servedCalls.ts';

let served: ServedCalls;
const sent = () => served.asked.map(({ line, body }) => [line, body]);
const email = 'layla@haddad.example';

beforeEach(() => {
  served = serveCalls();
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('T16, Q4.9.c: a captcha’s proof is kept for the call that needs it, and only its validity is reported', async () => {
  const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'other' };
  const expiresAt = new Date(Date.now() + 120_000);
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 20,
    counter: 3,
    deriveKey,
    expiresAt,
    ...secrets,
  });
  vi.stubGlobal('fetch', async () => Response.json({ status: true, data: challenge, message: null }));
  const told = await runActor(provideCaptcha(), 'proveHuman', { action: 'register' });
  expect(told).toEqual({ validFor: expect.any(Number) as number });
  const proof = takeProof('register');
  expect(JSON.parse(atob(proof))).toMatchObject({ challenge });
  expect([takeProof('register'), takeProof('login')]).toEqual(['', '']);
});

describe('a one-time code (R4.9.1, T15)', () => {
  const recipient = { email, mobile: null, country_code: null };
  const way = (changes: Partial<CodeWay> = {}): CodeWay => ({
    action: 'login',
    send: async () => ({ message: 'Sent' }),
    check: async () => null,
    ...changes,
  });
  const send = (changes?: Partial<CodeWay>) => runActor(provideCode(way(changes)), 'sendCode', { recipient });
  const recall = () => runActor(provideCode(way()), 'recallCode', { recipient });
  const refused = (code: string, wait: number | null) => async () => {
    throw new RefusedError(code, 'Wait', 429, undefined, wait);
  };

  test('may be sent again after a minute, is good for ten, and is known until it was entered', async () => {
    const at = 1_000_000;
    const code = { at, resendAt: at + 60_000, expiresAt: at + 600_000, isNew: true, said: 'Sent' };
    expect(await send()).toEqual(code);
    expect(await recall()).toMatchObject({ resendAt: at + 60_000, expiresAt: at + 600_000 });
    await runActor(provideCode(way()), 'checkCode', { recipient, code: '123456' });
    expect(await recall()).toBeNull();
  });

  test('that is still valid is reported with the server’s pause', async () => {
    const at = 1_000_000;
    const told = { at, expiresAt: at + 600_000, isNew: false, said: 'Wait' };
    expect(await send({ send: refused('codeTooSoon', 42_000) })).toEqual({ ...told, resendAt: at + 42_000 });
    expect(await send({ send: refused('codeTooSoon', null) })).toEqual({ ...told, resendAt: at + 60_000 });
    await expect(send({ send: refused('locked', 42_000) })).rejects.toMatchObject({ code: 'locked' });
    await expect(send({ send: () => Promise.reject(new Error('codeTooSoon')) })).rejects.toThrow('codeTooSoon');
  });

  test('takes the proof that waits for it', async () => {
    persistProof('login', 'proof');
    const proofs: string[] = [];
    await send({ send: async (_, proof) => (proofs.push(proof), { message: null }) });
    expect([proofs, takeProof('login')]).toEqual([['proof'], '']);
  });
});

describe('R7.4.6–10: of a customer without a mobile number', () => {
  const recipient = { email, mobile: null, country_code: null };
  test('a new account has none', async () => {
    const { code } = provideRegistrationCode().implementations.actors as { code: never };
    await runActor(code, 'sendCode', { recipient });
    await runActor(code, 'checkCode', { recipient, code: '123456' });
    expect(sent()).toEqual([
      ['POST auth/otp/generate', { mobile: '', country_code: '', email, recaptcha_response: '' }],
      ['POST auth/otp/validate-otp', { otp: '123456', mobile: '', email }],
    ]);
  });
  test('a forgotten password has none', async () => {
    const { confirmByCode } = providePasswordReset().implementations.actors as {
      confirmByCode: ReturnType<typeof provideRegistrationCode>;
    };
    const { code } = confirmByCode.implementations.actors as { code: never };
    await runActor(code, 'sendCode', { recipient });
    await runActor(code, 'checkCode', { recipient, code: '123456' });
    expect(sent()).toEqual([
      ['POST auth/password/otp/generate', { recaptcha_response: '', username: '', email }],
      ['POST auth/password/otp/validate', { otp: '123456', mobile: '', email }],
    ]);
  });
});

describe('what was not proven is not asked for', () => {
  test('a new password', async () => {
    const passwords = { password: 'Court-Lines-9', confirmation: 'Court-Lines-9' };
    await expect(runActor(providePasswordReset(), 'resetPassword', passwords)).rejects.toMatchObject({
      code: 'tokenMissing',
    });
    expect(sent()).toEqual([]);
  });
  test('a new account, with its form or without', async () => {
    const registration = provideRegistration();
    const register = () => runActor(registration, 'registerCustomer', undefined);
    await expect(register()).rejects.toMatchObject({ code: 'formMissing' });
    await runActor(registration, 'holdForm', typedRegistration);
    await expect(register()).rejects.toMatchObject({ code: 'formMissing' });
    expect(sent()).toEqual([]);
  });
  test('nor with a code alone', async () => {
    const registration = provideRegistration();
    const { confirmByCode } = registration.implementations.actors as {
      confirmByCode: ReturnType<typeof provideRegistrationCode>;
    };
    const { code } = confirmByCode.implementations.actors as { code: never };
    await runActor(code, 'checkCode', { recipient: { email, mobile: null, country_code: null }, code: '123456' });
    await expect(runActor(registration, 'registerCustomer', undefined)).rejects.toMatchObject({ code: 'formMissing' });
    expect(sent()).toHaveLength(1);
  });
});

describe('R7.4.1, R7.4.5, R7.4.11: the ways in', () => {
  const { signal } = new AbortController();
  const asks: [string, object, unknown][] = [
    ['logIn', { username: email }, provideLogin()],
    ['logInAsGuest', { email }, provideLogin()],
    ['askProvider', {}, provideProviderRedirect()],
  ];
  test.each(asks)('%s is not waited for after the machine has left', async (name, input, machine) => {
    served.isSilentAfter = 0;
    const gone = new AbortController();
    void runActor(machine as never, name, input, gone.signal).catch(() => 0);
    await vi.waitFor(() => expect(served.asked).toHaveLength(1));
    gone.abort();
    expect(served.asked[0]!.signal.aborted).toBe(true);
  });
  test('a provider’s page is opened if it is safe', async () => {
    const assign = vi.fn<(address: string) => void>();
    Object.assign(globalThis.location, { assign });
    const leave = (url: string) => runActor(provideProviderRedirect(), 'leaveForProvider', { url }, signal);
    await expect(leave('ftp://idp.example/')).rejects.toMatchObject({ code: 'unsafeProvider' });
    expect(assign).not.toHaveBeenCalled();
    await leave('https://idp.example/authorize');
    expect(assign.mock.calls).toEqual([['https://idp.example/authorize']]);
  });
  test('T21: a return must bring the state along that its own journey was begun with, and none where none is passed on', async () => {
    Object.assign(globalThis.location, { assign: () => undefined });
    served.answers = {
      'POST auth/login-pass': { data: { url: 'https://idp.example/authorize' } },
      'POST auth/login-pass/state': { data: { url: 'https://idp.example/authorize' } },
    };
    const machine = provideProviderRedirect();
    const awaited = async (bindsReturn?: boolean) => {
      if (bindsReturn !== undefined) await runActor(machine, 'askProvider', { bindsReturn });
      await runActor(machine, 'leaveForProvider', { url: 'https://idp.example/authorize' });
      return currentRedirect()?.awaited;
    };
    expect(await awaited()).toBe('');
    const state = await awaited(true);
    expect(served.asked.at(-1)!.body).toEqual({ state });
    expect(state).toMatch(/^[\w-]{36}$/);
    expect(await awaited(false)).toBe('');
  });
  test.each(['exchangeToken', 'admitCustomer'])('%s: without a token nobody is logged in', async (name) => {
    await expect(runActor(provideArrival(), name, undefined)).rejects.toMatchObject({ code: 'tokenMissing' });
    expect(sent()).toEqual([]);
  });
});

test('login and password dialogs are loaded together', () => {
  const { login, passwordReset } = provideDialogs();
  expect([login.id, passwordReset.id]).toEqual(['login', 'passwordReset']);
});
