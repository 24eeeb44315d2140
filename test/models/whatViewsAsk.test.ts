/** The selectors of small machines, in each state. */
import { describe, expect, test } from 'vitest';
import { captchaMachine } from '../../machines/captcha/captchaMachine.ts';
import * as captcha from '../../machines/captcha/captchaSelectors.ts';
import { clockMachine } from '../../machines/clock/clockMachine.ts';
import * as clock from '../../machines/clock/clockSelectors.ts';
import { fileMakingMachine } from '../../machines/fileMaking/fileMakingMachine.ts';
import * as fileMaking from '../../machines/fileMaking/fileMakingSelectors.ts';
import { passwordChangeMachine } from '../../machines/passwordChange/passwordChangeMachine.ts';
import * as passwordChange from '../../machines/passwordChange/passwordChangeSelectors.ts';
import { removalMachine } from '../../machines/removal/removalMachine.ts';
import * as removal from '../../machines/removal/removalSelectors.ts';
import { sendAgainMachine } from '../../machines/sendAgain/sendAgainMachine.ts';
import * as sendAgain from '../../machines/sendAgain/sendAgainSelectors.ts';
import { versionMachine } from '../../machines/version/versionMachine.ts';
import * as version from '../../machines/version/versionSelectors.ts';

const problem = { code: 'lost', message: null };

describe('a captcha (R4.9.6)', () => {
  const context = { action: 'login' as const, validFor: 0, problem };
  const at = (value: Parameters<typeof captchaMachine.resolveState>[0]['value']) =>
    captchaMachine.resolveState({ value, context });

  test.each([
    ['init', false, { init: 'waiting' } as const],
    ['init', true, { init: 'proving' } as const],
    ['verified', false, 'verified' as const],
    ['expired', false, 'expired' as const],
    ['error', false, 'error' as const],
  ])('is %s, at work: %s', (state, isBusy, value) => {
    expect([captcha.state(at(value)), captcha.isBusy(at(value))]).toEqual([state, isBusy]);
  });

  test('reports why there is no proof', () => expect(captcha.problem(at('error'))).toBe(problem));

  test('is submitted in its state, and as an error where there is no captcha', () => {
    // SAFETY: only the actor's snapshot is read.
    const running = { getSnapshot: () => at('verified') } as Parameters<typeof captcha.stateNow>[0];
    expect([running, null, undefined].map(captcha.stateNow)).toEqual(['verified', 'error', 'error']);
  });
});

describe('a wrong clock (R4.3.7)', () => {
  const times = { userTime: '2026-11-20T12:06:00Z', systemTime: '2026-11-20T12:00:00Z' };
  const at = (value: Parameters<typeof clockMachine.resolveState>[0]['value']) =>
    clockMachine.resolveState({ value, context: { times, correction: 0 } });

  test.each([
    ['checking', false, true],
    ['agreed', false, false],
    ['discrepant', true, false],
    ['rechecking', true, true],
  ] as const)('%s: nothing else is possible: %s, is checked: %s', (value, isBlocking, isBusy) => {
    expect([clock.isBlocking(at(value)), clock.isBusy(at(value))]).toEqual([isBlocking, isBusy]);
  });

  test('reports both clocks', () => expect(clock.times(at('discrepant'))).toBe(times));
});

describe('an outdated version (R4.3.5)', () => {
  const at = (value: Parameters<typeof versionMachine.resolveState>[0]['value']) =>
    versionMachine.resolveState({ value, context: { first: '1', isOrdering: false } });

  test.each([
    ['reading', false, false],
    ['watching', false, false],
    ['deferring', false, false],
    ['outdated', true, false],
    ['updating', true, true],
  ] as const)('%s: nothing else is possible: %s, is loaded: %s', (value, isBlocking, isBusy) => {
    expect([version.isBlocking(at(value)), version.isBusy(at(value))]).toEqual([isBlocking, isBusy]);
  });
});

test('Q7.7.j: a file is being made, or failed with a problem', () => {
  const at = (value: 'resting' | 'making') => fileMakingMachine.resolveState({ value, context: { problem } });
  expect([fileMaking.isBusy(at('making')), fileMaking.isBusy(at('resting'))]).toEqual([true, false]);
  expect(fileMaking.problem(at('resting'))).toBe(problem);
});

describe('a change of password (Q7.7.d)', () => {
  const faults = { oldPassword: 'passwordMissing' as const };
  const context = { restrict: true, faults, problem, mayBeChanged: false, changes: 2, message: 'Changed' };
  const at = (value: 'closed' | 'filling' | 'saving') => passwordChangeMachine.resolveState({ value, context });

  test.each([
    ['closed', false, false],
    ['filling', true, false],
    ['saving', true, true],
  ] as const)('%s: its form is there: %s, it is sent: %s', (value, isOpen, isBusy) => {
    expect([passwordChange.isOpen(at(value)), passwordChange.isBusy(at(value))]).toEqual([isOpen, isBusy]);
  });

  test('reports the rules, what is wrong, the number of changes, and the server’s message', () => {
    const { restricts, faults: faultsOf, problem: problemOf, changes, message } = passwordChange;
    const told = [restricts, faultsOf, problemOf, changes, message].map((ask) => ask(at('filling')));
    expect(told).toEqual([true, faults, problem, 2, 'Changed']);
  });
});

describe('a removal (Q1.5.a)', () => {
  const context = { resource: null as never, id: '7', problem, gone: ['5', '6'] };
  const at = (value: 'resting' | 'asking' | 'removing') => removalMachine.resolveState({ value, context });

  test('reports what is asked about, what was removed, and why it failed', () =>
    expect([removal.id, removal.gone, removal.problem].map((ask) => ask(at('asking')))).toEqual([
      '7',
      ['5', '6'],
      problem,
    ]));

  test('is busy only once it was confirmed', () =>
    expect((['resting', 'asking', 'removing'] as const).map((value) => removal.isBusy(at(value)))).toEqual([
      false,
      false,
      true,
    ]));
});

describe('sending orders again (Q7.7.i)', () => {
  const context = { recipient: null, isFaulty: true, problem };
  const at = (value: 'filling' | 'sending' | 'sent') => sendAgainMachine.resolveState({ value, context });

  test.each([
    ['filling', false, false],
    ['sending', true, false],
    ['sent', false, true],
  ] as const)('%s: at work: %s, done: %s', (value, isBusy, isSent) => {
    expect([sendAgain.isBusy(at(value)), sendAgain.isSent(at(value))]).toEqual([isBusy, isSent]);
  });

  test('reports a wrong recipient, and why nothing was sent', () =>
    expect([sendAgain.isFaulty(at('filling')), sendAgain.problem(at('filling'))]).toEqual([true, problem]));
});
