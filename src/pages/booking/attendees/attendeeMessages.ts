/** What is said about the visitors' details; a fault without words does not compile. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnswerFault } from '../../../../machines/attendees/additionalAnswers.ts';
import type { AttendeeFault, AttendeeFaults } from '../../../../machines/attendees/attendeeFaults.ts';
import { attendeeQuestions, type AttendeeQuestion } from '../../../../machines/attendees/attendeeFields.ts';
import type { Problem } from '../../../../machines/shared/problem.ts';
import type { AdditionalField } from '../../../contract/forms.ts';
import { localName } from '../../../i18n/localName.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { personFaults, problemWords, sayOf } from '../../../widgets/personWords.ts';

const required = personFaults.nameMissing;

const faults = {
  ...personFaults,
  // Q5.1.a: the forms of a booking say it so.
  emailInvalid: msg`Please input correct email address`,
  detailMissing: required,
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
export function faultWords(i18n: I18n, question: AttendeeQuestion, found: AttendeeFaults | null): string | undefined {
  const fault = found?.[question];
  return fault && sayOf(i18n, faults[fault], attendeeQuestions[question].label);
}

/** The names of what was refused, in the order of the form; the operator's questions have names of their own. */
export const faultyFields = (found: AttendeeFaults): MessageDescriptor[] =>
  // SAFETY: the names are those of the table.
  (Object.keys(attendeeQuestions) as AttendeeQuestion[])
    .filter((question) => found[question] !== undefined)
    .map((question) => attendeeQuestions[question].label);

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
