import { ConnectionError, RefusedError } from '../shared/problem.ts';

/** Nobody has said anything about the link: the answer was lost, or too much was asked before it was looked at. */
export const isStillGood = (error: unknown): boolean =>
  error instanceof ConnectionError || (error instanceof RefusedError && error.status === 429);
