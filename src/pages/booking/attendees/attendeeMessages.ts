/** What is said about the visitors' details; a fault without words does not compile. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnswerFault } from '../../../../machines/attendees/additionalAnswers.ts';
import type { AttendeeFaults } from '../../../../machines/attendees/attendeeFaults.ts';
import type { Problem } from '../../../../machines/shared/problem.ts';
import type { AdditionalField } from '../../../contract/forms.ts';
import { localName } from '../../../i18n/localName.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { personFaults, personLabels, problemWords, sayOf } from '../../../widgets/personWords.ts';

type AttendeeField = Exclude<keyof AttendeeFaults, 'answers'>;
type AttendeeFault = NonNullable<AttendeeFaults[AttendeeField]>;

export const labels = {
  name: personLabels.name,
  mobile: personLabels.mobile,
  email: personLabels.email,
  dob: msg`Date of birth`,
  gender: msg`Gender`,
  nationality: msg`Nationality`,
  religion: msg`Religion`,
  tag: msg`Purpose of visit`,
  id: msg`ID number`,
} satisfies Record<AttendeeField, MessageDescriptor>;

const required = personFaults.nameMissing;

const faults = {
  ...personFaults,
  // Q5.1.a: the forms of a booking say it so.
  emailInvalid: msg`Please input correct email address`,
  genderMissing: required,
  nationalityMissing: required,
  religionMissing: required,
  tagMissing: required,
} satisfies Record<AttendeeFault, MessageDescriptor>;

const answerFaults = {
  answerMissing: required,
  answerEmail: msg`E-mail must be valid`,
  answerDate: personFaults.dateInvalid,
  answerEmiratesId: msg`Please enter valid Emirates ID`,
  answerUnsigned: msg`Please sign, and tick that you agree`,
  mobileMissing: personFaults.mobileMissing,
  mobileInvalid: personFaults.mobileInvalid,
} satisfies Record<AnswerFault, MessageDescriptor>;

/** Why the field was refused, in the customer's language; nothing when it was not. */
export function faultWords(i18n: I18n, field: AttendeeField, found: AttendeeFaults | null): string | undefined {
  const fault = found?.[field];
  return fault && sayOf(i18n, faults[fault], labels[field]);
}

/** The names of what was refused, in the order of the form; the operator's questions have names of their own. */
export const faultyFields = (found: AttendeeFaults): MessageDescriptor[] =>
  (Object.keys(labels) as AttendeeField[]).filter((field) => found[field] !== undefined).map((field) => labels[field]);

/** The same for a question of the operator's, by the name it has. */
export function answerWords(
  i18n: I18n,
  locale: Locale,
  field: AdditionalField,
  found: AttendeeFaults | null,
): string | undefined {
  const fault = found?.answers[field.id];
  // A question is named without its mark, or its few.
  const name = localName(field, locale).replace(/[?؟:.\s]{1,5}$/u, '');
  return fault && i18n._({ ...answerFaults[fault], values: { field: name } });
}

const fileType = msg`Invalid file type. Please upload a valid file type (jpeg, png, pdf)`;

/** Why a file was not kept (R5.4.9), or what else went wrong (R8.1.6). */
export const attendeeProblemWords = (i18n: I18n, problem: Problem): string =>
  problem.code === 'fileType' ? i18n._(fileType) : problemWords(i18n, problem);
