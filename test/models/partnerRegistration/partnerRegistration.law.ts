/** The law of a partner's registration, from R1.6.1, R3.10.12, Q3.10.c, R4.1.9, R6.1.9, R5.1, R5.2, R5.4.9, F01, F09 and T05. */
import { partnerRegistrationMachine } from '../../../machines/partnerRegistration/partnerRegistrationMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { typedPartner } from './partnerRegistration.fixtures.ts';

const nothing = {
  contact_person: '',
  entity_type: '',
  entity_name: '',
  email: '',
  country_code: '971',
  mobile_number: '',
};
/** What may be written down: as it was typed, without password and picture (T06). */
const menon = {
  contact_person: 'Priya Menon',
  entity_type: 'Company',
  entity_name: ' Menon & Sons 3 ',
  email: 'priya@menon.example',
  country_code: '971',
  mobile_number: '50 222 3333',
};
const logo = { blob: { name: 'logo.png' }, kind: 'png' };
const photo = { blob: { name: 'photo.jpg' }, kind: 'jpeg' };

const change = (changes: object) => ({ type: 'draft.change', changes });
const submit = (changes: object = {}) => ({ type: 'form.submit', ...typedPartner, ...changes });
export const named = change({ entity_name: 'Menon' });
export const blank = { type: 'form.submit', ...nothing, image: null, password: '' };
export const complete = submit();
export const accepted = done('registerPartner', { message: 'We will look at it' });
const acceptedSilently = done('registerPartner', { message: null });
export const taken = failed('registerPartner', new RefusedError('accountExists', 'There is an account already', 422));
export const offline = failed('registerPartner', new ConnectionError());

const keeps = ['persistDraft'];
const writes = (draft: object): Effect => ({ sends: { type: 'draft.changed', draft }, to: 'persistDraft' });
const forgets: Effect = { sends: { type: 'draft.done' }, to: 'persistDraft' };
const asks = (changes: object = {}): Effect => ({
  starts: 'registerPartner',
  input: { ...typedPartner, ...changes },
});
const tells = (problem: object): Effect => ({ emits: { type: 'registration.refused', problem } });

const everythingMissing = {
  entity_name: 'entityNameMissing',
  entity_type: 'entityTypeMissing',
  contact_person: 'nameMissing',
  email: 'emailMissing',
  mobile: 'mobileMissing',
  password: 'passwordMissing',
};
const exists = { code: 'accountExists', message: 'There is an account already' };
const lost = { code: 'lost', message: null };

const filling = { state: 'filling', runs: keeps } as const;
const situations: Record<string, Situation> = {
  empty: { by: [], ...filling, knows: { draft: nothing, faults: {}, problem: null, message: null } },
  named: { by: [named], ...filling, knows: { draft: { ...nothing, entity_name: 'Menon' } } },
  faulty: { by: [blank], ...filling, knows: { draft: nothing, faults: everythingMissing, problem: null } },
  registering: {
    by: [complete],
    state: 'registering',
    runs: [...keeps, 'registerPartner'],
    tags: ['busy'],
    knows: { draft: menon, faults: {}, problem: null },
  },
  refused: { by: [complete, taken], ...filling, knows: { draft: menon, faults: {}, problem: exists } },
  /** F01: what was typed stays. */
  lost: { by: [complete, offline], ...filling, knows: { draft: menon, faults: {}, problem: lost } },
};

/** One fault each, on both sides of every limit. */
const wrong: readonly [string, object, object][] = [
  ['R5.1.1', { entity_name: '  ' }, { entity_name: 'entityNameMissing' }],
  ['R3.10.12', { entity_name: ' M ' }, { entity_name: 'entityNameShort' }],
  ['R5.1.1', { entity_type: '' }, { entity_type: 'entityTypeMissing' }],
  ['R5.4.9', { image: { blob: { name: 'logo.pdf' }, kind: 'pdf' } }, { image: 'pictureInvalid' }],
  ['R5.4.9', { image: { blob: { name: 'logo.png' }, kind: null } }, { image: 'pictureInvalid' }],
  ['R5.1.1', { contact_person: ' ' }, { contact_person: 'nameMissing' }],
  ['R5.2.6', { contact_person: 'Priya 2' }, { contact_person: 'nameInvalid' }],
  ['R5.2.7', { contact_person: 'P' }, { contact_person: 'nameShort' }],
  ['R5.1.3', { email: 'priya@menon' }, { email: 'emailInvalid' }],
  ['R5.1.8', { mobile_number: ' ' }, { mobile: 'mobileMissing' }],
  ['R5.1.9', { mobile_number: '5022233' }, { mobile: 'mobileInvalid' }],
  ['R5.2.1', { password: 'Court-9' }, { password: 'passwordShort' }],
  ['R5.2.2', { password: 'court-lines-9' }, { password: 'passwordWeak' }],
];
/** Unusual but valid: two letters, Arabic, digits of both scripts, a country code typed with the number, a real picture. */
const right: readonly [string, object, object][] = [
  ['R3.10.12', { entity_name: 'M3' }, { entity_name: 'M3' }],
  ['R5.2.6', { contact_person: 'بريا' }, { contact_person: 'بريا' }],
  ['R5.1.3', { email: 'a@b.c' }, { email: 'a@b.c' }],
  ['R5.1.11', { mobile_number: ' 0502223333' }, { mobile_number: ' 0502223333' }],
  ['R5.2.1', { password: 'Court-9a' }, {}],
  ['R5.4.9', { image: logo }, {}],
  ['R5.4.9', { image: photo }, {}],
];

const clean = ['empty', 'named', 'faulty'];
const withProblem = ['refused', 'lost'];

const typing: Row[] = [
  ...(
    [
      [['empty', 'faulty'], nothing],
      [['refused', 'lost'], menon],
    ] as const
  ).map(([where, draft]): Row => ({
    law: 'F01',
    in: where,
    on: named,
    changes: { draft: { ...draft, entity_name: 'Menon' } },
    does: [writes({ ...draft, entity_name: 'Menon' })],
  })),
  { law: 'F01', in: ['named'], on: named, does: [writes({ ...nothing, entity_name: 'Menon' })] },
];

const judging: Row[] = [
  { law: 'R5.1.1', in: ['empty', 'named'], on: blank, changes: { faults: everythingMissing } },
  { law: 'R5.1.1', in: ['faulty'], on: blank },
  // Q5.1.b: the form's own faults and the server's word never stand together.
  { law: 'Q5.1.b', in: withProblem, on: blank, changes: { faults: everythingMissing, problem: null } },
  ...wrong.flatMap(([law, changes, faults]): Row[] => [
    { law, in: clean, on: submit(changes), changes: { faults } },
    { law, in: withProblem, on: submit(changes), changes: { faults, problem: null } },
  ]),
  ...[[`R3.10.12`, {}, {}] as const, ...right].flatMap(([law, changes, typed]): Row[] => {
    const draft = { ...menon, ...typed };
    const isOther = Object.keys(typed).length > 0;
    const begins = { law, on: submit(changes), to: 'registering', does: [asks(changes)] };
    return [
      { ...begins, in: ['empty', 'named'], changes: { draft } },
      { ...begins, in: ['faulty'], changes: { draft, faults: {} } },
      { ...begins, in: withProblem, changes: isOther ? { draft, problem: null } : { problem: null } },
    ];
  }),
];

const answers: Row[] = [
  // It logs nobody in, and the draft is removed (R4.1.9, R6.1.9).
  {
    law: 'R4.1.9',
    in: ['registering'],
    on: accepted,
    to: 'awaitingApproval',
    changes: { message: 'We will look at it' },
    does: [forgets],
    ends: undefined,
  },
  {
    law: 'R1.6.1',
    in: ['registering'],
    on: acceptedSilently,
    to: 'awaitingApproval',
    does: [forgets],
    ends: undefined,
  },
  { law: 'F08', in: ['registering'], on: taken, to: 'refused', changes: { problem: exists }, does: [tells(exists)] },
  { law: 'F01', in: ['registering'], on: offline, to: 'lost', changes: { problem: lost }, does: [tells(lost)] },
];

export const law: Law = {
  machine: partnerRegistrationMachine,
  begins: [{ starts: 'persistDraft', input: undefined }],
  input: { draft: nothing },
  callbackActors: keeps,
  situations,
  rows: [...typing, ...judging, ...answers],
};

/** What a reload left behind is there. */
export const reloaded: Law = {
  machine: partnerRegistrationMachine,
  begins: [{ starts: 'persistDraft', input: undefined }],
  input: { draft: menon },
  callbackActors: keeps,
  situations: { kept: { by: [], ...filling, knows: { draft: menon, faults: {}, problem: null } } },
  rows: [{ law: 'F14', in: ['kept'], on: complete, to: 'registering', does: [asks()] }],
};
