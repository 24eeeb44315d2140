import type { Problem } from './problem.ts';

const missing: ReadonlySet<string> = new Set(['notFound', 'http404', 'http410']);

/** Whether the server says that the thing does not exist; any other failure may be different next time. */
export const isNotFound = (problem: Pick<Problem, 'code'> | null): boolean => missing.has(problem?.code ?? '');
