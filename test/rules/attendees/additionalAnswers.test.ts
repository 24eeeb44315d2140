import { describe, expect, test } from 'vitest';
import {
  answerFault,
  answersOnFile,
  fittingAnswers,
  sentAnswers,
  unsigned,
  type TypedAnswer,
} from '../../../machines/attendees/additionalAnswers.ts';
import { additionalFieldTypes } from '../../../src/contract/forms/forms.ts';
import { additional } from '../../models/attendees/attendeeDetails.fixtures.ts';

const blankPhone = { country_code: '971', mobile_number: '  ' };
const field = (type: (typeof additionalFieldTypes)[number], is_required = 1) =>
  additional({ id: 4, slug: 'it', type, is_required });

/** For each of the twelve types: valid answers with how they are sent, and invalid ones with their fault. */
const table: Record<
  (typeof additionalFieldTypes)[number],
  { right: [TypedAnswer, unknown][]; wrong: [TypedAnswer | undefined, string][] }
> = {
  text_box: {
    right: [[' A ', 'A']],
    wrong: [
      ['  ', 'answerMissing'],
      [undefined, 'answerMissing'],
    ],
  },
  text_area: { right: [['one\ntwo', 'one\ntwo']], wrong: [['', 'answerMissing']] },
  date: {
    right: [['2026-11-21', '2026-11-21']],
    wrong: [
      ['', 'answerMissing'],
      ['2026-02-30', 'answerDate'],
    ],
  },
  country: { right: [['784', '784']], wrong: [['', 'answerMissing']] },
  radio_buttons: { right: [['left', 'left']], wrong: [['', 'answerMissing']] },
  drop_down: { right: [['left', 'left']], wrong: [['', 'answerMissing']] },
  check_boxes: {
    right: [
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
    ],
    wrong: [
      [[], 'answerMissing'],
      ['a', 'answerMissing'],
    ],
  },
  email: {
    right: [['a@b.c', 'a@b.c']],
    wrong: [
      ['', 'answerMissing'],
      ['a@b', 'answerEmail'],
    ],
  },
  phone_number: {
    right: [[{ country_code: '971', mobile_number: '050 123 4567' }, '+971501234567']],
    wrong: [
      [undefined, 'mobileMissing'],
      [{ country_code: '971', mobile_number: '1234567' }, 'mobileInvalid'],
    ],
  },
  emirates_id: {
    right: [['784-1990-1234567-6', '784199012345676']],
    wrong: [
      ['', 'answerEmiratesId'],
      ['784-1990-1234567-7', 'answerEmiratesId'],
      ['785199012345676', 'answerEmiratesId'],
    ],
  },
  file: { right: [['uploads/1.pdf', 'uploads/1.pdf']], wrong: [['', 'answerMissing']] },
  disclaimer_form: {
    right: [
      [{ path: null, name: ' Layla ', agreed: true }, 'Layla'],
      [{ path: 'uploads/s.png', name: '', agreed: true }, 'uploads/s.png'],
    ],
    wrong: [
      [undefined, 'answerMissing'],
      [unsigned, 'answerMissing'],
      [{ path: null, name: 'Layla', agreed: false }, 'answerUnsigned'],
      [{ path: null, name: ' ', agreed: true }, 'answerUnsigned'],
    ],
  },
};

describe.each(additionalFieldTypes)('R3.8.2–7: the additional field %s', (type) => {
  const { right, wrong } = table[type];
  test.each(right)('%j is sent as %j', (answer, value) => {
    expect(answerFault(field(type), answer)).toBeNull();
    expect(sentAnswers([field(type)], { 4: answer })[0]).toMatchObject({ id: 4, slug: 'it', value });
  });
  test.each(wrong)('%j is refused: %s', (answer, fault) => expect(answerFault(field(type), answer)).toBe(fault));
  test('R3.8.1: what is not required may be left out, and is sent as nothing', () => {
    expect(answerFault(field(type, 0), undefined)).toBeNull();
    expect(sentAnswers([field(type, 0)], {})[0]?.value).toBeNull();
  });
});

test('what may be left out is judged once it is there', () => {
  expect(answerFault(field('email', 0), 'a@b')).toBe('answerEmail');
  expect(answerFault(field('disclaimer_form', 0), { path: null, name: 'Layla', agreed: false })).toBe('answerUnsigned');
});

test('R3.7.6: an answer carries its text in both languages', () => {
  const [answer] = sentAnswers(
    [additional({ type: 'disclaimer_form', content: 'Own risk', ar_content: 'مسؤوليتي' })],
    {},
  );
  expect(answer).toMatchObject({ content: 'Own risk', ar_content: 'مسؤوليتي' });
});

test('R7.3.3: stored answers are filled in where they fit; signatures and numbers must be given again', () => {
  const fields = [
    additional({ id: 1 }),
    additional({ id: 2, type: 'check_boxes', options: [{ value: 'x', name: 'X' }] }),
    additional({ id: 3, type: 'disclaimer_form' }),
    additional({ id: 4, type: 'check_boxes' }),
  ];
  const stored = [
    { id: 1, slug: 'a', value: 'Falcons' },
    { id: 2, slug: 'b', value: ['x'] },
    { id: 3, slug: 'c', value: 'Layla' },
    { id: 4, slug: 'd', value: 'x' },
    { id: 9, slug: 'e', value: 'gone' },
  ];
  expect(answersOnFile(fields, stored)).toEqual({ 1: 'Falcons', 2: ['x'] });
});

describe('a question that has changed since it was answered', () => {
  const options = ['left', 'right'].map((value) => ({ value, name: value }));
  test.each<[(typeof additionalFieldTypes)[number], TypedAnswer, TypedAnswer | undefined]>([
    ['radio_buttons', 'left', 'left'],
    ['radio_buttons', 'up', undefined],
    ['drop_down', 'right', 'right'],
    ['drop_down', 'up', undefined],
    ['check_boxes', ['left', 'up'], ['left']],
    ['check_boxes', 'left', undefined],
    ['text_box', 'anything', 'anything'],
    ['text_box', ['left'], undefined],
    ['phone_number', { country_code: '971', mobile_number: '5' }, { country_code: '971', mobile_number: '5' }],
    ['phone_number', '5', undefined],
    ['disclaimer_form', unsigned, unsigned],
    ['disclaimer_form', 'Layla', undefined],
  ])('%s: of %j stays %j', (type, answer, kept) =>
    expect(fittingAnswers([additional({ id: 4, type, options })], { 4: answer })).toEqual(
      kept === undefined ? {} : { 4: kept },
    ),
  );
  test('one that is not asked any more takes its answer along', () =>
    expect(fittingAnswers([additional({ id: 4 })], { 5: 'x' })).toEqual({}));
});

test('R3.7.11: numbers and signatures must be given again, and unanswered questions stay unanswered', () => {
  const stored = (value: unknown) => [{ id: 4, slug: 'it', value, content: null, ar_content: null }] as never;
  expect(answersOnFile([field('text_box')], stored('Falcons'))).toEqual({ 4: 'Falcons' });
  for (const type of ['phone_number', 'disclaimer_form'] as const)
    expect(answersOnFile([field(type)], stored('+971501234567'))).toEqual({});
  expect(answersOnFile([field('text_box')], stored(null))).toEqual({});
});

test('a choice without options holds nothing, and a number of blanks is empty', () => {
  expect(fittingAnswers([{ ...field('radio_buttons'), options: [] }], { 4: 'left' })).toEqual({});
  expect(answerFault(field('phone_number'), { country_code: '971', mobile_number: '  ' })).toBe('mobileMissing');
});

test('a phone number of blanks is empty (R5.1.8)', () => {
  expect(answerFault(field('phone_number'), blankPhone)).toBe('mobileMissing');
  expect(answerFault(field('phone_number', 0), blankPhone)).toBeNull();
  expect(sentAnswers([field('phone_number')], { 4: blankPhone })[0]?.value).toBeNull();
});

test.each(additionalFieldTypes)('what was left without an answer is left without one again: %s', (type) => {
  const nothing = { id: 4, slug: 'it', value: null, content: null, ar_content: null };
  expect(answersOnFile([field(type)], [nothing])).toEqual({});
  expect(answersOnFile([field(type)], [])).toEqual({});
});
