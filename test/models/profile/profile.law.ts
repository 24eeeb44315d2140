/**
 * The law of a customer's own profile, from R3.7.10, R3.7.11, R5.1.1, R5.2.6, Q5.1.b, R8.1.6 and Q7.6.d: input stays
 * until it is saved.
 */
import { parse } from 'valibot';
import { createEmptyActor } from 'xstate';
import { profileMachine } from '../../../machines/profile/profileMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { Profile } from '../../../src/contract/customers/customers.ts';
import { User } from '../../../src/contract/customers/user.ts';
import type { Effect, Law } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

const session = createEmptyActor();
const passport = { id_proof_type_id: 33, id_proof_number: 'P1234567', expiry_date: null, path: null };
const wire = {
  id: 1,
  first_name: 'Layla',
  last_name: 'Haddad',
  name: 'Layla Haddad',
  email: 'layla@saha.example',
  mobile: '+971500000001',
  dob: '1992-04-18',
  gender: 'Female',
  country_id: 784,
  city: 'Dubai',
  documents: [passport],
  preferences: { language: 'en', notification_channel: 2, newsletter: true },
};
const known = parse(Profile, wire);

const written = {
  first_name: 'Layla',
  last_name: 'Haddad',
  gender: 'Female',
  country_id: 784,
  city: 'Dubai',
  sector: '',
  delivery_address: '',
  language: 'en',
  channel: 'sms',
  newsletter: true,
};
const filed = {
  ...written,
  dob: '1992-04-18',
  religion_id: null,
  documents: [passport],
  id_proof_type_id: null,
  id_proof_number: '',
  expiry_date: '',
};
const noFiles = { id_card: null, document_file: null };

const change = (changes: object) => ({ type: 'draft.change', changes });
const toSharjah = change({ city: 'Sharjah' });
const badName = change({ first_name: 'L4yla' });
const submit = { type: 'form.submit' };
const undo = { type: 'draft.undo' };
const cut = { blob: new Blob(['me']), address: 'blob:1' };
const takePicture = { type: 'picture.change', picture: cut };
const card = { name: 'id.pdf', size: 9 };
const takeCard = { type: 'file.change', field: 'id_card', file: card };

const moved = { ...filed, city: 'Sharjah' };
const misnamed = { ...filed, first_name: 'L4yla' };
const savedProfile = parse(Profile, { ...wire, city: 'Sharjah' });
const savedUser = parse(User, savedProfile);
const saved = done('saveProfile', { profile: savedProfile, user: savedUser, at: 7, message: 'Saved' });
const cutOff = failed('saveProfile', new ConnectionError());
const refused = failed('saveProfile', new RefusedError('invalid', 'No such city', 422, null, null, 'city'));
const refusedElsewhere = failed('saveProfile', new RefusedError('invalid', 'No', 422, null, null, 'wallet'));

const keeps = (draft: typeof filed): Effect => {
  const { dob: _, religion_id: __, documents: ___, ...rest } = draft;
  const { id_proof_type_id: ____, id_proof_number: _____, expiry_date: ______, ...kept } = rest;
  return { sends: { type: 'draft.changed', draft, written: kept }, to: 'persistDraft' };
};
const forgets: Effect = { sends: { type: 'draft.done' }, to: 'persistDraft' };
const saves = (draft: object, over: object = {}): Effect => ({
  starts: 'saveProfile',
  input: { profile: known, draft, picture: null, files: noFiles, ...over },
});
const lost = { code: 'lost', message: null };
const noCity = { code: 'invalid', message: 'No such city' };
const no = { code: 'invalid', message: 'No' };
/** With the field, so that the notice names the same kinds of files. */
const tells = (problem: object, refusedField: string | null): Effect => ({
  emits: { type: 'profile.refused', problem, refusedField },
});
const says = (message: string | null): Effect => ({ emits: { type: 'profile.saved', message } });

const filling = { state: 'filling', runs: ['persistDraft'] } as const;
const saving = { state: 'saving', runs: ['persistDraft', 'saveProfile'], tags: ['busy'] } as const;
const nothingWrong = { faults: {}, problem: null, refusedField: null };

export const profile: Law = {
  machine: profileMachine,
  begins: [{ starts: 'persistDraft', input: undefined }],
  input: { profile: known, written: null, today: '2026-11-22', session },
  callbackActors: ['persistDraft'],
  situations: {
    filed: {
      by: [],
      ...filling,
      knows: { profile: known, draft: filed, picture: null, files: noFiles, ...nothingWrong },
    },
    moved: { by: [toSharjah], ...filling, knows: { draft: moved, ...nothingWrong } },
    misnamed: { by: [badName, submit], ...filling, knows: { draft: misnamed, faults: { first_name: 'nameInvalid' } } },
    pictured: { by: [takePicture], ...filling, knows: { draft: filed, picture: cut } },
    carded: { by: [takeCard], ...filling, knows: { files: { id_card: card, document_file: null } } },
    saving: { by: [toSharjah, submit], ...saving, knows: { draft: moved, ...nothingWrong } },
    offline: {
      by: [toSharjah, submit, cutOff],
      ...filling,
      knows: { draft: moved, problem: lost, refusedField: null },
    },
    refused: { by: [toSharjah, submit, refused], ...filling, knows: { draft: moved, refusedField: 'city' } },
    saved: {
      by: [toSharjah, submit, saved],
      ...filling,
      knows: { profile: savedProfile, draft: moved, ...nothingWrong },
    },
  },
  rows: [
    {
      law: 'R3.7.10',
      in: ['filed', 'pictured', 'carded'],
      on: toSharjah,
      changes: { draft: moved },
      does: [keeps(moved)],
    },
    { law: 'R3.7.10', in: ['moved', 'offline', 'refused', 'saved'], on: toSharjah, does: [keeps(moved)] },
    {
      law: 'R3.7.10',
      in: ['misnamed'],
      on: toSharjah,
      changes: { draft: { ...misnamed, city: 'Sharjah' } },
      does: [keeps({ ...misnamed, city: 'Sharjah' })],
    },
    {
      law: 'R5.2.6',
      in: ['filed', 'pictured', 'carded'],
      on: badName,
      changes: { draft: misnamed },
      does: [keeps(misnamed)],
    },
    {
      law: 'R5.2.6',
      in: ['moved', 'offline', 'refused', 'saved'],
      on: badName,
      changes: { draft: { ...moved, first_name: 'L4yla' } },
      does: [keeps({ ...moved, first_name: 'L4yla' })],
    },
    { law: 'R5.2.6', in: ['misnamed'], on: badName, does: [keeps(misnamed)] },
    // What was chosen is taken with the next save, and goes with it or with an undo.
    {
      law: 'R3.7.10',
      in: ['filed', 'moved', 'misnamed', 'carded', 'offline', 'refused', 'saved'],
      on: takePicture,
      changes: { picture: cut },
    },
    { law: 'R3.7.10', in: ['pictured'], on: takePicture },
    {
      law: 'R3.7.10',
      in: ['filed', 'moved', 'misnamed', 'pictured', 'offline', 'refused', 'saved'],
      on: takeCard,
      changes: { files: { id_card: card, document_file: null } },
    },
    { law: 'R3.7.10', in: ['carded'], on: takeCard },
    { law: 'R3.7.10', in: ['filed', 'saved'], on: undo, does: [forgets] },
    { law: 'R3.7.10', in: ['moved'], on: undo, changes: { draft: filed }, does: [forgets] },
    { law: 'R3.7.10', in: ['misnamed'], on: undo, changes: { draft: filed, faults: {} }, does: [forgets] },
    { law: 'R3.7.10', in: ['pictured'], on: undo, changes: { picture: null }, does: [forgets] },
    { law: 'R3.7.10', in: ['carded'], on: undo, changes: { files: noFiles }, does: [forgets] },
    { law: 'R8.1.6', in: ['offline'], on: undo, changes: { draft: filed, problem: null }, does: [forgets] },
    {
      law: 'R8.1.6',
      in: ['refused'],
      on: undo,
      changes: { draft: filed, problem: null, refusedField: null },
      does: [forgets],
    },
    // Nothing that is wrong, and nothing that says nothing new, is sent.
    { law: 'Q5.1.b', in: ['misnamed'], on: submit },
    { law: 'Q7.6.d', in: ['filed', 'saved'], on: submit, does: [forgets, says(null)] },
    { law: 'Q7.6.d', in: ['moved'], on: submit, to: 'saving', does: [saves(moved)] },
    { law: 'R3.7.10', in: ['pictured'], on: submit, to: 'saving', does: [saves(filed, { picture: cut })] },
    {
      law: 'R3.7.10',
      in: ['carded'],
      on: submit,
      to: 'saving',
      does: [saves(filed, { files: { id_card: card, document_file: null } })],
    },
    { law: 'R8.1.6', in: ['offline'], on: submit, to: 'saving', changes: { problem: null }, does: [saves(moved)] },
    {
      law: 'R8.1.6',
      in: ['refused'],
      on: submit,
      to: 'saving',
      changes: { problem: null, refusedField: null },
      does: [saves(moved)],
    },
    {
      law: 'R3.7.11',
      in: ['saving'],
      on: saved,
      to: 'filling',
      changes: { profile: savedProfile },
      does: [forgets, { sends: { type: 'user.changed', user: savedUser, at: 7 }, to: session.id }, says('Saved')],
    },
    { law: 'R8.1.6', in: ['saving'], on: cutOff, to: 'filling', changes: { problem: lost }, does: [tells(lost, null)] },
    {
      law: 'R8.1.6',
      in: ['saving'],
      on: refused,
      to: 'filling',
      changes: { problem: noCity, refusedField: 'city' },
      does: [tells(noCity, 'city')],
    },
    // A field that the form does not have.
    {
      law: 'R8.1.6',
      in: ['saving'],
      on: refusedElsewhere,
      to: 'filling',
      changes: { problem: no },
      does: [tells(no, null)],
    },
  ],
};

const rightName = change({ first_name: 'Layla' });

/** Faults stay until the next attempt to save, and a picture is saved with the rest. */
export const saidBefore: Law = {
  ...profile,
  situations: {
    corrected: {
      by: [badName, submit, rightName, toSharjah],
      ...filling,
      knows: { draft: moved, faults: { first_name: 'nameInvalid' } },
    },
    unsaid: { by: [badName, submit, rightName], ...filling, knows: { draft: filed } },
    savingPicture: { by: [takePicture, submit], ...saving, knows: { picture: cut } },
  },
  rows: [
    { law: 'Q5.1.b', in: ['corrected'], on: submit, to: 'saving', changes: { faults: {} }, does: [saves(moved)] },
    { law: 'Q7.6.d', in: ['unsaid'], on: submit, changes: { faults: {} }, does: [forgets, says(null)] },
    {
      law: 'R3.7.10',
      in: ['savingPicture'],
      on: saved,
      to: 'filling',
      changes: { profile: savedProfile, draft: moved, picture: null },
      does: [forgets, { sends: { type: 'user.changed', user: savedUser, at: 7 }, to: session.id }, says('Saved')],
    },
  ],
};
