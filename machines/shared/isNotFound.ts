import type { Problem } from './problem.ts';

const missing: ReadonlySet<string> = new Set(['notFound', 'http404', 'http410']);

/** The operator says that there is no such thing, or not any more; whatever else went wrong may be otherwise the next time. */
export const isNotFound = (problem: Pick<Problem, 'code'> | null): boolean => missing.has(problem?.code ?? '');
