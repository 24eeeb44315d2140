/** What the login and registration machines contain, and what an inspector gets of it: no password, code, token or document. */
import { describe, expect, test } from 'vitest';
import { createActor, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { codeMachine } from '../../machines/code/codeMachine.ts';
import { passwordResetMachine } from '../../machines/passwordReset/passwordResetMachine.ts';
import { loginMachine } from '../../machines/login/loginMachine.ts';
import { partnerRegistrationMachine } from '../../machines/partnerRegistration/partnerRegistrationMachine.ts';
import { emptyPartnerDraft } from '../../machines/partnerRegistration/partnerRegistrationRules.ts';
import { registrationMachine } from '../../machines/registration/registrationMachine.ts';
import { emptyDraft } from '../../machines/registration/registrationRules.ts';
import { createRecorder } from '../../src/inspect/recording.ts';
import { redact } from '../../src/adapters/http/redact.ts';
import { loginInput } from '../models/login/login.model.ts';
import { done } from '../support/paths.ts';
import { holdActors } from '../support/replay.ts';

/** Never held by a machine. */
const secrets = {
  password: 'Canary-Passw0rd!',
  confirmation: 'Canary-Passw0rd!',
  mistyped: 'Canary-Mistyped-1!',
  code: '493817',
  dob: '1987-06-05',
  emiratesId: '784199112345675',
};
/** In the context while a form is filled in, and never sent to the inspector. */
const personal = {
  first: 'Canaria',
  last: 'Serin',
  contact: 'Zeisig Stieglitz',
  email: 'canary.bird@mail.example',
  mobile: '501239876',
};
const phone = { country_code: '971', mobile_number: personal.mobile };

interface Walk {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  /** Sent one after the other, answers of actors included. */
  readonly events: readonly AnyEventObject[];
}

const registered = {
  ...emptyDraft,
  ...phone,
  first_name: personal.first,
  last_name: personal.last,
  email: personal.email,
  password: secrets.password,
  confirmation: secrets.confirmation,
  dob: secrets.dob,
  religion_id: null,
  id_proof_type_id: 32,
  id_proof_number: secrets.emiratesId,
  profile_image: null,
  hasAgreed: true,
  captcha: 'verified',
};

const walks: Record<string, Walk> = {
  'a login by password': {
    machine: loginMachine,
    input: loginInput,
    events: [{ type: 'password.submit', ...phone, password: secrets.password }],
  },
  'a code': {
    machine: codeMachine,
    input: {
      action: 'login',
      recipient: { email: personal.email, mobile: `+971${personal.mobile}`, country_code: '971' },
      needsCaptcha: false,
    },
    events: [
      done('recallCode', null),
      done('sendCode', { at: 0, resendAt: 60_000, expiresAt: 600_000, isNew: true, said: null }),
      { type: 'code.submit', code: secrets.code, captcha: 'verified' },
    ],
  },
  'a forgotten password': {
    machine: passwordResetMachine,
    input: { restrict: true },
    events: [
      { type: 'passwordReset.submit', ...phone, email: personal.email, captcha: 'verified' },
      done('confirmByCode', { login: null }),
      { type: 'password.submit', password: secrets.mistyped, confirmation: secrets.confirmation },
      { type: 'password.submit', password: secrets.password, confirmation: secrets.confirmation },
    ],
  },
  'a registration': {
    machine: registrationMachine,
    input: { draft: emptyDraft, today: '2026-11-24' },
    events: [
      { type: 'form.submit', ...registered, confirmation: secrets.mistyped },
      { type: 'form.submit', ...registered },
    ],
  },
  'a partner’s registration': {
    machine: partnerRegistrationMachine,
    input: { draft: emptyPartnerDraft },
    events: [
      {
        type: 'form.submit',
        ...emptyPartnerDraft,
        ...phone,
        contact_person: personal.contact,
        entity_type: 'Company',
        entity_name: 'Aviary LLC',
        email: personal.email,
        image: null,
        password: secrets.password,
      },
    ],
  },
};

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
const foundIn = (text: string, words: Record<string, string>): string[] =>
  Object.entries(words)
    .filter(([, word]) => text.includes(word))
    .map(([name]) => name);

describe.each(Object.entries(walks))('%s', (_, { machine, input, events }) => {
  async function walk() {
    const recorder = createRecorder('2026-11-24T06:00:00Z', () => 0);
    const told: unknown[] = [];
    const held: unknown[] = [];
    const { machine: provided, settle } = holdActors(machine, ['persistDraft', 'watchPageShown']);
    const actor = createActor(provided, {
      input: input as never,
      inspect: (event) => {
        recorder.inspect(event);
        if (event.type === '@xstate.event') told.push(event.event);
      },
    });
    actor.on('*', (event) => told.push(event));
    actor.subscribe(({ context, value, output }) => held.push({ context, value, output }));
    actor.start();
    for (const event of events) {
      if (event.type.startsWith('xstate.')) settle(event);
      else actor.send(event);
      await pause();
    }
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    actor.stop();
    return { snapshot, told, held, recording: recorder.recording() };
  }

  test('gets as far as the server', async () => {
    const { snapshot } = await walk();
    expect(snapshot.hasTag('busy')).toBe(true);
  });

  test('keeps no secret in its context', async () => {
    const { held } = await walk();
    expect(foundIn(JSON.stringify(held), secrets)).toEqual([]);
  });

  test('tells an inspector, and writes into a recording, nothing secret and nothing personal', async () => {
    const { told, recording } = await walk();
    const all = { ...secrets, ...personal };
    expect(foundIn(JSON.stringify(told), all)).not.toEqual([]);
    expect(foundIn(JSON.stringify(told.map((event) => redact(event))), all)).toEqual([]);
    expect(recording.entries.length).toBeGreaterThan(1);
    expect(foundIn(JSON.stringify(recording), all)).toEqual([]);
  });
});
