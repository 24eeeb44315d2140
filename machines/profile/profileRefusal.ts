/** Why the profile was not saved, and at which field that is shown (R8.1.6). */
import { RefusedError, toProblem, type Problem } from '../shared/problem.ts';
import { refusedFieldOf, type RefusedField } from './profileRules.ts';

export interface ProfileRefusal {
  problem: Problem;
  /** Null: shown above the button. */
  refusedField: RefusedField | null;
}

/**
 * The field that the server named. A request that is too large (413) names none: then the file is the cause.
 * @param sendsCard whether an ID card was sent with it
 */
export function profileRefusalOf(error: unknown, sendsCard: boolean): ProfileRefusal {
  const refusal = error instanceof RefusedError ? error : undefined;
  if (sendsCard && refusal?.field === null && refusal.status === 413)
    return { problem: { code: 'requestLarge', message: null }, refusedField: 'id_card' };
  return { problem: toProblem(error), refusedField: refusedFieldOf(refusal?.field) };
}
