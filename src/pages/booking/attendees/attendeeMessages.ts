/** What is said about the visitors' details; a fault without words does not compile. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AttendeeFault, AttendeeFaults } from '../../../../machines/attendees/attendeeFaults.ts';
import { attendeeQuestions, type AttendeeQuestion } from '../../../../machines/attendees/attendeeFields.ts';
import type { Problem } from '../../../../machines/shared/problem.ts';
import { fileTypeWords } from '../../../widgets/answerWords.ts';
import { personFaults, problemWords, sayOf } from '../../../widgets/personWords.ts';

const faults = {
  ...personFaults,
  // Q5.1.a: the forms of a booking say it so.
  emailInvalid: msg`Please input correct email address`,
  detailMissing: personFaults.nameMissing,
} satisfies Record<AttendeeFault, MessageDescriptor>;

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

/** Why a file was not kept (R5.4.9), or what else went wrong (R8.1.6). */
export const attendeeProblemWords = (i18n: I18n, problem: Problem): string =>
  problem.code === 'fileType' ? i18n._(fileTypeWords) : problemWords(i18n, problem);
