/** What the list shows of a relative: their age, and whether a booking still has to ask for details. */
import { ageOn, isDay } from '../person/birthDate.ts';
import type { Relative } from '../attendees/attendeeQuestions.ts';

/** Full years today; null where the date of birth is unknown or in the future. */
export const knownAge = (dob: string | null, today: string): number | null =>
  dob === null || !isDay(dob) || dob > today ? null : ageOn(dob, today);

/** `expired`: the document is; `incomplete`: a detail that every booking requires is missing (R5.6.1). */
export type Standing = 'ready' | 'incomplete' | 'expired';

type Known = Pick<Relative, 'name' | 'mobile_number' | 'email' | 'id_proof_number' | 'expiry_date'>;

/** A document is valid on its last day; without a document nothing can expire. */
export function relativeStanding(
  { name, mobile_number, email, id_proof_number, expiry_date }: Known,
  today: string,
): Standing {
  if (id_proof_number && expiry_date && expiry_date < today) return 'expired';
  return [name, mobile_number, email].every((text) => text?.trim()) ? 'ready' : 'incomplete';
}
