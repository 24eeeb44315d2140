/** Why the profile was not saved, and at which field that is said (R8.1.6). */
import { RefusedError, toProblem, type Problem } from '../shared/problem.ts';
import { refusedFieldOf, type RefusedField } from './profileRules.ts';

export interface ProfileRefusal {
  problem: Problem;
  /** Null where it stands above the button. */
  refusedField: RefusedField | null;
}

/**
 * The field that the server named. Of a request that was too large to be read it names none: the file is what made it so.
 * @param sendsCard an ID card was sent along
 */
export function profileRefusalOf(error: unknown, sendsCard: boolean): ProfileRefusal {
  const refusal = error instanceof RefusedError ? error : undefined;
  if (sendsCard && refusal?.field === null && refusal.status === 413)
    return { problem: { code: 'fileLarge', message: null }, refusedField: 'id_card' };
  return { problem: toProblem(error), refusedField: refusedFieldOf(refusal?.field) };
}
