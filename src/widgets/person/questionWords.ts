/** What is said at the questions of a person; a fault without words does not compile. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AttendeeFault, AttendeeFaults } from '../../../machines/attendees/attendeeFaults.ts';
import { attendeeQuestions, type AttendeeQuestion } from '../../../machines/attendees/attendeeFields.ts';
import { personFaults, sayOf } from '../personWords.ts';

const faults = {
  ...personFaults,
  // Q5.1.a: the forms of a booking say it so.
  emailInvalid: msg`Please input correct email address`,
  detailMissing: personFaults.nameMissing,
} satisfies Record<AttendeeFault, MessageDescriptor>;

/** Why the answer was refused, in the customer's language; nothing when it was not. */
export function faultWords(i18n: I18n, question: AttendeeQuestion, found: AttendeeFaults | null): string | undefined {
  const fault = found?.[question];
  return fault && sayOf(i18n, faults[fault], attendeeQuestions[question].label);
}
