import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import {
  registrationMachine,
  type DraftNews,
  type RegistrationEvent,
  type RegistrationSnapshot,
} from '../../machines/registration/registrationMachine.ts';
import { draftOf } from '../../machines/registration/registrationRules.ts';
import * as read from '../../machines/registration/registrationSelectors.ts';
import { RefusedError } from '../../machines/shared/problem.ts';
import { Coverage } from '../support/coverage.ts';
import { pathsOf } from '../support/paths.ts';
import { actorSubject, holdActors, inputOf, walk } from '../support/replay.ts';
import { registrationInput, registrationModel, typedRegistration } from './registration.model.ts';

const coverage = new Coverage(registrationMachine);
const paths = pathsOf(registrationModel);
const snapshots = paths.flatMap(({ steps }) => steps.map(({ state }) => state as RegistrationSnapshot));

describe('registration (R5.7.14, R7.4.9, R7.4.10)', () => {
  test.each(paths)('$title', (path) =>
    walk(
      path,
      actorSubject(registrationMachine, { input: registrationInput, coverage, callbackActors: ['persistDraft'] }),
    ),
  );

  test('R5.7.14: nothing is registered without a code that was proved just before', () => {
    for (const { steps } of paths) {
      for (const [at, { state }] of steps.entries()) {
        if (!(state as RegistrationSnapshot).matches('registering') || steps[at - 1]?.state.matches('registering'))
          continue;
        expect(steps[at]?.event).toMatchObject({ type: 'xstate.done.actor.confirmByCode' });
      }
    }
    expect(snapshots.some(read.isRegistering)).toBe(true);
  });

  test('the form’s faults and the server’s problem are never there together (Q5.1.b)', () => {
    for (const snapshot of snapshots) expect(read.hasFaults(snapshot) && read.problem(snapshot) !== null).toBe(false);
    expect(snapshots.some(read.hasFaults)).toBe(true);
  });

  test('what may not be written down is in no snapshot (T05, T06)', () => {
    const kept = JSON.stringify(snapshots.map(({ context }) => context));
    const { password, dob, id_proof_number } = typedRegistration;
    for (const secret of [password, dob, id_proof_number, '784199012345676']) expect(kept).not.toContain(secret);
  });
});

function start() {
  const held = holdActors(registrationMachine);
  const kept: DraftNews[] = [];
  const forms: unknown[] = [];
  const machine = held.machine.provide({
    actors: {
      persistDraft: fromCallback<DraftNews, undefined>(({ receive }) => receive((news) => kept.push(news))),
      holdForm: fromPromise(async ({ input }) => void forms.push(input)),
    },
  });
  const registration = createActor(machine, { input: registrationInput });
  const told: AnyEventObject[] = [];
  registration.on('*', (event) => told.push(event));
  registration.start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const send = async (event: RegistrationEvent) => {
    registration.send(event);
    await settle();
  };
  const world = async (type: string, actorId: string, answer: object) => {
    held.settle({ type: `xstate.${type}.actor.${actorId}`, actorId, ...answer });
    await settle();
  };
  const prove = () => world('done', 'confirmByCode', { output: { login: null } });
  return { registration, kept, forms, told, send, world, prove, snapshot: () => registration.getSnapshot() };
}
const submit = { type: 'form.submit', ...typedRegistration } as const;

describe('on the way', () => {
  test('what is typed is written down as it is typed, and forgotten with the new account', async () => {
    const { send, world, prove, kept } = start();
    await send({ type: 'draft.change', changes: { first_name: 'L' } });
    await send({ type: 'draft.change', changes: { email: 'l@h.ae' } });
    const { draft } = registrationInput;
    expect(kept).toEqual([
      { type: 'draft.changed', draft: { ...draft, first_name: 'L' } },
      { type: 'draft.changed', draft: { ...draft, first_name: 'L', email: 'l@h.ae' } },
    ]);
    await send(submit);
    await prove();
    await world('done', 'register', { output: { message: null } });
    expect(kept.at(-1)).toEqual({ type: 'draft.done' });
  });

  test('the whole form goes to the edge, and its code to who was named in it', async () => {
    const { send, forms, snapshot } = start();
    await send(submit);
    expect(forms).toEqual([typedRegistration]);
    expect(snapshot().context.draft).toEqual(draftOf(typedRegistration));
    expect(read.step(snapshot())).toBe('confirmingCode');
  });

  test('a refused code is flagged, and leads back to the codes (R5.7.14)', async () => {
    const { send, world, prove, snapshot, told } = start();
    await send(submit);
    await prove();
    await world('error', 'register', { error: new RefusedError('invalidOtp', 'Invalid OTP', 422) });
    expect([read.step(snapshot()), read.isCodeAtFault(snapshot())]).toEqual(['confirmingCode', true]);
    expect(told).toEqual([{ type: 'registration.refused', problem: { code: 'invalidOtp', message: 'Invalid OTP' } }]);
    // Another one is asked for at once: the form is complete.
    expect(inputOf(snapshot(), 'confirmByCode')).toMatchObject({
      recipient: { email: 'layla@haddad.example', mobile: '+971501234567', country_code: '971' },
    });
  });

  test('… where the note about the wrong one goes with the right one', async () => {
    const { send, world, prove, snapshot } = start();
    await send(submit);
    await prove();
    await world('error', 'register', { error: new RefusedError('invalidOtp', 'Invalid OTP', 422) });
    await prove();
    expect([read.isRegistering(snapshot()), read.isCodeAtFault(snapshot()), read.problem(snapshot())]).toEqual([
      true,
      false,
      null,
    ]);
  });

  test('R7.4.9: captcha and code are asked for as those of a registration', async () => {
    const { send, snapshot } = start();
    expect(inputOf(snapshot(), 'confirmByCode')).toMatchObject({
      action: 'register',
      needsCaptcha: false,
      recipient: null,
    });
    await send(submit);
    expect(read.step(snapshot())).toBe('confirmingCode');
  });

  test('while a code is out the form stands: nothing is typed into it', async () => {
    const { send, kept, snapshot } = start();
    await send(submit);
    const written = [...kept];
    await send({ type: 'draft.change', changes: { email: 'other@mail.example' } });
    expect([read.step(snapshot()), snapshot().context.draft, kept]).toEqual([
      'confirmingCode',
      draftOf(typedRegistration),
      written,
    ]);
  });

  test('any other refusal leads back to the form, whose captcha is new', async () => {
    const { send, world, prove, snapshot } = start();
    const confirmation = read.confirmByCode(snapshot());
    await send(submit);
    await prove();
    await world('error', 'register', { error: new RefusedError('accountExists', 'Known', 422) });
    expect([read.step(snapshot()), read.isCodeAtFault(snapshot()), read.problem(snapshot())?.message]).toEqual([
      'filling',
      false,
      'Known',
    ]);
    expect(read.confirmByCode(snapshot())).not.toBe(confirmation);
    expect(inputOf(snapshot(), 'confirmByCode')).toMatchObject({ recipient: null });
  });

  test('the server’s welcome is what comes out', async () => {
    const { registration, send, world, prove, snapshot } = start();
    await send(submit);
    await prove();
    await world('done', 'register', { output: { message: 'Welcome!' } });
    expect([read.step(snapshot()), read.message(snapshot()), registration.getSnapshot().output]).toEqual([
      'registered',
      'Welcome!',
      { message: 'Welcome!' },
    ]);
  });
});

test('takes every transition', () => expect(coverage.missing()).toEqual({ states: [], transitions: [] }));
