/** Every field of an attendee's details has its marks, and everything derived from them follows (T06). */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { attendeeFields, attendeeQuestions, eachField } from '../../../machines/attendees/attendeeFields.ts';
import { askedFields } from '../../../machines/attendees/attendeeQuestions.ts';
import { emptyAttendee, writtenAttendees, type TypedAttendee } from '../../../machines/attendees/typedAttendee.ts';
import { FieldVisibilities } from '../../../src/contract/forms/askedDetails.ts';
import { redact, redacted } from '../../../src/adapters/http/redact.ts';

/** The fields that may be persisted and shown, by the requirements; a new field must be added to one of these lists. */
const mayBeWritten = ['customer_id', 'name', 'country_code', 'mobile_number', 'email', 'gender', 'nationality', 'tag'];
const alsoWritten = ['id_proof_type_id'];
const mayBeShown = new Set(['customer_id', 'country_code', 'tag']);

const filled: TypedAttendee = {
  ...(eachField(() => 'canary') as unknown as TypedAttendee),
  customer_id: 4,
  name: 'Hind Canary',
  country_code: '971',
  mobile_number: '501112223',
  email: 'hind@mail.example',
  dob: '1990-12-24',
  gender: 'Female',
  nationality: 784,
  religion_id: 667,
  tag: 9,
  id_proof_type_id: 33,
  id_proof_number: 'SECRET-ID',
  answers: { 1: 'Falcons' },
};

test('the persisted draft has the fields that may be persisted, and no others', () => {
  const [written] = writtenAttendees({ attendees: [filled], saves: false, agreed: false, isCut: false }).attendees;
  const kept = Object.keys(filled).filter(
    (field) => written![field as keyof TypedAttendee] !== emptyAttendee[field as keyof TypedAttendee],
  );
  expect(kept.filter((field) => field !== 'country_code').toSorted()).toEqual(
    [...mayBeWritten, ...alsoWritten].filter((field) => field !== 'country_code').toSorted(),
  );
});

test.each(Object.entries(attendeeFields))('a recording shows %s only where it may', (field, { sentAs }) => {
  const typed = redact(filled) as Record<string, unknown>;
  expect(typed[field] !== redacted && JSON.stringify(typed[field]) !== JSON.stringify({ 1: redacted })).toBe(
    mayBeShown.has(field),
  );
  for (const name of sentAs)
    expect([name, redact({ email: 'x', [name]: 'canary' })]).toEqual([
      name,
      { email: redacted, [name]: mayBeShown.has(field) ? 'canary' : redacted },
    ]);
});

test('what is confidential is hidden, too', () => {
  const bare = Object.entries(attendeeFields).filter(([, { isConfidential, isHidden }]) => isConfidential && !isHidden);
  expect(bare).toEqual([]);
});

test('each question has a field, and each field its question (R5.6.2–4)', () => {
  const answered = new Set(Object.values(attendeeFields).map(({ question }) => question));
  expect(Object.keys(attendeeQuestions).filter((question) => !answered.has(question as never))).toEqual([]);
  expect(askedFields.slice(0, 6)).toEqual(['dob', 'gender', 'nationality', 'religion', 'id', 'tag']);
  expect(askedFields.toSorted()).toEqual(Object.keys(FieldVisibilities.entries).toSorted());
});

test.each([
  ['a text', 'Falcons', true],
  ['several', ['left', 'right'], true],
  ['a number', { country_code: '971', mobile_number: '501112223' }, true],
  ['a signature', { path: null, name: 'Hind', agreed: true }, true],
  ['a drawn signature', { path: 'up/1.png', name: '', agreed: false }, true],
  ['nothing', null, false],
  ['a figure', 7, false],
  ['several figures', [7], false],
  ['half a number', { country_code: '971' }, false],
  ['a signature without its word', { path: null, name: 'Hind' }, false],
])('an answer to an additional field may be %s: %j, %s', (_, answer, isOne) => {
  expect(v.is(attendeeFields.answers.schema, { 1: answer })).toBe(isOne);
});
test('answers are kept as typed, by the ids of their fields', () => {
  const answers = {
    1: { country_code: '971', mobile_number: '501112223' },
    2: { path: null, name: 'H', agreed: true },
  };
  expect(v.parse(attendeeFields.answers.schema, answers)).toEqual(answers);
  expect(v.is(attendeeFields.answers.schema, { club: 'Falcons' })).toBe(false);
});
