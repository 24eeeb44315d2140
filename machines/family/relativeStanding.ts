/** What the list says of somebody of the family: how old they are, and whether a booking still has to ask. */
import { isDay } from '../person/birthDate.ts';
import type { Relative } from './typedRelative.ts';

/** Full years on that day, both `YYYY-MM-DD`; null where the day of birth is not known, or yet to come. */
export function ageOn(dob: string | null, today: string): number | null {
  if (dob === null || !isDay(dob) || dob > today) return null;
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
}

/** `expired`: their paper is; `incomplete`: something that every booking asks is not known (R5.6.1). */
export type Standing = 'ready' | 'incomplete' | 'expired';

type Known = Pick<Relative, 'name' | 'mobile_number' | 'email' | 'id_proof_number' | 'expiry_date'>;

/** A paper counts on its last day, and is not asked about where there is none. */
export function relativeStanding(
  { name, mobile_number, email, id_proof_number, expiry_date }: Known,
  today: string,
): Standing {
  if (id_proof_number && expiry_date && expiry_date < today) return 'expired';
  return [name, mobile_number, email].every((text) => text?.trim()) ? 'ready' : 'incomplete';
}
