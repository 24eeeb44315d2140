/** The rules of a relative's form: its values, faults, and what is sent and stored (R3.7.1, R3.7.7–9, R5.1–R5.3, R5.6.5). */
import { describe, expect, test } from 'vitest';
import { problemAfter } from '../../../machines/family/relativeContext.ts';
import { writtenDraft } from '../../../machines/family/relativeDraft.ts';
import { questionNamed, relativeFaults } from '../../../machines/family/relativeFaults.ts';
import { relativeQuestions } from '../../../machines/family/relativeQuestions.ts';
import { knownAge, relativeStanding } from '../../../machines/family/relativeStanding.ts';
import { sentRelative } from '../../../machines/family/sentRelative.ts';
import {
  emptyRelative,
  questionsFor,
  typedOf,
  withTyped,
  type TypedRelative,
} from '../../../machines/family/typedRelative.ts';
import { empty, idProofTypes, nour, today } from '../../models/family/relative.situations.ts';

const religions = [{ id: 1, name: 'Islam', ar_name: 'الإسلام' }];
const questions = questionsFor(idProofTypes, religions);
const adam: TypedRelative = { ...emptyRelative, name: 'Adam' };
const faultsOf = (typed: Partial<TypedRelative>) => {
  const { person, paper } = relativeFaults({ ...adam, ...typed }, questions, today);
  const { answers: _, ...faults } = person;
  return { ...faults, ...paper };
};
const sent = (typed: TypedRelative, known = nour) => sentRelative({ known, typed, questions, religions });

test('R3.7.2, R3.7.3: the form of a new relative is empty but for the country code', () =>
  expect(emptyRelative).toEqual(empty));

test('R3.7.1: the purpose of a visit is asked with a booking, not of the family', () => {
  expect(questions.fields).toMatchObject({ tag: { is_visible: false }, gender: { is_visible: true } });
});

test('R8.1.6: the server’s problem with a field stays until that field is changed', () => {
  const problem = { code: 'invalid', message: null, at: 'email' as const };
  const context = { problem } as Parameters<typeof problemAfter>[0];
  expect(problemAfter(context, { name: 'Adam', email: 'adam@mail.example' })).toBeNull();
  expect(problemAfter(context, { name: 'Adam' })).toBe(problem);
});

const emirates = { id_proof_type_id: 32 };
const passport = { id_proof_type_id: 33, id_proof_number: 'N1234567' };
test.each<[string, Partial<TypedRelative>, object]>([
  ['Q7.6.c', {}, {}],
  ['R5.1.1', { name: ' ' }, { name: 'nameMissing' }],
  ['R5.2.6', { name: 'Ann 1' }, { name: 'nameInvalid' }],
  ['R5.2.7', { name: 'A' }, { name: 'nameShort' }],
  ['R5.1.9', { mobile_number: '5' }, { mobile: 'mobileInvalid' }],
  ['R5.1.3', { email: 'a@b' }, { email: 'emailInvalid' }],
  ['R5.6.5', { dob: '2026-11-22' }, { dob: 'dateFuture' }],
  ['R5.6.5', { dob: today }, {}],
  ['R5.3.4', { ...emirates, id_proof_number: '785198765432103' }, { id: 'emiratesIdFormat' }],
  ['R5.3.5', { ...emirates, id_proof_number: '784198765432104' }, { id: 'emiratesIdInvalid' }],
  ['R5.3.3', { ...emirates, document: 'files/a.pdf' }, { id: 'emiratesIdMissing' }],
  ['R3.7.9', { id_proof_number: '  ', document: ' ' }, {}],
  ['R5.3.8', { id_proof_type_id: 33, id_proof_number: 'N-1' }, { id: 'idInvalid' }],
  ['R3.7.9', { id_proof_type_id: 33, expiry_date: '2030-01-31' }, { id: 'idMissing' }],
  ['R3.7.1', { ...passport, expiry_date: '2030-02-31' }, { expiry_date: 'dateInvalid' }],
  ['R3.7.1', { ...passport, passport_issue_date: '2026-11-22' }, { passport_issue_date: 'issuedLater' }],
  ['R3.7.1', { ...passport, passport_issue_date: today, expiry_date: '2020-01-01' }, {}],
])('%s: %j', (_, typed, faults) => expect(faultsOf(typed)).toEqual(faults));

test.each([
  ['mobile_number', 'mobile'],
  ['country_code', 'mobile'],
  ['first_name', 'name'],
  ['id_proof_type_id', 'id'],
  ['documents', 'document'],
  ['expiry_date', 'expiry_date'],
  ['customer_tag', null],
  ['constructor', null],
  ['customer_id', null],
  ['additional_fields', null],
  [null, null],
])('R8.1.6: the server’s %s is said at %s', (field, question) => expect(questionNamed(field)).toBe(question));

describe('R3.7.9: each document has its own number, dates and file', () => {
  const whole = { ...adam, ...passport, expiry_date: '2030-01-31', place_of_birth: 'Cairo', document: 'files/a.pdf' };
  test('choosing another kind of document empties them', () => {
    expect(withTyped(whole, { id_proof_type_id: 32, id_proof_number: '' }, idProofTypes)).toEqual({
      ...adam,
      ...emirates,
    });
    expect(withTyped(whole, { id_proof_type_id: 33, id_proof_number: 'N2' }, idProofTypes)).toMatchObject({
      id_proof_number: 'N2',
      document: 'files/a.pdf',
    });
  });

  test('it is sent completely, and reads back the same', () => {
    const told = sent(whole);
    expect(told).toMatchObject({ ...passport, expiry_date: '2030-01-31', documents: { id_proof: 'files/a.pdf' } });
    expect(typedOf({ ...nour, ...told, customer_id: 50_001, profile_image_url: null })).toEqual(whole);
  });

  test('without a number it is not sent; other documents and earlier answers stay', () => {
    const known = { ...nour, documents: { certificate: 'files/c.pdf', id_proof: 'files/old.pdf' } };
    expect(sent({ ...whole, id_proof_number: '' }, known)).toMatchObject({
      id_proof_type_id: null,
      expiry_date: null,
      documents: { certificate: 'files/c.pdf' },
      additional_fields: nour.additional_fields,
    });
  });

  test('the fields of a passport are not sent with another document, and blanks count as empty', () => {
    const known = { ...nour, place_of_birth: 'Doha' };
    const issued = { passport_issue_date: '2020-01-31', place_of_birth: 'Cairo' };
    const card = { ...adam, ...emirates, id_proof_number: '784198765432103', ...issued };
    expect(sent(card, known)).toMatchObject({ passport_issue_date: null, place_of_birth: 'Doha', documents: {} });
    expect(sent({ ...adam, ...passport, ...issued }, known)).toMatchObject(issued);
    expect(sent({ ...adam, ...passport, place_of_birth: '  ' }, known).place_of_birth).toBeNull();
    expect(sent({ ...adam, ...passport, name: ' Adam ' }, known)).toMatchObject({ name: 'Adam' });
  });

  test('a document without a file is sent without one, and a file without a document is not sent', () => {
    const known = { ...nour, documents: { certificate: 'files/c.pdf', id_proof: 'files/old.pdf' } };
    const others = { certificate: 'files/c.pdf' };
    expect(sent({ ...adam, ...passport }, known).documents).toEqual(others);
    expect(sent({ ...whole, id_proof_number: '' }, known).documents).toEqual(others);
    expect(sent(adam, known).documents).toEqual(others);
  });

  test('R5.3.1: dashes are not sent', () =>
    expect(sent({ ...adam, ...emirates, id_proof_number: '784-1987-6543210-3' }).id_proof_number).toBe(
      '784198765432103',
    ));
});

test('R3.7.8: the picture and the state of the documents are not sent back', () =>
  expect(Object.keys(sent(adam))).not.toEqual(expect.arrayContaining(['is_icp_down'])));

test('T06: a draft stores no date of birth, religion or document, and notes that something was left out', () => {
  const typed = {
    ...adam,
    mobile_number: '501112223',
    dob: '2018-10-03',
    ...passport,
    religion_id: 1,
    document: 'files/a.pdf',
  };
  const written = writtenDraft({ typed, isCut: false }, emptyRelative);
  expect(written).toEqual({
    typed: {
      name: 'Adam',
      country_code: '971',
      mobile_number: '501112223',
      email: '',
      gender: null,
      nationality: null,
      id_proof_type_id: 33,
    },
    isCut: true,
  });
  expect(writtenDraft({ typed: { ...typed, ...typedOf(nour), name: 'Noor' }, isCut: false }, typedOf(nour)).isCut).toBe(
    false,
  );
});

test.each([
  [null, null],
  ['2026-11-22', null],
  ['2018-11-21', 8],
  ['2018-11-22', 7],
  ['2026-11-21', 0],
  ['2016-02-29', 10],
  ['2018-13-01', null],
])('R3.7.1: whoever was born on %s is %s', (dob, age) => expect(knownAge(dob, today)).toBe(age));

const contact = {
  name: 'Nour',
  mobile_number: '501112223',
  email: 'nour@mail.example',
  id_proof_number: null,
  expiry_date: null,
};
test.each([
  ['ready', {}],
  ['incomplete', { mobile_number: null }],
  ['incomplete', { email: ' ' }],
  ['ready', { id_proof_number: 'N1', expiry_date: today }],
  ['expired', { id_proof_number: 'N1', expiry_date: '2026-11-20' }],
  ['ready', { expiry_date: '2026-11-20' }],
])('R5.6.1: %s with %j', (standing, changes) =>
  expect(relativeStanding({ ...contact, ...changes }, today)).toBe(standing),
);

test('R3.7.1: the form has all questions of a booking except those about the booking itself; religion only where there is a list', () => {
  const asked = relativeQuestions(true);
  expect(asked.slice(0, 2)).toEqual(['picture', 'name']);
  expect(asked).not.toContain('tag');
  expect(new Set(asked).size).toBe(asked.length);
  const part = ['mobile', 'email', 'id', 'expiry_date', 'passport_issue_date', 'place_of_birth', 'document'];
  expect(asked.slice(-part.length)).toEqual(part);
  expect(asked).toContain('religion');
  expect(relativeQuestions(false)).toEqual(asked.filter((question) => question !== 'religion'));
});
