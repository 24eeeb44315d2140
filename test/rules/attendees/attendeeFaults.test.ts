import { describe, expect, test } from 'vitest';
import { attendeeFaults, type Judged } from '../../../machines/attendees/attendeeFaults.ts';
import { isFaultless } from '../../../machines/shared/faults.ts';
import {
  alwaysAsked,
  askedFields,
  asksAnything,
  type AskedField,
} from '../../../machines/attendees/attendeeQuestions.ts';
import { emptyAttendee, type TypedAttendee } from '../../../machines/attendees/typedAttendee.ts';
import {
  askedSignedOut,
  nothingVisible,
  person,
  questions as asked,
  today,
} from '../../models/attendees/attendeeDetails.fixtures.ts';

const filled: TypedAttendee = { ...emptyAttendee, ...person, dob: null };
const questions = { ...asked, fields: {}, additional: [] };
const judged = (over: Partial<Judged> = {}): Judged => ({
  attendee: filled,
  locked: new Set(),
  questions,
  site: nothingVisible,
  today,
  ...over,
});
const faults = (over: Partial<Judged> = {}) => attendeeFaults(judged(over));
const showing = (field: AskedField, is_required: boolean) => ({
  ...questions,
  fields: { [field]: { is_visible: true, is_required } },
});

const missing: Partial<Record<AskedField, string>> = { dob: 'dateMissing', id: 'emiratesIdMissing' };

describe('what is wrong with an attendee', () => {
  test('R5.6.1: name, mobile and e-mail are required', () =>
    expect(faults({ attendee: emptyAttendee })).toEqual({
      name: 'nameMissing',
      mobile: 'mobileMissing',
      email: 'emailMissing',
      answers: {},
    }));
  test.each(askedFields)(
    'R3.1.4, R5.6.2, R5.6.3, R5.6.4: %s is asked only when visible, required only when required',
    (field) => {
      expect(isFaultless(faults())).toBe(true);
      expect(isFaultless(faults({ questions: showing(field, false) }))).toBe(true);
      expect(faults({ questions: showing(field, true) })).toEqual({
        [field]: missing[field] ?? 'detailMissing',
        answers: {},
      });
    },
  );
  test('Q5.6.c: hidden is never required', () => {
    const hidden = { ...questions, fields: { dob: { is_visible: false, is_required: true } } };
    expect(isFaultless(faults({ questions: hidden }))).toBe(true);
  });
  test('Q3.1.d: the service decides before the site', () => {
    const site = { ...nothingVisible, dob: { is_visible: true, is_required: true } };
    expect(faults({ site })).toMatchObject({ dob: 'dateMissing' });
    expect(
      isFaultless(
        faults({ site, questions: { ...questions, fields: { dob: { is_visible: false, is_required: false } } } }),
      ),
    ).toBe(true);
  });
  test('R5.6.5: a date of birth is not in the future', () => {
    const attendee = { ...filled, dob: '2026-11-22' };
    expect(faults({ attendee, questions: showing('dob', false) })).toMatchObject({ dob: 'dateFuture' });
  });
  test('R5.3.10: a number is judged by its document even where it may be left out', () => {
    const attendee = { ...filled, id_proof_number: '784199012345677' };
    expect(faults({ attendee, questions: showing('id', false) })).toMatchObject({ id: 'emiratesIdInvalid' });
    expect(
      isFaultless(faults({ attendee: { ...attendee, id_proof_type_id: 33 }, questions: showing('id', true) })),
    ).toBe(true);
  });
  test('R5.2.6, R5.2.7, R5.1.3, R5.1.9: name, address and number by their rules', () => {
    const attendee = { ...filled, name: 'Ann!', email: 'a@b', mobile_number: '1234567' };
    expect(faults({ attendee })).toMatchObject({ name: 'nameInvalid', email: 'emailInvalid', mobile: 'mobileInvalid' });
    expect(faults({ attendee: { ...filled, name: 'J' } })).toMatchObject({ name: 'nameShort' });
  });
  test('R7.3.1: what a relative may lack is wrong only where it is there, and nothing else may be lacking', () => {
    const mayLack = new Set(['mobile', 'email'] as const);
    expect(faults({ attendee: emptyAttendee, mayLack })).toEqual({ name: 'nameMissing', answers: {} });
    expect(faults({ attendee: { ...filled, email: 'a@b' }, mayLack })).toEqual({ email: 'emailInvalid', answers: {} });
  });
  test('what is fixed is not held against the customer', () => {
    const attendee = { ...filled, name: "O'Neill" };
    expect(isFaultless(faults({ attendee, locked: new Set(['name']) }))).toBe(true);
  });
});

test('R5.6.1: name, number and address are required of everybody, whatever the operator configures', () => {
  expect(alwaysAsked).toEqual(['name', 'mobile', 'email']);
});

describe('whether anything is asked (Q2.12.c)', () => {
  test('a visible field, of the service or of the site, or an additional one', () => {
    expect(asksAnything(nothingVisible, questions)).toBe(false);
    expect(asksAnything(null, questions)).toBe(false);
    expect(asksAnything({ ...nothingVisible, tag: { is_visible: true, is_required: false } }, questions)).toBe(true);
    expect(asksAnything(nothingVisible, showing('gender', false))).toBe(true);
    expect(asksAnything(nothingVisible, { ...askedSignedOut, fields: {} })).toBe(true);
  });
  test('hidden additional fields ask nothing', () => {
    const [first] = askedSignedOut.additional;
    expect(asksAnything(null, { ...questions, additional: [{ ...first!, is_visible: false }] })).toBe(false);
  });
});
