/** The attendees as they go into the cart, field by field (R3.7.1, R3.7.5, R3.7.8, R5.3.1). */
import { expect, test } from 'vitest';
import { attendeeFields } from '../../../machines/attendees/attendeeFields.ts';
import { sentCustomers, sentFields } from '../../../machines/attendees/sentCustomers.ts';
import * as at from '../../models/attendees/attendeeDetails.fixtures.ts';
import { empty } from '../../models/attendees/attendeeDetails.words.ts';

const shown = { is_visible: true, is_required: false };
const everything = { dob: shown, gender: shown, nationality: shown, religion: shown, id: shown, tag: shown };
const religions = [
  { id: 1, name: 'Islam', ar_name: 'الإسلام' },
  { id: 2, name: 'Other', ar_name: 'أخرى' },
];
const training = { id: 5, name: 'Training', ar_name: 'تدريب' };
const sent = (typed: object, changes: object = {}) =>
  sentCustomers({
    attendees: [{ ...empty, ...typed }],
    questions: { ...at.questions, fields: everything, additional: [] },
    site: at.nothingVisible,
    religions,
    saves: false,
    ...changes,
  })[0];

const hind = {
  customer_id: 71,
  name: ' Hind  Al Falasi ',
  mobile_number: '050 123 4567',
  email: ' hind@falasi.example ',
  dob: '2001-02-03',
  gender: 'Female',
  nationality: 784,
  religion_id: 2,
  tag: 5,
  id_proof_type_id: 32,
  id_proof_number: ' 784-1990-1234567-6 ',
};

test('everything that was asked is sent under the names of the contract', () => {
  expect(sent(hind)).toMatchObject({
    customer_id: 71,
    name: 'Hind  Al Falasi',
    first_name: 'Hind',
    last_name: 'Al Falasi',
    country_code: '971',
    mobile_number: '501234567',
    email: 'hind@falasi.example',
    dob: '2001-02-03',
    gender: 'Female',
    nationality: 784,
    religion: 'Other',
    religion_id: 2,
    customer_tag: training,
    id_proof_type_id: 32,
    id_proof_number: '784199012345676',
    is_primary: true,
    save_detail_for_future: false,
  });
});

test('what is not chosen, or not there to be chosen, goes out as nothing', () => {
  const nothing = { religion_id: null, tag: null, id_proof_number: ' ', email: ' ' };
  const none = {
    religion: null,
    religion_id: null,
    customer_tag: null,
    id_proof_type_id: null,
    id_proof_number: null,
    email: null,
  };
  expect(sent({ ...hind, ...nothing })).toMatchObject(none);
  expect(sent({ ...hind, religion_id: 9, tag: 9 })).toMatchObject({
    religion: null,
    religion_id: null,
    customer_tag: null,
  });
  expect(sent(hind, { religions: null })).toMatchObject({ religion: null, religion_id: null });
});

test('what was not asked is not sent, whatever was typed', () => {
  const unasked = sent(hind, { questions: { ...at.questions, fields: {}, additional: [] } });
  expect(unasked).toMatchObject({
    name: 'Hind  Al Falasi',
    dob: null,
    gender: null,
    nationality: null,
    religion: null,
    customer_tag: null,
    id_proof_number: null,
  });
});

test('each field says under which names it goes out', () => {
  expect(Object.fromEntries(Object.entries(attendeeFields).map(([field, { sentAs }]) => [field, sentAs]))).toEqual({
    customer_id: ['customer_id'],
    name: ['name', 'first_name', 'last_name'],
    country_code: ['country_code'],
    mobile_number: ['mobile_number'],
    email: ['email'],
    dob: ['dob'],
    gender: ['gender'],
    nationality: ['nationality'],
    religion_id: ['religion_id', 'religion'],
    tag: ['customer_tag'],
    id_proof_type_id: ['id_proof_type_id'],
    id_proof_number: ['id_proof_number'],
    answers: ['additional_fields'],
  });
});

test('R3.7.6: a disclaimer goes out with the text that was agreed to, in both languages', () => {
  const answers = { [at.waiver.id]: { path: null, name: 'Hind', agreed: true } };
  const questions = { ...at.questions, fields: {}, additional: [at.waiver, at.club] };
  expect(sent({ ...hind, answers }, { questions })?.additional_fields).toEqual([
    { id: 3, slug: 'waiver', value: 'Hind', content: at.waiver.content, ar_content: at.waiver.ar_content },
    { id: 1, slug: 'club', value: null, content: null, ar_content: null },
  ]);
});

test('R5.3.10: without a number no document is sent, and an earlier one is removed', () => {
  const from = { questions: { ...at.questions, fields: everything }, site: at.nothingVisible, religions };
  expect(sentFields({ ...empty, id_proof_type_id: 33, id_proof_number: ' ' }, from)).toMatchObject({
    id_proof_type_id: null,
    id_proof_number: null,
  });
});
