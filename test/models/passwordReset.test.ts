import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, type AnyEventObject } from 'xstate';
import { codeMachine } from '../../machines/code/codeMachine.ts';
import type { Recipient, SentCode } from '../../machines/code/codeRules.ts';
import {
  passwordResetMachine,
  type PasswordResetEvent,
  type PasswordResetSnapshot,
} from '../../machines/passwordReset/passwordResetMachine.ts';
import * as read from '../../machines/passwordReset/passwordResetSelectors.ts';
import type { LoginOutput } from '../../machines/login/loginOutput.ts';
import { Coverage } from '../support/coverage.ts';
import { pathsOf } from '../support/paths.ts';
import { actorSubject, holdActors, walk } from '../support/replay.ts';
import { passwordResetModel, typedPasswordReset, typedReset } from './passwordReset.model.ts';

const coverage = new Coverage(passwordResetMachine);
const paths = pathsOf(passwordResetModel);
const snapshots = paths.flatMap(({ steps }) => steps.map(({ state }) => state as PasswordResetSnapshot));

describe('passwordReset (R2.13.9–11, R4.9.5)', () => {
  test.each(paths)('$title', (path) =>
    walk(path, actorSubject(passwordResetMachine, { input: passwordResetModel.input, coverage })),
  );

  test('the three steps come in their order', () => {
    const order = paths.map(({ steps }) => steps.map(({ state }) => read.step(state as PasswordResetSnapshot)));
    expect(new Set(snapshots.map(read.step))).toEqual(new Set(['asking', 'confirmingCode', 'resetting']));
    for (const steps of order) {
      for (const [at, step] of steps.entries()) {
        if (step === 'resetting' && steps[at - 1] !== 'resetting') expect(steps[at - 1]).toBe('confirmingCode');
      }
    }
  });

  test('neither password nor code is kept (T05)', () => {
    const kept = JSON.stringify(snapshots.map(({ context }) => context));
    for (const secret of [typedReset.password, 'weak', 'week']) expect(kept).not.toContain(`"${secret}"`);
  });

  test('whoever is done says what the server said (Q4.9.d)', () => {
    const outputs = snapshots.filter(({ status }) => status === 'done').map(({ output }) => output);
    expect(outputs.length).toBeGreaterThan(0);
    expect(new Set(outputs.map((output) => output?.message))).toEqual(new Set(['Your password is changed']));
  });
});

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('on the way', () => {
  /** The code step is answered by hand, everything else waits. */
  function start({ restrict = true } = {}) {
    const { machine, settle: answer } = holdActors(passwordResetMachine);
    const passwordReset = createActor(machine, { input: { restrict } });
    const told: unknown[] = [];
    passwordReset.on('*', (event) => told.push(event));
    passwordReset.start();
    const send = (event: PasswordResetEvent) => passwordReset.send(event);
    const world = async (event: AnyEventObject) => {
      answer(event);
      await settle();
    };
    return { passwordReset, told, send, world, snapshot: () => passwordReset.getSnapshot() };
  }
  const proved = { type: 'xstate.done.actor.code', actorId: 'code', output: { kind: 'proved', login: null } };

  test('the code goes to the built number and the address as it is written (Q7.4.a)', () => {
    const { send, snapshot } = start();
    send({ type: 'passwordReset.submit', ...typedPasswordReset });
    expect(snapshot().context.recipient).toEqual({
      email: 'layla@haddad.example',
      mobile: '+971501234567',
      country_code: '971',
    });
  });

  test('a code that could not be sent is told, and the captcha is a new one (R8.1.7)', async () => {
    const { send, world, snapshot, told } = start();
    const captcha = read.captcha(snapshot());
    send({ type: 'passwordReset.submit', ...typedPasswordReset });
    expect(read.captcha(snapshot())).toBeUndefined();
    const problem = { code: 'codeUnsent', message: 'No code today' };
    await world({ type: 'xstate.done.actor.code', actorId: 'code', output: { kind: 'refused', problem } });
    expect([told, read.problem(snapshot())]).toEqual([[{ type: 'passwordReset.refused', problem }], problem]);
    expect(read.captcha(snapshot())).toBeDefined();
    expect(read.captcha(snapshot())).not.toBe(captcha);
  });

  test.each([
    [true, { password: 'passwordShort' }],
    [false, {}],
  ])('with restrict %s a weak password is judged accordingly (R5.2.5)', async (restrict, faults) => {
    const { send, world, snapshot } = start({ restrict });
    send({ type: 'passwordReset.submit', ...typedPasswordReset });
    await world(proved);
    send({ type: 'password.submit', password: 'weak', confirmation: 'weak' });
    expect(read.faults(snapshot())).toEqual(faults);
    expect(read.isBusy(snapshot())).toBe(!restrict);
  });

  test('the confirmation is checked in any case (R5.2.5)', async () => {
    const { send, world, snapshot } = start({ restrict: false });
    send({ type: 'passwordReset.submit', ...typedPasswordReset });
    await world(proved);
    send({ type: 'password.submit', password: 'weak', confirmation: 'week' });
    expect(read.faults(snapshot())).toEqual({ confirmation: 'passwordsDoNotMatch' });
  });

  test('the password is sent as it was typed', async () => {
    const inputs: unknown[] = [];
    const machine = passwordResetMachine.provide({
      actors: {
        code: codeMachine.provide({
          actors: {
            recallCode: fromPromise<SentCode | null, { recipient: Recipient }>(async () => null),
            sendCode: fromPromise<SentCode, { recipient: Recipient }>(async () => ({
              at: 0,
              resendAt: 9,
              expiresAt: 9,
              isNew: true,
              said: null,
            })),
            checkCode: fromPromise<LoginOutput | null, { recipient: Recipient; code: string }>(async () => null),
          },
        }),
        resetPassword: fromPromise(async ({ input }) => {
          inputs.push(input);
          return { message: null };
        }),
      },
    });
    const passwordReset = createActor(machine, { input: { restrict: true } }).start();
    passwordReset.send({ type: 'passwordReset.submit', ...typedPasswordReset });
    await settle();
    read.code(passwordReset.getSnapshot())!.send({ type: 'code.submit', code: '123456', captcha: 'init' });
    await settle();
    const blanks = { password: ' Two  words 9 ', confirmation: ' Two  words 9 ' };
    passwordReset.send({ type: 'password.submit', ...blanks });
    await settle();
    expect([inputs, passwordReset.getSnapshot().output]).toEqual([[blanks], { message: null }]);
  });
});

test('takes every transition', () => expect(coverage.missing()).toEqual({ states: [], transitions: [] }));
