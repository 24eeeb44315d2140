/** What was typed of somebody of the family and not saved yet (012). */
import { attendeeFields, type AttendeeField } from '../attendees/attendeeFields.ts';
import { emptyAttendee } from '../attendees/typedAttendee.ts';
import { personOf, type TypedRelative } from './typedRelative.ts';

/** What of somebody may lie in a browser: what may of an attendee, and nothing of papers and pictures (012). */
export const writtenFields: readonly (keyof TypedRelative)[] = (
  Object.keys(personOf(emptyAttendee)) as (AttendeeField & keyof TypedRelative)[]
).filter((field) => !attendeeFields[field].isConfidential);

/** What survives a login on the way, and a reload as far as it may be written down. */
export interface RelativeDraft {
  typed: Partial<TypedRelative>;
  /** Something was typed that may not be written down, and is to be typed again (012). */
  isCut: boolean;
}

const isWritten = (field: string): boolean => writtenFields.some((name) => name === field);

/** What may be written down of a draft. */
export function writtenDraft({ typed, isCut }: RelativeDraft, standing: TypedRelative): RelativeDraft {
  const entries = Object.entries(typed);
  const isLost = entries.some(
    ([field, value]) => !isWritten(field) && value !== standing[field as keyof TypedRelative],
  );
  return { typed: Object.fromEntries(entries.filter(([field]) => isWritten(field))), isCut: isCut || isLost };
}
