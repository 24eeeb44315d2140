/** What is filled in for one attendee: plain data, which outlives a reload. */
import { attendeeFields, eachField, type AttendeeField, type FieldValues } from './attendeeFields.ts';

export type TypedAttendee = Readonly<FieldValues>;
/** What is typed of a person, beside who of the family it is and what the operator asks in its own words. */
export type TypedPerson = Omit<TypedAttendee, 'customer_id' | 'answers'>;

// SAFETY: each value is of its own line in the table, here and below.
export const emptyAttendee = eachField(({ empty }) => empty) as TypedAttendee;

/** What survives going back, losing the slot and logging in; a reload as far as it may be written down. */
export interface AttendeesDraft {
  attendees: readonly TypedAttendee[];
  /** *Save details for later*. */
  saves: boolean;
  /** The terms are agreed to. */
  agreed: boolean;
  /** Something was typed that may not be written down, and is to be typed again (012). */
  isCut: boolean;
}

/** What of an attendee may lie in a browser: no day of birth, religion or document, and no answer to what operators ask. */
const written = (attendee: TypedAttendee): TypedAttendee =>
  eachField(({ isConfidential, empty }, field) => (isConfidential ? empty : attendee[field])) as TypedAttendee;

/** Whether anything was filled in; blanks are nothing. */
export function isFilled(value: TypedAttendee[AttendeeField]): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== null;
}

const isCut = (attendee: TypedAttendee): boolean =>
  Object.entries(attendeeFields).some(
    ([field, { isConfidential }]) => isConfidential && isFilled(attendee[field as AttendeeField]),
  );

export const writtenAttendees = (draft: AttendeesDraft): AttendeesDraft => ({
  ...draft,
  attendees: draft.attendees.map(written),
  isCut: draft.isCut || draft.attendees.some(isCut),
});
