// @vitest-environment jsdom
/** The password reset over every path of its machine (R2.13.9–11, R4.9.5, R8.1.6–7). */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import {
  passwordResetMachine,
  type PasswordResetSnapshot,
} from '../../../machines/passwordReset/passwordResetMachine.ts';
import * as read from '../../../machines/passwordReset/passwordResetSelectors.ts';
import { PasswordResetDialog } from '../../../src/pages/login/passwordReset/PasswordResetDialog.tsx';
import { passwordResetModel, typedPasswordReset, typedReset } from '../../models/passwordReset/passwordReset.model.ts';
import { confirmed, left } from '../../models/confirmByCode/confirmByCode.model.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { pathsOf, type Model } from '../../support/paths.ts';
import { holdActors, walk, type Subject } from '../../support/replay.ts';
import { stage } from '../login.fixture.tsx';
import { button, expectFocusOnRefusal, fill, heldCodes, press, refusals, tick, told } from '../waysIn.fixture.tsx';

polyfillDialogs();
afterEach(cleanup);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

const faultTexts: Record<string, string> = {
  mobileMissing: 'Please enter valid mobile number',
  mobileInvalid: 'Mobile number is not valid',
  emailMissing: 'Email is required',
  emailInvalid: 'Please input a valid email address',
  captchaMissing: 'Please confirm you are not a robot',
  passwordShort: 'Password must be at least 8 characters',
  passwordsDoNotMatch: 'The passwords do not match',
};
const problemTexts: Record<string, string> = {
  codeUnsent: 'No code today',
  invalidToken: 'Please ask for a new code',
  lost: 'We lost the connection. Please try again.',
};

async function open({ restrict = true } = {}) {
  const { heard, show } = await stage();
  const held = heldCodes();
  const own = holdActors(passwordResetMachine);
  const passwordReset = createActor(own.machine.provide({ actors: { confirmByCode: held.actors.confirmByCode } }), {
    input: { restrict },
  }).start();
  show(<PasswordResetDialog passwordReset={passwordReset} />);
  const settle = (event: AnyEventObject) =>
    act(async () => {
      own.settle(event);
      await Promise.resolve();
    });
  return { ...held, heard, passwordReset, settleOwn: settle };
}

async function ask({ mobile_number, email, captcha }: AnyEventObject, prove: () => Promise<void>) {
  fill(field('Mobile number'), mobile_number);
  fill(field('Email'), email);
  // Most paths need a proof for the first form; an expired one counts as none.
  if (captcha === 'verified') await prove();
  else if (tick().checked) throw new Error('A form without proof is never shown with the tick.');
  press('Send me a code');
}

function choose({ password, confirmation }: AnyEventObject): void {
  fill(field('New password'), password);
  fill(field('Confirm password'), confirmation);
  press('Save the new password');
}

async function subject(): Promise<Subject> {
  const { settleOwn, prove, finish } = await open();
  const gestures: Record<string, (event: AnyEventObject) => unknown> = {
    'passwordReset.submit': (event) => ask(event, prove),
    'password.submit': choose,
    'passwordReset.restart': () => press('Ask for a new code'),
  };
  return {
    act: (event) => (event.type.startsWith('code.') ? finish(event) : gestures[event.type]!(event)),
    settle: (event) => (event['actorId'] === 'confirmByCode' ? finish(event) : settleOwn(event)),
    check: (state) => check(state as PasswordResetSnapshot),
  };
}

const titles: Record<read.PasswordResetStep, string> = {
  asking: 'Forgot your password?',
  confirmingCode: 'Enter the six digits',
  resetting: 'Choose a new password',
};

function check(snapshot: PasswordResetSnapshot): void {
  if (snapshot.status === 'done') return;
  const step = read.step(snapshot);
  screen.getByRole('dialog', { name: titles[step] });
  if (step === 'confirmingCode') return;
  const faults = Object.values(read.faults(snapshot));
  expect(refusals()).toEqual(new Set(faults.map((fault) => faultTexts[fault])));
  expectFocusOnRefusal();
  const problem = read.problem(snapshot);
  const isRefused = problem !== null || faults.length > 0;
  expect(document.title).toBe(`${isRefused ? 'Error: ' : ''}${titles[step]} · Saha`);
  expect(document.querySelector('.login > .note')?.textContent).toBe(problem ? problemTexts[problem.code] : undefined);
  if (problem) expect(told()).toBe(problemTexts[problem.code]);
  if (step === 'resetting') {
    expect(button('Save the new password').getAttribute('aria-busy')).toBe(read.isBusy(snapshot) ? 'true' : null);
  }
}

/** User input cannot break codes and captchas, and starts over where the view says so. */
const model: Model = {
  ...passwordResetModel,
  events: (state) => {
    const { events } = passwordResetModel;
    const snapshot = state as PasswordResetSnapshot;
    return (typeof events === 'function' ? events(state) : events).filter(
      ({ type, actorId }) =>
        !(type.startsWith('xstate.error') && actorId === 'confirmByCode') &&
        (!/^code\.|actor\.confirmByCode$/.test(type) || read.step(snapshot) === 'confirmingCode') &&
        (type !== 'passwordReset.restart' || read.problem(snapshot) !== null),
    );
  },
};

describe('every path to a new password', () => {
  test.each(pathsOf(model))('$title', async (path) => walk(path, await subject()));
});

describe('the dialog for a forgotten password', () => {
  const reach = async (options?: { restrict: boolean }) => {
    const opening = await open(options);
    await ask(typedPasswordReset as unknown as AnyEventObject, opening.prove);
    await opening.finish(confirmed());
    return opening;
  };

  test.each([
    ['/?service=11', true],
    ['/login', false],
  ])('%s promises to keep a selection only where there is one: %s', async (address, isKept) => {
    history.replaceState(null, '', address);
    await open();
    expect(screen.queryByText('Your choice is kept while you log in.') !== null).toBe(isKept);
    history.replaceState(null, '', '/');
  });

  test('R2.13.9: mobile number, address and captcha', async () => {
    await open();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('textbox')).toEqual([field('Mobile number'), field('Email')]);
    expect(tick()).toBeTruthy();
  });

  test('R8.1.7: who comes back from the code finds what was typed, and a new captcha', async () => {
    const { finish, prove } = await open();
    await ask(typedPasswordReset as unknown as AnyEventObject, prove);
    await finish(left);
    expect([field('Mobile number').value, field('Email').value]).toEqual([
      '050 123 4567',
      ' layla@haddad.example '.trim(),
    ]);
    expect(tick().checked).toBe(false);
  });

  test('R5.2.3: the hint under the empty field gives way to what is still missing', async () => {
    await reach();
    expect(screen.getByText('Must Contain 8 Characters')).toBeTruthy();
    fill(field('New password'), 'court9');
    expect(screen.queryByText('Must Contain 8 Characters')).toBeNull();
    const met = within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(met).toEqual([
      '8 characters Still missing',
      'An uppercase letter Still missing',
      'A lowercase letter Done',
      'A number Done',
      'A special character Still missing',
    ]);
    expect([field('New password').autocomplete, field('Confirm password').autocomplete]).toEqual([
      'new-password',
      'new-password',
    ]);
  });

  test('R5.2.5: where the operator does not restrict, nothing is asked for but the same twice', async () => {
    const { passwordReset } = await reach({ restrict: false });
    expect(screen.queryByText('Must Contain 8 Characters')).toBeNull();
    choose({ type: 'password.submit', password: 'court', confirmation: 'tennis' });
    expect(refusals()).toEqual(new Set(['The passwords do not match']));
    choose({ type: 'password.submit', password: 'court', confirmation: 'court' });
    expect(read.isBusy(passwordReset.getSnapshot())).toBe(true);
  });

  test('R2.2: a password in the making can be looked at', async () => {
    await reach();
    fill(field('New password'), typedReset.password);
    fireEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
    expect(field('New password').type).toBe('text');
  });

  test('can be closed', async () => {
    const { heard } = await open();
    press('Close');
    expect(heard).toContainEqual({ type: 'passwordReset.close' });
  });
});
