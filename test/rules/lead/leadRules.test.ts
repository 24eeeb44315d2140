import fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { mayOpenAt } from '../../../machines/lead/leadScreen.ts';
import { isFaultless } from '../../../machines/shared/faults.ts';
import { questionsOf } from '../../../machines/lead/leadQuestions.ts';
import {
  agreedAnswer,
  answerFaults,
  leadFaults,
  sentLead,
  writtenAnswers,
  type LeadAnswers,
} from '../../../machines/lead/leadRules.ts';
import { additionalFieldTypes } from '../../../src/contract/forms/forms.ts';
import { LeadForm, LeadSubmission } from '../../../src/contract/forms/leadForm.ts';
import { filledIn, leadForm, phone } from '../../models/lead/lead.fixtures.ts';

const options = [{ value: 'A birthday' }, { value: 'A school' }];
const asking = (type: string, is_required: 0 | 1 = 1) =>
  parse(LeadForm, { form_name: 'x', form_fields: [{ field_name: 'It', type, is_required, options }] });
const faultOf = (type: string, answer: LeadAnswers[number] | undefined, is_required: 0 | 1 = 1) =>
  answerFaults(asking(type, is_required), answer === undefined ? {} : { 0: answer })[0];

describe('what is asked (R3.9.1)', () => {
  test('each field with its names, options in both languages, in the order of the form', () => {
    expect(questionsOf(leadForm).map(({ id, name, ar_name, type }) => [id, name, ar_name, type])).toEqual([
      [0, 'Your name', 'اسمك', 'text_box'],
      [1, 'Mobile', 'رقم الهاتف', 'phone_number'],
      [2, 'Occasion', null, 'drop_down'],
      [3, 'Consent', null, 'disclaimer_form'],
    ]);
    expect(questionsOf(leadForm).every(({ is_visible }) => is_visible)).toBe(true);
    expect(questionsOf(leadForm)[2]!.options).toEqual([
      { value: 'A birthday', name: 'A birthday', ar_name: 'عيد ميلاد' },
      { value: 'A school', name: 'A school', ar_name: null },
    ]);
  });

  test('an unknown type becomes a text field', () => {
    expect(questionsOf(asking('telepathy'))[0]!.type).toBe('text_box');
  });

  test('R7.5.1: files are for signed-in customers only; the other questions keep their numbers', () => {
    const form = parse(LeadForm, {
      form_name: 'x',
      form_fields: [
        { field_name: 'CV', type: 'file', is_required: 1 },
        { field_name: 'Name', type: 'text_box', is_required: 1 },
      ],
    });
    expect(questionsOf(form).map(({ id, name }) => [id, name])).toEqual([[1, 'Name']]);
    // The form is sent whole; what was not asked has no answer.
    expect(sentLead(form, { 1: 'Layla' }).form_fields.map(({ answer }) => answer)).toEqual(['', 'Layla']);
  });
});

describe('faults', () => {
  test.each(additionalFieldTypes.filter((type) => type !== 'phone_number' && type !== 'file'))(
    'R5.6.9: %s is missed when it is required, and only then',
    (type) => {
      for (const blank of [undefined, '', '  ']) {
        expect(faultOf(type, blank)).toBe('answerMissing');
        expect(faultOf(type, blank, 0)).toBeUndefined();
      }
    },
  );

  test.each([
    ['R5.6.10', 'email', 'layla', 'answerEmail'],
    ['R5.6.10', 'email', 'layla@mail.example', undefined],
    ['R5.6.11', 'phone_number', { country_code: '971', mobile_number: ' ' }, 'mobileMissing'],
    ['R5.6.12', 'phone_number', { country_code: '971', mobile_number: '12' }, 'mobileInvalid'],
    ['R5.6.12', 'phone_number', phone, undefined],
    ['R5.6.9', 'disclaimer_form', '1', undefined],
    ['R5.6.9', 'drop_down', 'A birthday', undefined],
    ['Q5.3.b', 'emirates_id', '784', 'answerEmiratesId'],
  ] as const)('%s: %s %j: %s', (_, type, answer, fault) => {
    expect(faultOf(type, answer)).toBe(fault);
    expect(faultOf(type, answer, 0)).toBe(fault);
  });

  test('R5.6.11: a number is asked for even where it is not marked as required', () => {
    expect(faultOf('phone_number', undefined, 0)).toBe('mobileMissing');
  });

  test.each(['init', 'expired', 'error'] as const)('R5.6.13: a captcha that is %s is a fault of its own', (captcha) => {
    expect(leadFaults(leadForm, filledIn, captcha)).toEqual({ answers: {}, captcha: 'captchaMissing' });
    expect(isFaultless(leadFaults(leadForm, filledIn, captcha))).toBe(false);
    expect(isFaultless(leadFaults(leadForm, filledIn, 'verified'))).toBe(true);
  });
});

describe('what is sent (R7.5.3)', () => {
  test('R7.5.4: the form with an answer for each field, a list’s as an object', () => {
    expect(sentLead(leadForm, { ...filledIn, 0: ' Layla ' })).toEqual({
      form_name: 'Tell us how you play',
      form_description: 'We call you back.',
      lead_action_list_id: 12,
      form_fields: [
        { field_name: 'Your name', type: 'text_box', answer: 'Layla' },
        { field_name: 'Mobile', type: 'phone_number', answer: '+971501234567' },
        { field_name: 'Occasion', type: 'drop_down', answer: { value: 'A birthday' } },
        { field_name: 'Consent', type: 'disclaimer_form', answer: '1' },
      ],
    });
  });

  test('an agreement that was ticked is sent as 1', () => {
    expect(sentLead(asking('disclaimer_form'), { 0: agreedAnswer }).form_fields[0]!.answer).toBe('1');
  });

  test('what was left out is empty, in its wrapping', () => {
    const { form_fields } = sentLead(leadForm, {});
    expect(form_fields.map(({ answer }) => answer)).toEqual(['', '', { value: '' }, '']);
  });

  test('several ticks are one text', () => {
    const [field] = sentLead(asking('check_boxes'), { 0: ['A birthday', 'A school'] }).form_fields;
    expect(field!.answer).toBe('A birthday, A school');
  });

  const types = fc.constantFrom(...additionalFieldTypes, 'telepathy');
  const answers = fc.oneof(
    fc.string(),
    fc.array(fc.string()),
    fc.record({ country_code: fc.string(), mobile_number: fc.string() }),
  );
  test('every answer fits the contract', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(types, fc.option(answers, { nil: undefined }))), (fields) => {
        const form = parse(LeadForm, {
          form_name: 'x',
          form_fields: fields.map(([type], index) => ({ field_name: `${index}`, type, is_required: 0 })),
        });
        const typed = Object.fromEntries(
          fields.flatMap(([, answer], id) => (answer === undefined ? [] : [[id, answer]])),
        );
        const sent = { ...sentLead(form, typed), recaptcha_response: 'proof' };
        expect(parse(LeadSubmission, sent).form_fields).toHaveLength(fields.length);
      }),
    );
  });
});

test('document numbers and days, which may be of birth, are not persisted (T06, docs/decisions/012)', () => {
  expect(writtenAnswers(asking('emirates_id'), { 0: '784199012345676' })).toEqual({});
  expect(writtenAnswers(asking('date'), { 0: '1987-06-05' })).toEqual({});
  expect(writtenAnswers(leadForm, filledIn)).toEqual(filledIn);
});

describe('Q4.7.a: where it opens by itself', () => {
  test.each(['/', '/home', '/service/11', '/register', '/academies', '/cartoons', '/blogs/login'])('%s', (pathname) => {
    expect(mayOpenAt({ pathname, isOccupied: false })).toBe(true);
    expect(mayOpenAt({ pathname, isOccupied: true })).toBe(false);
  });
  test.each(['/login', '/cart', '/cart/', '/paymentsuccess/abc', '/paymentfailed', '/home-bsl/x', '/Event-Invite'])(
    'not on %s',
    (pathname) => {
      expect(mayOpenAt({ pathname, isOccupied: false })).toBe(false);
    },
  );
});
