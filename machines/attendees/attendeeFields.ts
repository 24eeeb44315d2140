/**
 * The table of an attendee's fields: each with its empty value, its schema, the question of the form it answers, where it
 * may be stored and how it is sent. The form, drafts and their schema, the cart, relatives, browser storage and
 * recordings all read it, so that a plain field is added here and in the contract, nowhere else (028).
 */
import * as v from 'valibot';
import type { FieldVisibilities } from '../../src/contract/forms/askedDetails.ts';
import type { Customer } from '../../src/contract/customers/customers.ts';
import { Gender } from '../../src/contract/customers/user.ts';
import { Id } from '../../src/contract/wire/wire.ts';
import { defaultCountryCode } from '../phone/phoneRules.ts';
import type { TypedAnswer } from './additionalAnswers.ts';

/** A message of the catalogues: the mark lets the extraction find it here, and the view shows it. */
interface Label {
  id: string;
  message: string;
}

/** How a question is answered: with a plain text, date or country input, or with an input of its own. */
export type QuestionInput =
  | 'text'
  | 'date'
  | 'country'
  | 'phone'
  | 'email'
  | 'gender'
  | 'religion'
  | 'idProof'
  | 'purposeOfVisit';

interface QuestionMarks {
  label: Label;
  input: QuestionInput;
  /** The browser's autofill token, used for the customer's own details only. */
  autoComplete?: string;
  /** Asked of every attendee; the others only where the service or the site wants them (R5.6.2–4). */
  isAlwaysAsked: boolean;
  /** Whether a value from the profile cannot be changed (R3.7.12, R3.7.13). */
  isLockable: boolean;
}

/** The questions of the form, in order; fields that belong together, like a number and its country, are one question. */
export const attendeeQuestions = {
  name: {
    label: /*i18n*/ { id: 'attendee.name', message: 'Name' },
    input: 'text',
    autoComplete: 'name',
    isAlwaysAsked: true,
    isLockable: true,
  },
  mobile: {
    label: /*i18n*/ { id: 'attendee.mobile', message: 'Mobile number' },
    input: 'phone',
    isAlwaysAsked: true,
    isLockable: true,
  },
  email: {
    label: /*i18n*/ { id: 'attendee.email', message: 'Email' },
    input: 'email',
    autoComplete: 'email',
    isAlwaysAsked: true,
    isLockable: true,
  },
  dob: {
    label: /*i18n*/ { id: 'attendee.dob', message: 'Date of birth' },
    input: 'date',
    isAlwaysAsked: false,
    isLockable: true,
  },
  gender: {
    label: /*i18n*/ { id: 'attendee.gender', message: 'Gender' },
    input: 'gender',
    isAlwaysAsked: false,
    isLockable: true,
  },
  nationality: {
    label: /*i18n*/ { id: 'attendee.nationality', message: 'Nationality' },
    input: 'country',
    isAlwaysAsked: false,
    isLockable: true,
  },
  religion: {
    label: /*i18n*/ { id: 'attendee.religion', message: 'Religion' },
    input: 'religion',
    isAlwaysAsked: false,
    isLockable: false,
  },
  id: {
    label: /*i18n*/ { id: 'attendee.id', message: 'ID number' },
    input: 'idProof',
    isAlwaysAsked: false,
    isLockable: true,
  },
  tag: {
    label: /*i18n*/ { id: 'attendee.tag', message: 'Purpose of visit' },
    input: 'purposeOfVisit',
    isAlwaysAsked: false,
    isLockable: false,
  },
} as const satisfies Record<'name' | 'mobile' | 'email' | keyof FieldVisibilities, QuestionMarks>;

export type AttendeeQuestion = keyof typeof attendeeQuestions;

/** Questions whose answer may come from the profile and be locked. */
export type LockedField = {
  [Question in AttendeeQuestion]: (typeof attendeeQuestions)[Question]['isLockable'] extends true ? Question : never;
}[AttendeeQuestion];

interface FieldMarks {
  /** The question that it answers; null where it is set by another choice. */
  question: AttendeeQuestion | 'additional' | null;
  /** Never written to the browser's storage: after a reload it must be typed again (T06, R4.1.4). */
  isConfidential: boolean;
  /** Never shown in a recording or the inspector; a name is hidden there in records of people. */
  isHidden: boolean;
  /** The names of the field in the cart's customer (R3.7.1). */
  sentAs: readonly [keyof Customer, ...(keyof Customer)[]];
}

const field = <TSchema extends v.GenericSchema>(
  schema: TSchema,
  marks: FieldMarks & { empty: v.InferOutput<TSchema> },
) => ({ schema, ...marks });

const Text = v.pipe(v.string(), v.maxLength(5_000));
const Answer = v.union([
  Text,
  v.pipe(v.array(Text), v.readonly()),
  v.object({ country_code: Text, mobile_number: Text }),
  v.object({ path: v.nullable(Text), name: Text, agreed: v.boolean() }),
]) satisfies v.GenericSchema<unknown, TypedAnswer>;

const shown = { isConfidential: false, isHidden: false };
const hidden = { isConfidential: false, isHidden: true };
const confidential = { isConfidential: true, isHidden: true };

/** Nothing is chosen beforehand (R3.7.3). */
export const attendeeFields = {
  /** The saved family member that was chosen (R6.1.16). */
  customer_id: field(v.nullable(Id), { question: null, empty: null, ...shown, sentAs: ['customer_id'] }),
  name: field(Text, { question: 'name', empty: '', ...hidden, sentAs: ['name', 'first_name', 'last_name'] }),
  /** Without plus (R3.7.2). */
  country_code: field(Text, { question: 'mobile', empty: defaultCountryCode, ...shown, sentAs: ['country_code'] }),
  mobile_number: field(Text, { question: 'mobile', empty: '', ...hidden, sentAs: ['mobile_number'] }),
  email: field(Text, { question: 'email', empty: '', ...hidden, sentAs: ['email'] }),
  /** `YYYY-MM-DD`; incomplete text is kept as typed. */
  dob: field(v.nullable(Text), { question: 'dob', empty: null, ...confidential, sentAs: ['dob'] }),
  gender: field(v.nullable(Gender), { question: 'gender', empty: null, ...hidden, sentAs: ['gender'] }),
  /** The id of a country (R3.7.4). */
  nationality: field(v.nullable(Id), { question: 'nationality', empty: null, ...hidden, sentAs: ['nationality'] }),
  religion_id: field(v.nullable(Id), {
    question: 'religion',
    empty: null,
    ...confidential,
    sentAs: ['religion_id', 'religion'],
  }),
  /** The id of a purpose of visit (R3.7.5). */
  tag: field(v.nullable(Id), { question: 'tag', empty: null, ...shown, sentAs: ['customer_tag'] }),
  /** Null: the first of the list (R5.3.11). */
  id_proof_type_id: field(v.nullable(Id), { question: 'id', empty: null, ...hidden, sentAs: ['id_proof_type_id'] }),
  id_proof_number: field(Text, { question: 'id', empty: '', ...confidential, sentAs: ['id_proof_number'] }),
  /** By the id of the additional field. */
  answers: field(v.record(v.pipe(v.string(), v.digits()), Answer), {
    question: 'additional',
    empty: {},
    ...confidential,
    sentAs: ['additional_fields'],
  }),
};

export type AttendeeField = keyof typeof attendeeFields;
type Fields = typeof attendeeFields;

/** One value for each field, computed from its row of the table. */
export const eachField = <TValue>(
  valueOf: (marks: Fields[AttendeeField], field: AttendeeField) => TValue,
): Record<AttendeeField, TValue> =>
  // SAFETY: the names are those of the table.
  Object.fromEntries(
    Object.entries(attendeeFields).map(([name, marks]) => [name, valueOf(marks, name as AttendeeField)]),
  ) as Record<AttendeeField, TValue>;

/** The field that answers a question, the first where several do. */
export const fieldOf = (question: AttendeeQuestion): AttendeeField =>
  // SAFETY: the names are those of the table, and a test checks that each question has a field.
  Object.entries(attendeeFields).find(([, marks]) => marks.question === question)![0] as AttendeeField;

export type FieldSchemas = { [Field in AttendeeField]: Fields[Field]['schema'] };
export type FieldValues = { [Field in AttendeeField]: v.InferOutput<Fields[Field]['schema']> };
