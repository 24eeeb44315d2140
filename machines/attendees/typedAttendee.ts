/** What is filled in for one attendee: plain data that survives a reload. */
import { attendeeFields, eachField, type AttendeeField, type FieldValues } from './attendeeFields.ts';

export type TypedAttendee = Readonly<FieldValues>;
/** What is typed about a person, without the choice of a relative and the operator's additional fields. */
export type TypedPerson = Omit<TypedAttendee, 'customer_id' | 'answers'>;

// SAFETY: each value comes from its own row of the table, here and below.
export const emptyAttendee = eachField(({ empty }) => empty) as TypedAttendee;

/** What survives going back, losing the slot and logging in; after a reload, only the part that may be persisted. */
export interface AttendeesDraft {
  attendees: readonly TypedAttendee[];
  /** *Save details for later*. */
  saves: boolean;
  /** Whether the terms are agreed to. */
  agreed: boolean;
  /** Whether something typed was not persisted and has to be typed again (012). */
  isCut: boolean;
}

/** The part of an attendee that may be persisted: no date of birth, religion, document or additional answers. */
const written = (attendee: TypedAttendee): TypedAttendee =>
  eachField(({ isConfidential, empty }, field) => (isConfidential ? empty : attendee[field])) as TypedAttendee;

/** Whether anything was filled in; blanks do not count. */
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
