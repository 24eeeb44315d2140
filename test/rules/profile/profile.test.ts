/** What of a profile is sent, and what is refused before (R3.7.10, R5.2, R5.3, Q7.6.d). */
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { removalOf } from '../../../machines/person/removalOf.ts';
import { shownFile } from '../../../machines/profile/fileChange.ts';
import { profileRefusalOf } from '../../../machines/profile/profileRefusal.ts';
import {
  kindsLeft,
  changedParts,
  onLatestDocuments,
  onLatestPreferences,
  profileAsDraft,
  profileFaults,
  refusedFieldOf,
  writtenOf,
} from '../../../machines/profile/profileRules.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { Profile } from '../../../src/contract/customers/customers.ts';

const today = '2026-11-22';
const passport = { id_proof_type_id: 33, id_proof_number: 'P1234567', expiry_date: null, path: 'files/p.pdf' };
const known = profileAsDraft(
  parse(Profile, {
    first_name: 'Layla',
    last_name: 'Haddad',
    dob: '1992-04-18',
    gender: 'Female',
    country_id: 784,
    religion_id: 2,
    documents: [passport],
    preferences: { language: 'ar', notification_channel: 4, newsletter: true },
  }),
);
const sent = (changes: object, path: string | null = null) => changedParts(known, { ...known, ...changes }, path);
const faults = (changes: object) => profileFaults({ ...known, ...changes }, known, today);
const id = { id_proof_type_id: 32, id_proof_number: '784-1990-1234567-6' };

test.each([
  'first_name',
  'last_name',
  'dob',
  'city',
  'sector',
  'delivery_address',
  'profile_image',
  'id_card',
  'document_file',
] as const)('R8.1.6: what was refused of %s is said there', (field) => expect(refusedFieldOf(field)).toBe(field));

test('R8.1.6: a refused document of another kind shows the problem at its number', () =>
  expect(refusedFieldOf('documents')).toBe('id_proof_number'));

test('Q7.6.d: missing values of the profile are empty', () =>
  expect(profileAsDraft(parse(Profile, { id: 7 }))).toEqual({
    first_name: '',
    last_name: '',
    gender: '',
    country_id: null,
    city: '',
    sector: '',
    delivery_address: '',
    language: 'en',
    channel: 'all',
    newsletter: false,
    dob: '',
    religion_id: null,
    documents: [],
    id_proof_type_id: null,
    id_proof_number: '',
    expiry_date: '',
  }));

test('R8.1.6: a request that is too large is reported at its file, with the server’s message where it named the file', () => {
  const unread = new RefusedError('tooLarge', 'The request is too large', 413);
  expect(profileRefusalOf(unread, true)).toEqual({
    problem: { code: 'requestLarge', message: null },
    refusedField: 'id_card',
  });
  expect(profileRefusalOf(unread, false)).toMatchObject({ problem: { code: 'tooLarge' }, refusedField: null });
  const other = new RefusedError('invalid', 'No', 422);
  expect(profileRefusalOf(other, true)).toMatchObject({ problem: { code: 'invalid' }, refusedField: null });
  expect(profileRefusalOf(new ConnectionError(), true)).toEqual({
    problem: { code: 'lost', message: null },
    refusedField: null,
  });
  const named = new RefusedError('tooLarge', 'A file may have 5 MB at most', 413, null, null, 'id_card');
  expect(profileRefusalOf(named, true)).toMatchObject({ problem: { message: named.message }, refusedField: 'id_card' });
});

describe('what is sent', () => {
  test('Q7.6.d: blanks alone are no document, and no name', () => {
    expect(sent({ id_proof_type_id: 32, id_proof_number: '  ' })).toEqual({});
    const nameless = { ...known, first_name: ' ' };
    expect(profileFaults({ ...nameless, first_name: '   ' }, nameless, today)).toEqual({});
  });

  test('Q7.6.d: what changed and nothing else; blanks around it are no change', () => {
    expect(sent({})).toEqual({});
    expect(sent({ first_name: ' Layla ' })).toEqual({});
    expect(sent({ first_name: ' Leila ', city: 'Dubai', gender: '', country_id: null })).toEqual({
      first_name: 'Leila',
      city: 'Dubai',
      gender: '',
      country_id: '',
    });
  });

  test('R3.10.5, Q3.10.b: language, way and news go together', () => {
    expect(sent({ channel: 'email' })).toEqual({
      preferences: '{"language":"ar","newsletter":true,"notification_channel":3}',
    });
    expect(profileAsDraft(parse(Profile, { id: 7 }))).toMatchObject({
      channel: 'all',
      language: 'en',
      newsletter: false,
    });
  });

  test('R3.7.9, Q5.3.a: a new document is added to the saved ones, without dashes, and replaces one of its kind', () => {
    const added = { id_proof_type_id: 32, id_proof_number: '784199012345676', expiry_date: '2030-01-02' };
    expect(JSON.parse(sent({ ...id, expiry_date: '2030-01-02' }, 'files/id.pdf')['documents']!)).toEqual([
      passport,
      { ...added, path: 'files/id.pdf' },
    ]);
    const other = { id_proof_type_id: 33, id_proof_number: 'P7654321' };
    expect(JSON.parse(sent(other)['documents']!)).toEqual([{ ...other, expiry_date: null, path: null }]);
    expect(sent({ documents: [] })).toEqual({ documents: '[]' });
    expect(sent({ id_proof_type_id: 32, expiry_date: '2030-01-02' })).toEqual({});
  });

  test('T05: neither birth date nor religion nor document is written down', () => {
    expect(Object.keys(writtenOf(known))).toEqual([
      'first_name',
      'last_name',
      'gender',
      'country_id',
      'city',
      'sector',
      'delivery_address',
      'language',
      'channel',
      'newsletter',
    ]);
  });
});

describe('what is refused', () => {
  test.each([
    ['R5.1.1: a name on file cannot be emptied', { first_name: ' ' }, { first_name: 'nameMissing' }],
    ['R5.2.6: digits are in no name', { last_name: 'Haddad 2' }, { last_name: 'nameInvalid' }],
    ['R5.2.7: one letter is no name', { first_name: 'L' }, { first_name: 'nameShort' }],
    ['R5.6.5: nobody is born tomorrow', { dob: '2026-11-23' }, { dob: 'dateFuture' }],
    ['R5.6.5: today will do', { dob: today }, {}],
    ['R5.6.5: there is no such day', { dob: '1992-02-30' }, { dob: 'dateInvalid' }],
    ['a birth date may be taken away', { dob: '' }, {}],
    [
      'R5.3.5: the check digit is wrong',
      { ...id, id_proof_number: '784-1990-1234567-7' },
      { id_proof_number: 'emiratesIdInvalid' },
    ],
    ['R5.3.2: it is right', id, {}],
    ['a document that is over helps nobody', { ...id, expiry_date: '2026-11-21' }, { expiry_date: 'documentExpired' }],
    ['on its last day it does', { ...id, expiry_date: today }, {}],
    ['a day that no calendar has', { ...id, expiry_date: '2027-13-01' }, { expiry_date: 'dateInvalid' }],
    ['without a number no document is asked about', { expiry_date: '2020-01-01' }, {}],
  ])('%s', (_, changes, expected) => expect(faults(changes)).toEqual(expected));

  test('R3.2.1: a customer without a last name is not asked for one', () => {
    const single = { ...known, last_name: '' };
    expect(profileFaults(single, single, today)).toEqual({});
    expect(profileFaults({ ...single, last_name: 'H' }, single, today)).toEqual({ last_name: 'nameShort' });
  });

  test('R8.1.6: the server’s refusal is shown at the field that it names, where there is one', () => {
    expect(['city', 'documents', 'profile_image', 'wallet', 'constructor', null].map(refusedFieldOf)).toEqual([
      'city',
      'id_proof_number',
      'profile_image',
      null,
      null,
      null,
    ]);
  });
});

const chosen = { name: 'card.png', type: 'image/png', size: 9 };
test.each([
  ['on file', null, true, 'removed', 'stored'],
  ['on file, and taken away', 'removed', true, 'removed', null],
  ['on file, and another one chosen', chosen, true, null, chosen],
  ['not on file', null, false, null, null],
  ['not on file, and one chosen', chosen, false, null, chosen],
] as const)('R3.7.10: a file that is %s', (_, change, isStored, removed, shown) => {
  expect([removalOf(change, isStored), shownFile(change, isStored)]).toEqual([removed, shown]);
});

test('R3.7.14: there is one document of each kind: saved kinds are not offered', () => {
  const kinds = [32, 33, 34].map((id) => ({ id, name: `Kind ${id}` }));
  const filed = (id_proof_type_id: number) => ({
    id_proof_type_id,
    id_proof_number: '1',
    expiry_date: null,
    path: null,
  });
  expect(kindsLeft(kinds, { documents: [] })).toEqual(kinds);
  expect(kindsLeft(kinds, { documents: [filed(33)] }).map(({ id }) => id)).toEqual([32, 34]);
  expect(kindsLeft(kinds, { documents: [32, 33, 34].map(filed) })).toEqual([]);
});

describe('Q7.6.d: what another tab or device has saved meanwhile stays', () => {
  const card = { id_proof_type_id: 32, id_proof_number: '784199012345676', expiry_date: null, path: 'files/id.pdf' };
  const visa = { id_proof_type_id: 34, id_proof_number: 'P1234567', expiry_date: null, path: 'files/v.pdf' };
  const before = { ...known, documents: [passport, card] };

  test('a document that was added there, beside one that is taken away here', () => {
    const typed = { ...before, city: 'Dubai', documents: [card] };
    const merged = onLatestDocuments(typed, before, [passport, card, visa]);
    expect(merged).toEqual({ ...typed, documents: [card, visa] });
  });

  test('a document that was taken away there does not come back', () =>
    expect(onLatestDocuments(before, before, [card]).documents).toEqual([card]));

  test.each(['language', 'channel', 'newsletter'] as const)(
    'how to be written to, but for %s that is chosen here',
    (field) => {
      const other = { language: 'en', channel: 'email', newsletter: false } as const;
      const latest = { ...known, ...other, city: 'Sharjah' };
      const typed = { ...known, [field]: other[field] };
      expect(onLatestPreferences(typed, known, { ...latest, [field]: known[field] })).toEqual({ ...known, ...other });
      expect(onLatestPreferences(known, known, latest)).toEqual({ ...known, ...other });
    },
  );
});

describe('Q7.6.d: documents', () => {
  const visa = { ...passport, id_proof_type_id: 34, id_proof_number: 'V1' };
  const two = { ...known, documents: [passport, visa] };
  const documents = (changes: object) => JSON.parse(changedParts(two, { ...two, ...changes })['documents'] ?? 'null');

  test('remaining ones are sent, removed ones are not', () => {
    expect(documents({ documents: [visa] })).toEqual([visa]);
    expect(documents({ documents: [visa], id_proof_type_id: 32 })).toEqual([visa]);
  });

  test('a number without a kind is not sent', () => {
    expect(documents({ id_proof_number: 'N1234567' })).toEqual([passport, visa]);
  });
});

test('R3.7.10: blanks around a saved name are no change', () => {
  const padded = { ...known, first_name: ' Layla ' };
  expect(changedParts(padded, { ...padded, first_name: 'Layla' })).toEqual({});
});
