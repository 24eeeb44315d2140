/** How the attendees change with each input, choice, upload and answer. */
import type { Customer } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { signatureIn, type TypedAnswer } from './additionalAnswers.ts';
import { lockedFields, type AttendeeDetailsContext } from './attendeeDetailsContext.ts';
import { attendeeFields, type AttendeeField } from './attendeeFields.ts';
import { relativesFor, attendeeFrom } from './relatives.ts';
import type { TypedAttendee, TypedPerson } from './typedAttendee.ts';

export interface ChosenRelative {
  attendee: number;
  customerId: Id;
}

type Attendees = readonly TypedAttendee[];

/** Whether the choice is possible: the first attendee is never a relative, and nobody is two attendees. */
export const isRelative = (
  { questions, attendees }: AttendeeDetailsContext,
  { attendee, customerId }: ChosenRelative,
): boolean =>
  questions !== null &&
  attendee > 0 &&
  attendee in attendees &&
  relativesFor(questions, attendees, attendee).some(({ customer_id }) => customer_id === customerId);

export function changed(
  attendees: readonly TypedAttendee[],
  attendee: number,
  change: (one: TypedAttendee) => TypedAttendee,
): readonly TypedAttendee[] {
  return attendees.map((one, index) => (index === attendee ? change(one) : one));
}

export const withAnswer = (
  attendees: readonly TypedAttendee[],
  attendee: number,
  fieldId: Id,
  answer: (before: TypedAnswer | undefined) => TypedAnswer,
): readonly TypedAttendee[] =>
  changed(attendees, attendee, (one) => ({
    ...one,
    answers: { ...one.answers, [fieldId]: answer(one.answers[fieldId]) },
  }));

/** The typed values, except for locked fields, which come from the profile (R3.7.12, R3.7.13). */
export function typedBy(context: AttendeeDetailsContext, attendee: number, typed: Partial<TypedPerson>): Attendees {
  const locked: ReadonlySet<unknown> = lockedFields(context, attendee);
  const free = Object.fromEntries(
    Object.entries(typed).filter(([field]) => !locked.has(attendeeFields[field as AttendeeField].question)),
  );
  return changed(context.attendees, attendee, (one) => ({ ...one, ...free }));
}

/** The uploaded file's path as the answer to its field; a signature keeps the name next to it. */
export function withFile({ attendees, upload, questions }: AttendeeDetailsContext, path: string): Attendees {
  if (upload === null) return attendees;
  const field = questions?.additional.find(({ id }) => id === upload.fieldId);
  const isSignature = field?.type === 'disclaimer_form';
  return withAnswer(attendees, upload.attendee, upload.fieldId, (answer) =>
    isSignature ? { ...signatureIn(answer), path } : path,
  );
}

/** What the list of relatives has is filled in at once; the loaded details follow. */
export function withRelative(
  { attendees, questions }: AttendeeDetailsContext,
  { attendee, customerId }: ChosenRelative,
): Attendees {
  const known = questions?.family.find(({ customer_id }) => customer_id === customerId);
  if (questions === null || known === undefined) return attendees;
  return changed(attendees, attendee, () => attendeeFrom(customerId, known, questions));
}

export function withDetails({ attendees, relative, questions }: AttendeeDetailsContext, fetched: Customer): Attendees {
  if (relative === null || questions === null) return attendees;
  return changed(attendees, relative.attendee, () => attendeeFrom(relative.customerId, fetched, questions));
}
