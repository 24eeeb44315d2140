/** What was typed about a relative and not saved yet (012). */
import { attendeeFields, type AttendeeField } from '../attendees/attendeeFields.ts';
import { emptyAttendee } from '../attendees/typedAttendee.ts';
import { personOf, type TypedRelative } from './typedRelative.ts';

/** The fields that may be persisted in the browser: those of an attendee that may, and none of documents and pictures (012). */
export const writtenFields: readonly (keyof TypedRelative)[] = (
  Object.keys(personOf(emptyAttendee)) as (AttendeeField & keyof TypedRelative)[]
).filter((field) => !attendeeFields[field].isConfidential);

/** What survives a login on the way, and a reload as far as it may be persisted. */
export interface RelativeDraft {
  typed: Partial<TypedRelative>;
  /** Whether something typed was not persisted and has to be typed again (012). */
  isCut: boolean;
}

const isWritten = (field: string): boolean => writtenFields.some((name) => name === field);

/** The part of a draft that may be persisted. */
export function writtenDraft({ typed, isCut }: RelativeDraft, standing: TypedRelative): RelativeDraft {
  const entries = Object.entries(typed);
  const isLost = entries.some(
    ([field, value]) => !isWritten(field) && value !== standing[field as keyof TypedRelative],
  );
  return { typed: Object.fromEntries(entries.filter(([field]) => isWritten(field))), isCut: isCut || isLost };
}
