/**
 * The law of a relative, from R2.3.15, R3.7.1, R3.7.7, R5.4.9, R8.1.6, Q7.6.c, T06 and docs/decisions/012; see
 * docs/guide/testing.md.
 */
import { relativeMachine } from '../../../machines/family/relativeMachine.ts';
import type { Law, Row } from '../../support/law/law.ts';
import {
  today,
  idProofTypes,
  nour,
  typedNour,
  mobile,
  noName,
  named,
  choose,
  cancel,
  save,
  portrait,
  retry,
  loads,
  offline,
  gone,
  isBack,
  waitBroke,
  stores,
  wrongFile,
  saved,
  cut,
  refused,
  removed,
  connectionError,
  noPdf,
  refusedPicture,
  noPicture,
  wrongMobile,
  defect,
  faultless,
  nameless,
  asks,
  waits,
  storesFile,
  dropsDraft,
  sends,
  tells,
  withMobile,
  withFile,
  withoutName,
  situations,
} from './relative.situations.ts';

const quiet = ['filling', 'wrongFile', 'notSaved', 'refused'];

/** The relative must be loaded first, and a failure is retried. */
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
    changes: { problem: connectionError, attempts: 1 },
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
  // The server's problem with a field stays until the field is changed.
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
  // Faults are shown after the first attempt to save, and checked again with each change.
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

/** The picture is saved with the relative, and never persisted (R3.7.7). */
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

/** The document is uploaded at once; a refusal is shown at its field (R5.4.9). */
const files: Row[] = [
  { law: 'R5.4.9', in: ['filling', 'typed', 'nameless', 'portrayed'], on: choose, to: 'storing', does: [storesFile] },
  {
    law: 'R5.4.9',
    in: ['wrongFile', 'notSaved', 'refused', 'noPicture'],
    on: choose,
    to: 'storing',
    changes: { problem: null },
    does: [storesFile],
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
  { law: 'R8.1.6', in: ['saving'], on: cut, to: 'notSaved', changes: { problem: connectionError } },
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

export function expectQuestions() {
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

export const input = { customerId: 50_001, today, religions: [], draft: null };

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
