/** The law of a new account, from R3.10.13, R5.1.1–11, R5.2.1–7, R5.3.5, R5.4.6, R5.6.5, R5.7.14, R7.4.9–10, R8.1.6–7, Q3.10.d, T05 and T06. */
import { expect } from 'vitest';
import { registrationMachine } from '../../../machines/registration/registrationMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { groupedRows, type Variant } from '../../support/law/groupedRows.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { confirmed, defect, left, unsent } from '../confirmByCode/confirmByCode.model.ts';

const today = '2026-11-20';

const written = {
  first_name: ' Layla ',
  last_name: 'الحداد',
  country_code: '971',
  mobile_number: '050 123 4567',
  email: ' layla@haddad.example ',
  gender: 'Female',
  nationality: 784,
  newsletter: true,
};
const unwritten = {
  password: 'Court-Lines-9',
  confirmation: 'Court-Lines-9',
  dob: '1990-01-31',
  religion_id: 2,
  id_proof_type_id: 32,
  id_proof_number: '784-1990-1234567-6',
  profile_image: null,
  hasAgreed: true,
  captcha: 'verified',
};
const submits = (typed: object = {}) => ({ type: 'form.submit', ...written, ...unwritten, ...typed });

export const complete = submits();
/** Only what is required; the digits as an Arabic keyboard has them. */
const short = {
  first_name: 'Noor',
  gender: '',
  nationality: null,
  newsletter: false,
  mobile_number: '٠٥٠١٢٣٤٥٦٧',
};
const shortForm = { ...short, dob: '', religion_id: null, id_proof_type_id: null, id_proof_number: ' ' };
const brief = submits(shortForm);
const briefDraft = { ...written, ...short };
export const empty = submits({
  first_name: ' ',
  last_name: '',
  mobile_number: '',
  email: ' ',
  password: '',
  confirmation: '',
  hasAgreed: false,
  captcha: 'init',
});
const noneMissing = {
  first_name: 'nameMissing',
  last_name: 'nameMissing',
  mobile: 'mobileMissing',
  email: 'emailMissing',
  password: 'passwordMissing',
  confirmation: 'confirmationMissing',
  terms: 'termsOpen',
  captcha: 'captchaMissing',
};
/** One fault each, on both sides of the limits. */
const faulty: readonly [law: string, typed: object, faults: object][] = [
  ['R5.2.6', { first_name: 'Layla 2' }, { first_name: 'nameInvalid' }],
  ['R9.1.4', { last_name: 'H' }, { last_name: 'nameShort' }],
  ['R5.1.9', { mobile_number: '1234567' }, { mobile: 'mobileInvalid' }],
  ['R5.1.3', { email: 'a@b' }, { email: 'emailInvalid' }],
  ['R5.2.1', { password: 'Court-9', confirmation: 'Court-9' }, { password: 'passwordShort' }],
  ['R5.2.2', { password: 'courtlines', confirmation: 'courtlines' }, { password: 'passwordWeak' }],
  ['R5.2.4', { confirmation: 'Court-Lines-9 ' }, { confirmation: 'passwordsMustMatch' }],
  ['R5.3.5', { dob: '2026-11-21' }, { dob: 'dateFuture' }],
  ['R5.6.5', { id_proof_number: '784199012345670' }, { id_proof_number: 'emiratesIdInvalid' }],
  ['R5.4.8', { hasAgreed: false }, { terms: 'termsOpen' }],
  ['R5.4.6', { captcha: 'expired' }, { captcha: 'captchaMissing' }],
  ['R5.4.6', { captcha: 'error' }, { captcha: 'captchaMissing' }],
];
/** Born today is born. */
const newborn = submits({ dob: today });

const types = (changes: object) => ({ type: 'draft.change', changes });
const typesName = types({ first_name: 'L' });
const typesEmail = types({ email: 'l@h.ae' });

const held = done('holdForm');
const notHeld = failed('holdForm', new Error('no memory'));
const noCode = unsent('accountExists', 'There is an account already');
const welcome = done('registerCustomer', { message: 'Welcome!' });
const silence = done('registerCustomer', { message: null });
const wrongCode = failed('registerCustomer', new RefusedError('invalidOtp', 'Invalid OTP', 422));
const exists = failed('registerCustomer', new RefusedError('accountExists', 'There is an account already', 422));
const lost = failed('registerCustomer', new ConnectionError());

const existing = { code: 'accountExists', message: 'There is an account already' };
const badCode = { code: 'invalidOtp', message: 'Invalid OTP' };
const lostProblem = { code: 'lost', message: null };
const unexpected = { code: 'unexpected', message: null };

/** The recipient of the code, with the number as the calls need it (R5.1.11, R7.4.9). */
const layla = { email: 'layla@haddad.example', mobile: '+971501234567', country_code: '971' };
const holds = (form: object): Effect => ({ starts: 'holdForm', input: { ...written, ...unwritten, ...form } });
const asksCode: Effect = { sends: { type: 'code.ask', recipient: layla }, to: 'confirmByCode' };
const begins = (recipient: object | null = null): Effect => ({
  starts: 'confirmByCode',
  input: { action: 'register', needsCaptcha: false, recipient, parent: expect.anything() },
});
const registers: Effect = { starts: 'registerCustomer', input: undefined };
const tells = (problem: object): Effect => ({ emits: { type: 'registration.refused', problem } });
const keeps = (draft: object): Effect => ({ sends: { type: 'draft.changed', draft }, to: 'persistDraft' });
const drops: Effect = { sends: { type: 'draft.done' }, to: 'persistDraft' };

const nothingTyped = {
  first_name: '',
  last_name: '',
  country_code: '971',
  mobile_number: '',
  email: '',
  gender: '',
  nationality: null,
  newsletter: false,
};
const fresh = { draft: nothingTyped, today, faults: {}, problem: null, isCodeAtFault: false, message: null };
/** T06: what may be written down, and not a password more. */
const sent = { ...fresh, draft: written };

const atForm = { state: { applying: 'filling' }, runs: ['confirmByCode', 'persistDraft'] } as const;
const code = { state: { applying: 'confirmingCode' }, runs: ['confirmByCode', 'persistDraft'] } as const;
const toRegistering = [complete, held, confirmed()];

const situations = {
  filling: { by: [], ...atForm, knows: fresh },
  faulty: { by: [empty], ...atForm, knows: { ...fresh, faults: noneMissing } },
  refused: { by: [...toRegistering, exists], ...atForm, knows: { ...sent, problem: existing } },
  unsent: { by: [complete, held, noCode], ...atForm, knows: { ...sent, problem: existing } },
  lost: { by: [...toRegistering, lost], ...atForm, knows: { ...sent, problem: lostProblem } },
  holding: {
    by: [complete],
    state: { applying: 'holding' },
    runs: ['confirmByCode', 'holdForm', 'persistDraft'],
    tags: ['busy'],
    knows: sent,
  },
  confirming: { by: [complete, held], ...code, knows: sent },
  codeRefused: {
    by: [...toRegistering, wrongCode],
    ...code,
    knows: { ...sent, problem: badCode, isCodeAtFault: true },
  },
  registering: {
    by: toRegistering,
    state: 'registering',
    runs: ['persistDraft', 'registerCustomer'],
    tags: ['busy'],
    knows: sent,
  },
} satisfies Record<string, Situation>;

type Name = keyof typeof situations;
const forms: readonly Name[] = ['filling', 'faulty', 'refused', 'unsent', 'lost'];
const applying: readonly Name[] = [...forms, 'holding', 'confirming', 'codeRefused'];
const knownIn = (name: Name) => situations[name].knows;

const rows = (law: string, on: Row['on'], names: readonly Name[], variant: (name: Name) => Variant): Row[] =>
  groupedRows(situations, { law, on }, names, variant);

/** A new problem replaces the previous one, and only a wrong code blames the code. */
const says = (name: Name, problem: object, more: object = {}) => ({
  ...knownIn(name),
  problem,
  faults: {},
  isCodeAtFault: false,
  ...more,
});

/** The form's faults replace the server's problem (Q5.1.b). */
const isFaulty = (law: string, on: Row['on'], faults: object): Row[] =>
  rows(law, on, forms, (name) => ({ to: 'filling', knows: { ...says(name, {}), problem: null, faults }, does: [] }));

const isComplete = (on: Row['on'], typed: object, draft: object): Row[] =>
  rows('R5.1.2', on, forms, () => ({ to: 'holding', knows: { ...sent, draft }, does: [holds(typed)] }));

export const registrationLaw: Law = {
  machine: registrationMachine,
  begins: [
    { starts: 'persistDraft', input: undefined },
    {
      starts: 'confirmByCode',
      input: { action: 'register', needsCaptcha: false, recipient: null, parent: expect.anything() },
    },
  ],
  input: { draft: nothingTyped, today },
  callbackActors: ['persistDraft'],
  situations,
  rows: [
    // T06: a reload loses nothing that may be written down.
    ...[typesName, typesEmail].flatMap((on) =>
      rows('T06', on, forms, (name) => {
        const draft = { ...knownIn(name).draft, ...on.changes };
        return { to: 'filling', knows: { ...knownIn(name), draft }, does: [keeps(draft)] };
      }),
    ),

    ...isComplete(complete, {}, written),
    ...isComplete(brief, shortForm, briefDraft),
    ...isComplete(newborn, { dob: today }, written),
    ...isFaulty('R5.1.1', empty, noneMissing),
    ...faulty.flatMap(([law, typed, faults]) => isFaulty(law, submits(typed), faults)),

    // The code is sent to the recipient in the form, once the whole form is kept (R7.4.9).
    { law: 'R7.4.9', in: ['holding'], on: held, to: 'confirming', does: [asksCode] },
    ...rows('Q8.1.b', notHeld, ['holding'], (name) => ({
      to: 'filling',
      knows: says(name, unexpected),
      does: [tells(unexpected)],
    })),

    // R5.7.14: nothing is registered but with a code that was proved.
    ...rows('R5.7.14', confirmed(), applying, (name) => ({
      to: 'registering',
      knows: { ...says(name, {}), problem: null },
      does: [registers],
    })),
    ...rows('R8.1.6', noCode, applying, (name) => ({
      to: 'filling',
      knows: says(name, existing),
      does: [tells(existing)],
    })),
    ...rows('R8.1.7', left, applying, (name) => ({
      to: 'filling',
      knows: { ...says(name, {}), problem: null },
      does: [],
    })),
    // Captcha and code start over; no code is sent without a request.
    ...rows('Q8.1.b', defect, applying, (name) => ({
      to: 'filling',
      knows: says(name, unexpected),
      does: [tells(unexpected), begins()],
    })),

    {
      law: 'R7.4.10',
      in: ['registering'],
      on: welcome,
      to: 'registered',
      changes: { message: 'Welcome!' },
      does: [drops],
      ends: { message: 'Welcome!' },
    },
    { law: 'R7.4.10', in: ['registering'], on: silence, to: 'registered', does: [drops], ends: { message: null } },
    // The form is complete, and only its code was wrong: another one is asked for at once.
    {
      law: 'R5.7.14',
      in: ['registering'],
      on: wrongCode,
      to: 'codeRefused',
      changes: { problem: badCode, isCodeAtFault: true },
      does: [tells(badCode), begins(layla)],
    },
    ...(
      [
        ['R8.1.6', exists, existing],
        ['F01', lost, lostProblem],
      ] as const
    ).map(([law, on, problem]): Row => ({
      law,
      in: ['registering'],
      on,
      to: 'filling',
      changes: { problem },
      does: [tells(problem), begins()],
    })),
  ],
  refused: [{ type: 'code.ask', recipient: layla }],
};
