import type { Problem } from '../shared/problem.ts';

const missing: ReadonlySet<string> = new Set(['notFound', 'http404', 'http410']);

/**
 * The operator says that there is no such order, or none of this customer's (T21). Whoever is refused for another reason,
 * such as too many calls or a network that lets nobody through, has the tickets all the same.
 */
export const isMissingOrder = ({ code }: Pick<Problem, 'code'>): boolean => missing.has(code);
