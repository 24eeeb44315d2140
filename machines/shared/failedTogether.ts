import type { Problem } from './problem.ts';
import { kindOf } from './problemKind.ts';

/** One of the resources that a page loads. */
export interface AskedPart {
  /** Whether it has an answer, or a message of its own. */
  isThere: boolean;
  problem: Problem | null;
}

/**
 * Whether any part has an answer, or failed for a reason of its own: then each part shows its own state, so that nothing
 * begun in one is lost.
 */
export const isAnyTold = (parts: readonly AskedPart[]): boolean =>
  parts.some(({ isThere, problem }) => isThere || (problem !== null && kindOf(problem) !== 'connectionLost'));

/**
 * The problem that a page shows once instead of once per part: the connection was lost before any part arrived. Other
 * parts are still loading or lost as well; other failures are shown in their own place.
 */
export function failedTogether(parts: readonly AskedPart[]): Problem | null {
  if (isAnyTold(parts)) return null;
  return parts.find(({ problem }) => problem !== null)?.problem ?? null;
}
