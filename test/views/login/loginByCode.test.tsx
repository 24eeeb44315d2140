// @vitest-environment jsdom
/** Logging in by an e-mailed code: the address, the captcha, the code (R2.13.2, R4.9.1). */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { captchaMachine } from '../../../machines/captcha/captchaMachine.ts';
import { codeMachine } from '../../../machines/code/codeMachine.ts';
import { confirmByCodeMachine } from '../../../machines/confirmByCode/confirmByCodeMachine.ts';
import { loginMachine } from '../../../machines/login/loginMachine.ts';
import { LoginForm } from '../../../src/pages/login/LoginForm.tsx';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { notices } from '../../../src/actors/notices.ts';
import { told } from '../../models/login/login.model.ts';
import { configOf } from '../../models/site/site.model.ts';
import { done, failed } from '../../support/paths.ts';
import { holdActors } from '../../support/replay.ts';
import { stage } from '../login.fixture.tsx';
import { reasonOf } from '../waysIn.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const human = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I am not a robot' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const digits = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'One-time code' });

async function open(config = configOf({ qube_otp_login: 1 })) {
  const { show } = await stage({ config });
  const captcha = holdActors(captchaMachine);
  const code = holdActors(codeMachine);
  const login = holdActors(loginMachine);
  const nested = { captcha: captcha.machine, code: code.machine.provide({ actors: { captcha: captcha.machine } }) };
  const actors = { confirmByCode: confirmByCodeMachine.provide({ actors: nested }) };
  const actor = createActor(login.machine.provide({ actors }), {
    input: { offers: { form: 'email', guests: false, provider: false }, arrival: null, entered: null, ...told },
  }).start();
  show(<LoginForm login={actor} headingId="heading" level={2} onForgot={vi.fn<() => void>()} />);
  const settle = (event: ReturnType<typeof done>) =>
    act(async () => {
      if (!captcha.settle(event)) code.settle(event);
      await Promise.resolve();
    });
  const prove = async () => {
    fireEvent.click(human());
    await settle(done('proveHuman', { validFor: 100_000 }));
  };
  const askForCode = async (address = 'layla@haddad.example') => {
    fireEvent.change(email(), { target: { value: address } });
    await prove();
    press('Send me a code');
    await settle(done('recallCode', null));
  };
  const send = async () => {
    const at = Date.now();
    await settle(
      done('sendCode', { at, resendAt: at + 60_000, expiresAt: at + 600_000, isNew: true, said: 'It is on its way' }),
    );
  };
  return { actor, settle, prove, askForCode, send };
}

describe('R2.13.2: the e-mail address replaces the password', () => {
  test('one field and a captcha, nothing else', async () => {
    await open();
    expect(screen.getAllByRole('textbox')).toEqual([email()]);
    expect([email().type, email().inputMode, email().autocomplete]).toEqual(['email', 'email', 'email']);
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  test('R5.1.6, R5.4.6: says what is wrong at the field, and leads there', async () => {
    await open();
    fireEvent.change(email(), { target: { value: 'layla@haddad' } });
    press('Send me a code');
    expect(reasonOf(email())).toBe('Invalid Email');
    expect(reasonOf(human())).toBe('Please verify you are human');
    expect(document.activeElement).toBe(document.querySelector('[data-refusals]'));
    press('Invalid Email');
    expect(document.activeElement).toBe(email());
    expect(email().value).toBe('layla@haddad');
  });

  test('R4.9.6: a captcha that failed can be ticked again', async () => {
    const { settle, prove } = await open();
    fireEvent.click(human());
    await settle(failed('proveHuman', new RefusedError('captchaExpired')));
    expect(screen.getByRole('status').textContent).toBe('This did not work. Please tick again.');
    await prove();
    expect([human().checked, screen.getByRole('status').textContent]).toEqual([true, 'Verified']);
  });

  test.each([
    [new RefusedError('captchaImpossible'), 'This check needs a secure connection.'],
    [new ConnectionError(), 'We lost the connection. Please tick again.'],
    [new RefusedError('captchaOff', 'Not from here', 403), 'Not from here'],
  ])('R4.9.6: says why where that is known: %s', async (error, words) => {
    const { settle } = await open();
    fireEvent.click(human());
    await settle(failed('proveHuman', error));
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  test('a code that could not be sent leads back, with the address and a new captcha (R8.1.6, R8.1.8)', async () => {
    const { askForCode, settle } = await open();
    await askForCode();
    await settle(failed('sendCode', new RefusedError('tooMany', 'Too many codes today', 429)));
    expect(document.querySelector('.note')?.textContent).toBe('Too many codes today');
    expect(notices.getSnapshot().context.shown?.text).toBe('Too many codes today');
    expect([email().value, human().checked]).toEqual(['layla@haddad.example', false]);
  });
});

describe('R4.9.1: the code', () => {
  test('replaces the address, with the focus on its input', async () => {
    const { askForCode, send } = await open();
    await askForCode();
    screen.getByText(/^We are sending a code to/);
    await send();
    screen.getByRole('heading', { name: 'Enter the six digits' });
    expect(screen.getByText(/^We sent a code to/).textContent).toBe('We sent a code to l••••@haddad.example.');
    expect(document.activeElement).toBe(digits());
  });

  test('R5.4.5: takes a captcha of its own', async () => {
    const { askForCode, send } = await open();
    await askForCode();
    await send();
    fireEvent.change(digits(), { target: { value: '12345' } });
    press('Confirm');
    expect(reasonOf(digits())).toBe('Please enter a valid OTP');
    expect(reasonOf(human())).toBe('Please validate recaptcha');
  });

  test('Back leads to the address as it was typed', async () => {
    const { askForCode, send } = await open();
    await askForCode('l.h@haddad.example');
    await send();
    press('Back');
    expect(email().value).toBe('l.h@haddad.example');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Log in' }));
  });

  test('R8.1.6: that it is on its way is no news once its step is over', async () => {
    const { askForCode, send } = await open();
    await askForCode();
    await send();
    expect(notices.getSnapshot().context.shown?.text).toBe('It is on its way');
    press('Back');
    expect(notices.getSnapshot().context.shown).toBeNull();
  });

  test('R5.4.3, R8.1.8: a wrong one is reported at the field, kept, and asks for a new captcha', async () => {
    const { askForCode, send, prove, settle } = await open();
    await askForCode();
    await send();
    fireEvent.change(digits(), { target: { value: '123456' } });
    await prove();
    press('Confirm');
    await settle(failed('checkCode', new RefusedError('invalidOtp', 'That code is not right', 422)));
    expect(reasonOf(digits())).toBe('That code is not right');
    expect(notices.getSnapshot().context.shown?.text).toBe('That code is not right');
    expect([digits().value, human().checked]).toEqual(['', false]);
    await waitFor(() => expect(document.activeElement).toBe(digits()));
  });

  test('Q5.4.b: without the server’s words it is an invalid OTP', async () => {
    const { askForCode, send, prove, settle } = await open();
    await askForCode();
    await send();
    fireEvent.change(digits(), { target: { value: '123456' } });
    await prove();
    press('Confirm');
    await settle(failed('checkCode', new RefusedError('invalidOtp')));
    expect(reasonOf(digits())).toBe('Invalid OTP');
  });

  test('R2.13.8: baps sites have one free text box', async () => {
    const { askForCode, send } = await open(configOf({ qube_otp_login: 1, colors: { mode: 'baps' } }));
    await askForCode();
    await send();
    expect(document.querySelector('.otp')).toBeNull();
    fireEvent.change(digits(), { target: { value: '12a456' } });
    expect(digits().value).toBe('12a456');
    press('Confirm');
    expect(reasonOf(digits())).toBe('Please enter a valid OTP');
  });
});
