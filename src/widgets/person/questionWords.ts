/** What is said at the questions of a person; a fault without words does not compile. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AttendeeFault, AttendeeFaults } from '../../../machines/attendees/attendeeFaults.ts';
import { attendeeQuestions, type AttendeeQuestion } from '../../../machines/attendees/attendeeFields.ts';
import { idNumberLabel } from '../../components/fields/idNumber.ts';
import { personFaults, sayOf } from '../personWords.ts';

const faults = {
  ...personFaults,
  // Q5.1.a: the forms of a booking say it so.
  emailInvalid: msg`Please input correct email address`,
  detailMissing: personFaults.nameMissing,
} satisfies Record<AttendeeFault, MessageDescriptor>;

/** What a question is called: a number by the document that is chosen, as its field is. */
export const questionLabel = (question: AttendeeQuestion, paper: number | null): MessageDescriptor =>
  question === 'id' ? idNumberLabel(paper) : attendeeQuestions[question].label;

interface Refused {
  faults: AttendeeFaults | null;
  /** The document whose number is asked for. */
  paper: number | null;
}

/** Why the answer was refused, in the customer's language; nothing when it was not. */
export function faultWords(
  i18n: I18n,
  question: AttendeeQuestion,
  { faults: found, paper }: Refused,
): string | undefined {
  const fault = found?.[question];
  return fault && sayOf(i18n, faults[fault], questionLabel(question, paper));
}
