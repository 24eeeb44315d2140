/** The law of somebody of the family, from R2.3.15, R3.7.1, R3.7.7, R5.4.9, R8.1.6, Q7.6.c, T06 and docs/decisions/012; see docs/guide/testing.md. */
import * as v from 'valibot';
import { relativeMachine } from '../../machines/family/relativeMachine.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import type { Relative, TypedRelative } from '../../machines/family/typedRelative.ts';
import { Customer } from '../../src/contract/customers.ts';
import type { Effect, Law, Row, Situation } from '../support/law/law.ts';
import { done, failed } from '../support/paths.ts';

export const today = '2026-11-21';
export const idProofTypes = [
  { id: 32, name: 'Emirates Id', ar_name: 'الهوية الإماراتية' },
  { id: 33, name: 'Passport', ar_name: 'جواز السفر' },
];
/** Nobody's answers go to the server but these; the rest is the contract's nothing. */
const nothing = {
  ...v.getDefaults(Customer),
  name: '',
  additional_fields: [],
  is_primary: false,
  save_detail_for_future: false,
};
const answer = { id: 9101, slug: 'contact_name', value: 'Layla', content: null, ar_content: null };
export const nour: Relative = {
  ...nothing,
  customer_id: 50_001,
  first_name: 'Nour',
  last_name: 'Haddad',
  name: 'Nour Haddad',
  dob: '2015-05-05',
  additional_fields: [answer],
  profile_image_url: 'files/nour.png',
  is_icp_down: false,
};
export const empty: TypedRelative = {
  name: '',
  country_code: '971',
  mobile_number: '',
  email: '',
  dob: null,
  gender: null,
  nationality: null,
  religion_id: null,
  id_proof_type_id: null,
  id_proof_number: '',
  expiry_date: '',
  passport_issue_date: '',
  place_of_birth: '',
  document: '',
};
const typedNour = { ...empty, name: 'Nour Haddad', dob: '2015-05-05' };

const types = (typed: object) => ({ type: 'person.type', typed });
const mobile = types({ mobile_number: '501112223' });
const noName = types({ name: ' ' });
const named = types({ name: 'Nour Haddad' });
const file = { name: 'passport.pdf', type: 'application/pdf', size: 4000 };
const choose = { type: 'file.choose', file };
const cancel = { type: 'file.cancel' };
const save = { type: 'person.save' };
const portrait = { type: 'picture.change', picture: 'removed' };
const retry = { type: 'step.retry' };

const loads = done('loadRelative', { relative: nour, idProofTypes });
const offline = failed('loadRelative', new ConnectionError());
const gone = failed('loadRelative', new RefusedError('notFound', 'notFound', 404));
const isBack = done('reconnect');
const waitBroke = failed('reconnect', new Error('a defect'));
const stores = done('storeFile', 'files/passport.pdf');
const wrongFile = failed('storeFile', new RefusedError('fileType'));
const saved = done('saveRelative', null);
const cut = failed('saveRelative', new ConnectionError());
const refused = failed(
  'saveRelative',
  new RefusedError('invalid', 'Mobile number is not valid', 422, null, null, 'mobile_number'),
);
const removed = failed('saveRelative', new RefusedError('notFound', 'Not found', 404));

const lost = { code: 'lost', message: null, at: null };
const noPdf = { code: 'fileType', message: null, at: 'document' };
const refusedPicture = failed(
  'saveRelative',
  new RefusedError('fileType', 'No picture', 422, null, null, 'profile_image_url'),
);
const noPicture = { code: 'fileType', message: 'No picture', at: 'picture' };
const wrongMobile = { code: 'invalid', message: 'Mobile number is not valid', at: 'mobile' };
const defect = { code: 'unexpected', message: null, at: null };
const faultless = { person: { answers: {} }, paper: {} };
const nameless = { person: { name: 'nameMissing', answers: {} }, paper: {} };

const asks: Effect = { starts: 'loadRelative', input: { customerId: 50_001 } };
const waits = (attempts: number): Effect => ({ starts: 'reconnect', input: { problem: lost, attempts } });
const keeps: Effect = { starts: 'storeFile', input: { file } };
const dropsDraft: Effect = { sends: { type: 'draft.done' }, to: 'persistDraft' };
/** R3.7.7: what this form does not ask stays; the picture is not spoken of. */
const kept = {
  ...nothing,
  customer_id: 50_001,
  first_name: 'Nour',
  last_name: 'Haddad',
  name: 'Nour Haddad',
  dob: '2015-05-05',
  additional_fields: [answer],
};
const sends = (changes: object = {}, picture: string | null = null): Effect => ({
  starts: 'saveRelative',
  input: { customerId: 50_001, kept: { ...kept, ...changes }, picture },
});
/** T06: a day of birth and a document lie in no browser; what may be written is written. */
const writtenOf = ({ name, mobile_number }: Partial<typeof empty>) => ({
  name,
  country_code: '971',
  mobile_number,
  email: '',
  gender: null,
  nationality: null,
  id_proof_type_id: null,
});
const tells = (typed: typeof empty, isCut = false): Effect => ({
  sends: {
    type: 'draft.changed',
    draft: { typed, isCut: false },
    written: { typed: writtenOf(typed), isCut },
  },
  to: 'persistDraft',
});

const alone = ['persistDraft', 'watchLogout'];
const editing = (by: Situation['by'], state: string, knows: object, actor: string | null = null): Situation => ({
  by,
  state: { editing: state },
  runs: actor === null ? alone : [...alone, actor],
  tags: actor === null ? ['asking'] : ['asking', 'busy'],
  knows: { ...knows },
});

const withMobile = { ...typedNour, mobile_number: '501112223' };
const withFile = { ...typedNour, document: 'files/passport.pdf' };
const withoutName = { ...typedNour, name: ' ' };

const situations: Law['situations'] = {
  loading: {
    by: [],
    state: 'loading',
    runs: [...alone, 'loadRelative'],
    tags: ['busy'],
    knows: { known: null, typed: empty, faults: null, problem: null, isCut: false },
  },
  failed: {
    by: [offline],
    state: { failed: 'waiting' },
    runs: [...alone, 'reconnect'],
    knows: { problem: lost, attempts: 1 },
  },
  trying: {
    by: [offline, isBack],
    state: { failed: 'trying' },
    runs: [...alone, 'loadRelative'],
    knows: { problem: lost, attempts: 1 },
  },
  missing: { by: [gone], state: 'missing', runs: alone },
  filling: editing([loads], 'filling', { known: nour, typed: typedNour, faults: null, problem: null }),
  typed: editing([loads, mobile], 'filling', { typed: withMobile, faults: null }),
  nameless: editing([loads, noName, save], 'filling', { typed: withoutName, faults: nameless }),
  storing: editing([loads, choose], 'storing', { problem: null }, 'storeFile'),
  wrongFile: editing([loads, choose, wrongFile], 'filling', { problem: noPdf }),
  saving: editing([loads, save], 'saving', { faults: faultless, problem: null }, 'saveRelative'),
  notSaved: editing([loads, save, cut], 'filling', { typed: typedNour, faults: faultless, problem: lost }),
  refused: editing([loads, save, refused], 'filling', { typed: typedNour, problem: wrongMobile }),
  portrayed: editing([loads, portrait], 'filling', { picture: 'removed', typed: typedNour }),
  noPicture: editing([loads, portrait, save, refusedPicture], 'filling', { picture: 'removed', problem: noPicture }),
  saved: { by: [loads, save, saved], state: 'saved', runs: alone },
};
const quiet = ['filling', 'wrongFile', 'notSaved', 'refused'];

/** What is known has to be had first, and is asked for again when it could not be. */
const loading: Row[] = [
  {
    law: 'R7.3.3',
    in: ['loading'],
    on: loads,
    to: 'filling',
    changes: { known: nour, questions: expectQuestions(), typed: typedNour },
  },
  {
    law: 'R7.3.3',
    in: ['trying'],
    on: loads,
    to: 'filling',
    changes: { known: nour, questions: expectQuestions(), typed: typedNour, problem: null, attempts: 0 },
  },
  {
    law: 'R8.1.6',
    in: ['loading'],
    on: offline,
    to: 'failed',
    changes: { problem: lost, attempts: 1 },
    does: [waits(1)],
  },
  { law: 'R8.1.6', in: ['trying'], on: offline, to: 'failed', changes: { attempts: 2 }, does: [waits(2)] },
  { law: 'R8.1.6', in: ['failed'], on: isBack, to: 'trying', does: [asks] },
  { law: 'R8.1.6', in: ['failed'], on: waitBroke, changes: { problem: defect } },
  {
    law: 'R8.1.6',
    in: ['failed', 'trying'],
    on: retry,
    to: 'loading',
    changes: { problem: null, attempts: 0 },
    does: [asks],
  },
  { law: 'R7.3.3', in: ['loading', 'trying'], on: gone, to: 'missing' },
];

/** Typing goes on while a file is kept; what is being saved is not typed over. */
const typing: Row[] = [
  {
    law: 'R3.7.1',
    in: ['filling', 'storing', 'wrongFile', 'notSaved', 'portrayed', 'noPicture'],
    on: mobile,
    changes: { typed: withMobile },
    does: [tells(withMobile)],
  },
  // What the server said of a field is said until it is answered anew.
  {
    law: 'R8.1.6',
    in: ['refused'],
    on: mobile,
    changes: { typed: withMobile, problem: null },
    does: [tells(withMobile)],
  },
  { law: 'R3.7.1', in: ['typed'], on: mobile, does: [tells(withMobile)] },
  {
    law: 'R3.7.1',
    in: ['nameless'],
    on: mobile,
    changes: { typed: { ...withoutName, mobile_number: '501112223' } },
    does: [tells({ ...withoutName, mobile_number: '501112223' })],
  },
  // Faults are pointed out once it was to be saved, and looked for anew with each change.
  {
    law: 'R5.1.1',
    in: ['filling', 'storing', 'wrongFile', 'portrayed'],
    on: noName,
    changes: { typed: withoutName },
    does: [tells(withoutName)],
  },
  {
    law: 'R5.1.1',
    in: ['notSaved', 'refused', 'noPicture'],
    on: noName,
    changes: { typed: withoutName, faults: nameless },
    does: [tells(withoutName)],
  },
  { law: 'R5.1.1', in: ['nameless'], on: noName, does: [tells(withoutName)] },
  {
    law: 'R5.1.1',
    in: ['typed'],
    on: noName,
    changes: { typed: { ...withMobile, name: ' ' } },
    does: [tells({ ...withMobile, name: ' ' })],
  },
  {
    law: 'R5.1.1',
    in: ['nameless'],
    on: named,
    changes: { typed: typedNour, faults: faultless },
    does: [tells(typedNour)],
  },
  { law: 'R3.7.1', in: [...quiet, 'storing', 'portrayed', 'noPicture'], on: named, does: [tells(typedNour)] },
  { law: 'R3.7.1', in: ['typed'], on: named, does: [tells(withMobile)] },
];

/** R3.7.7: the picture goes with what is saved; nothing of it is written down. */
const pictures: Row[] = [
  {
    law: 'R3.7.7',
    in: ['filling', 'typed', 'nameless', 'storing', 'wrongFile', 'notSaved', 'refused'],
    on: portrait,
    changes: { picture: 'removed' },
  },
  { law: 'R3.7.7', in: ['portrayed'], on: portrait },
  { law: 'R8.1.6', in: ['noPicture'], on: portrait, changes: { problem: null } },
  {
    law: 'R3.7.7',
    in: ['portrayed'],
    on: save,
    to: 'saving',
    changes: { faults: faultless },
    does: [sends({}, 'removed')],
  },
  {
    law: 'R3.7.7',
    in: ['noPicture'],
    on: save,
    to: 'saving',
    changes: { problem: null },
    does: [sends({}, 'removed')],
  },
  { law: 'R8.1.6', in: ['saving'], on: refusedPicture, to: { editing: 'filling' }, changes: { problem: noPicture } },
];

/** R5.4.9: the document is kept at once; what it is refused for is said at its field. */
const files: Row[] = [
  { law: 'R5.4.9', in: ['filling', 'typed', 'nameless', 'portrayed'], on: choose, to: 'storing', does: [keeps] },
  {
    law: 'R5.4.9',
    in: ['wrongFile', 'notSaved', 'refused', 'noPicture'],
    on: choose,
    to: 'storing',
    changes: { problem: null },
    does: [keeps],
  },
  {
    law: 'R5.4.9',
    in: ['storing'],
    on: stores,
    to: 'filling',
    changes: { typed: withFile },
    // T06: that a file was attached is all that a reload may know.
    does: [tells(withFile, true)],
  },
  { law: 'R5.4.9', in: ['storing'], on: wrongFile, to: 'wrongFile', changes: { problem: noPdf } },
  { law: 'R5.4.9', in: ['storing'], on: cancel, to: 'filling' },
];

const saving: Row[] = [
  { law: 'Q7.6.c', in: ['filling'], on: save, to: 'saving', changes: { faults: faultless }, does: [sends()] },
  {
    law: 'Q7.6.c',
    in: ['typed'],
    on: save,
    to: 'saving',
    changes: { faults: faultless },
    does: [sends({ mobile_number: '501112223' })],
  },
  {
    law: 'Q7.6.c',
    in: ['wrongFile'],
    on: save,
    to: 'saving',
    changes: { faults: faultless, problem: null },
    does: [sends()],
  },
  { law: 'Q7.6.c', in: ['notSaved', 'refused'], on: save, to: 'saving', changes: { problem: null }, does: [sends()] },
  { law: 'R5.1.1', in: ['nameless'], on: save },
  { law: 'Q7.6.c', in: ['saving'], on: saved, to: 'saved', does: [dropsDraft, { emits: { type: 'relative.saved' } }] },
  { law: 'R8.1.6', in: ['saving'], on: cut, to: 'notSaved', changes: { problem: lost } },
  { law: 'R8.1.6', in: ['saving'], on: refused, to: 'refused', changes: { problem: wrongMobile } },
  { law: 'Q7.6.c', in: ['saving'], on: removed, to: 'missing', does: [dropsDraft] },
];

/** T06: what was typed is the customer's, and goes with them. */
const loggedOut: Row = {
  law: 'T06',
  in: Object.keys(situations),
  on: { type: 'session.ended' },
  does: [dropsDraft],
};

function expectQuestions() {
  const asked = { is_visible: true, is_required: false };
  const unasked = { is_visible: false, is_required: false };
  return {
    // There are no purposes here, and no religions to choose from on this site.
    fields: { dob: asked, gender: asked, nationality: asked, religion: unasked, id: asked, tag: unasked },
    idProofTypes,
    additional: [],
    tags: [],
    family: [],
    onFile: null,
    threshold: null,
  };
}

const input = { customerId: 50_001, today, religions: [], draft: null };
export const relative: Law = {
  machine: relativeMachine,
  begins: [
    { starts: 'persistDraft', input: undefined },
    { starts: 'watchLogout', input: undefined },
    { starts: 'loadRelative', input: { customerId: 50_001 } },
  ],
  input,
  callbackActors: ['persistDraft', 'watchLogout'],
  situations,
  rows: [...loading, ...typing, ...pictures, ...files, ...saving, loggedOut],
};

/** Somebody new is asked about from the start; what a reload left is there again (012). */
const begun = { typed: { name: 'Adam', mobile_number: '501112223' }, isCut: true };
const newcomers = done('loadRelative', { relative: null, idProofTypes });
const adam = { ...empty, name: 'Adam', mobile_number: '501112223' };
export const newcomer: Law = {
  machine: relativeMachine,
  begins: [
    { starts: 'persistDraft', input: undefined },
    { starts: 'watchLogout', input: undefined },
    { starts: 'loadRelative', input: { customerId: null } },
  ],
  input: { ...input, customerId: null, draft: begun },
  callbackActors: ['persistDraft', 'watchLogout'],
  situations: {
    loading: { by: [], state: 'loading', runs: [...alone, 'loadRelative'], tags: ['busy'] },
    filling: editing([newcomers], 'filling', { known: null, typed: adam, isCut: true }),
  },
  rows: [
    {
      law: 'T06',
      in: ['loading'],
      on: newcomers,
      to: 'filling',
      changes: { questions: expectQuestions(), typed: adam, isCut: true },
    },
    {
      law: 'Q7.6.c',
      in: ['filling'],
      on: save,
      to: { editing: 'saving' },
      changes: { faults: faultless },
      does: [
        {
          starts: 'saveRelative',
          input: {
            customerId: null,
            kept: {
              ...nothing,
              first_name: 'Adam',
              last_name: '',
              name: 'Adam',
              mobile_number: '501112223',
            },
            picture: null,
          },
        },
      ],
    },
  ],
};
