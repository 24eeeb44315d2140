import type { Problem } from './problem.ts';
import { kindOf } from './problemKind.ts';

/** One of the things that a page asks for by itself. */
export interface AskedPart {
  /** It came, now or before, or has something of its own to say. */
  isThere: boolean;
  problem: Problem | null;
}

/** From the first that came, or failed for a reason of its own, each speaks for itself: what was begun in one stays there. */
export const isAnyTold = (parts: readonly AskedPart[]): boolean =>
  parts.some(({ isThere, problem }) => isThere || (problem !== null && kindOf(problem) !== 'connectionLost'));

/**
 * What a page says once instead of once for each of its parts: the connection was lost before any of them came. The others
 * are awaited, or were lost as well. What fails for another reason says so in its own place.
 */
export function failedTogether(parts: readonly AskedPart[]): Problem | null {
  if (isAnyTold(parts)) return null;
  return parts.find(({ problem }) => problem !== null)?.problem ?? null;
}
