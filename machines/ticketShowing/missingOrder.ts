import { isNotFound } from '../shared/isNotFound.ts';
import type { Problem } from '../shared/problem.ts';

/**
 * Whether the server says that there is no such order of this customer's (T21). After any other failure, such as too many
 * calls or a blocked network, the tickets are still valid.
 */
export const isMissingOrder = (problem: Pick<Problem, 'code'>): boolean => isNotFound(problem);
