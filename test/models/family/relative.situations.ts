/** Events, effects and situations for the law of a relative. */
import * as v from 'valibot';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Relative } from '../../../machines/attendees/attendeeQuestions.ts';
import type { TypedRelative } from '../../../machines/family/typedRelative.ts';
import { Customer } from '../../../src/contract/customers/customers.ts';
import type { Effect, Law, Situation } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

export const today = '2026-11-21';

export const idProofTypes = [
  { id: 32, name: 'Emirates Id', ar_name: 'الهوية الإماراتية' },
  { id: 33, name: 'Passport', ar_name: 'جواز السفر' },
];

/** Only these answers are sent; other fields have the contract's defaults. */
export const nothing = {
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

export const typedNour = { ...empty, name: 'Nour Haddad', dob: '2015-05-05' };
const types = (typed: object) => ({ type: 'person.type', typed });
export const mobile = types({ mobile_number: '501112223' });
export const noName = types({ name: ' ' });
export const named = types({ name: 'Nour Haddad' });
const file = { name: 'passport.pdf', type: 'application/pdf', size: 4000 };
export const choose = { type: 'file.choose', file };
export const cancel = { type: 'file.cancel' };
export const save = { type: 'person.save' };
export const portrait = { type: 'picture.change', picture: 'removed' };
export const retry = { type: 'step.retry' };
export const loads = done('loadRelative', { relative: nour, idProofTypes });
export const offline = failed('loadRelative', new ConnectionError());
export const gone = failed('loadRelative', new RefusedError('notFound', 'notFound', 404));
export const isBack = done('reconnect');
export const waitBroke = failed('reconnect', new Error('a defect'));
export const stores = done('storeFile', 'files/passport.pdf');
export const wrongFile = failed('storeFile', new RefusedError('fileType'));
export const saved = done('saveRelative', null);
export const cut = failed('saveRelative', new ConnectionError());

export const refused = failed(
  'saveRelative',
  new RefusedError('invalid', 'Mobile number is not valid', 422, null, null, 'mobile_number'),
);

export const removed = failed('saveRelative', new RefusedError('notFound', 'Not found', 404));
export const connectionError = { code: 'lost', message: null, at: null };
export const noPdf = { code: 'fileType', message: null, at: 'document' };

export const refusedPicture = failed(
  'saveRelative',
  new RefusedError('fileType', 'No picture', 422, null, null, 'profile_image_url'),
);

export const noPicture = { code: 'fileType', message: 'No picture', at: 'picture' };
export const wrongMobile = { code: 'invalid', message: 'Mobile number is not valid', at: 'mobile' };
export const defect = { code: 'unexpected', message: null, at: null };
export const faultless = { person: { answers: {} }, paper: {} };
export const nameless = { person: { name: 'nameMissing', answers: {} }, paper: {} };
export const asks: Effect = { starts: 'loadRelative', input: { customerId: 50_001 } };
export const waits = (attempts: number): Effect => ({
  starts: 'reconnect',
  input: { problem: connectionError, attempts },
});
export const storesFile: Effect = { starts: 'storeFile', input: { file } };
export const dropsDraft: Effect = { sends: { type: 'draft.done' }, to: 'persistDraft' };

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

export const sends = (changes: object = {}, picture: string | null = null): Effect => ({
  starts: 'saveRelative',
  input: { customerId: 50_001, kept: { ...kept, ...changes }, picture },
});

/** A date of birth and a document are never persisted; other fields are (T06). */
const writtenOf = ({ name, mobile_number }: Partial<typeof empty>) => ({
  name,
  country_code: '971',
  mobile_number,
  email: '',
  gender: null,
  nationality: null,
  id_proof_type_id: null,
});

export const tells = (typed: typeof empty, isCut = false): Effect => ({
  sends: {
    type: 'draft.changed',
    draft: { typed, isCut: false },
    written: { typed: writtenOf(typed), isCut },
  },
  to: 'persistDraft',
});

export const alone = ['persistDraft', 'watchLogout'];

export const editing = (by: Situation['by'], state: string, knows: object, actor: string | null = null): Situation => ({
  by,
  state: { editing: state },
  runs: actor === null ? alone : [...alone, actor],
  tags: actor === null ? ['asking'] : ['asking', 'busy'],
  knows: { ...knows },
});

export const withMobile = { ...typedNour, mobile_number: '501112223' };
export const withFile = { ...typedNour, document: 'files/passport.pdf' };
export const withoutName = { ...typedNour, name: ' ' };

export const situations: Law['situations'] = {
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
    knows: { problem: connectionError, attempts: 1 },
  },
  trying: {
    by: [offline, isBack],
    state: { failed: 'trying' },
    runs: [...alone, 'loadRelative'],
    knows: { problem: connectionError, attempts: 1 },
  },
  missing: { by: [gone], state: 'missing', runs: alone },
  filling: editing([loads], 'filling', { known: nour, typed: typedNour, faults: null, problem: null }),
  typed: editing([loads, mobile], 'filling', { typed: withMobile, faults: null }),
  nameless: editing([loads, noName, save], 'filling', { typed: withoutName, faults: nameless }),
  storing: editing([loads, choose], 'storing', { problem: null }, 'storeFile'),
  wrongFile: editing([loads, choose, wrongFile], 'filling', { problem: noPdf }),
  saving: editing([loads, save], 'saving', { faults: faultless, problem: null }, 'saveRelative'),
  notSaved: editing([loads, save, cut], 'filling', { typed: typedNour, faults: faultless, problem: connectionError }),
  refused: editing([loads, save, refused], 'filling', { typed: typedNour, problem: wrongMobile }),
  portrayed: editing([loads, portrait], 'filling', { picture: 'removed', typed: typedNour }),
  noPicture: editing([loads, portrait, save, refusedPicture], 'filling', { picture: 'removed', problem: noPicture }),
  saved: { by: [loads, save, saved], state: 'saved', runs: alone },
};
