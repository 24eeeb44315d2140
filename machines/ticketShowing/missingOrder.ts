import { isNotFound } from '../shared/isNotFound.ts';
import type { Problem } from '../shared/problem.ts';

/**
 * The operator says that there is no such order, or none of this customer's (T21). Whoever is refused for another reason,
 * such as too many calls or a network that lets nobody through, has the tickets all the same.
 */
export const isMissingOrder = (problem: Pick<Problem, 'code'>): boolean => isNotFound(problem);
