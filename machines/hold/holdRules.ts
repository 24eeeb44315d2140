/** How long places are held, and when the customer is told (Q7.3.a, F31, A16); everything in milliseconds. */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { Problem } from '../shared/problem.ts';

/** What the cart knows of its hold. */
export interface Held {
  /** When it ends, on the venue's clock; null while nothing is held, and where the server does not say. */
  until: string | null;
  /** The same on this device's clock, for the countdown. */
  endsAt: number;
  /** The time left, by the server's clock. */
  left: number;
  /** Whether the last renewal failed or was refused. */
  isUnsure: boolean;
}

export const nothingHeld: Held = { until: null, endsAt: 0, left: 0, isUnsure: false };

/** A hold not renewed in ten of its fifteen minutes is counted down. */
export const countedFrom = 300_000;
/** Long enough to read and react (WCAG 2.2.1). */
export const warnedFrom = 120_000;
/** The time left after any renewal, which happens every five minutes; with less, the page was asleep. */
const renewedWithin = 600_000;

export const isNothing = ({ until }: Held): boolean => until === null;
export const isExpired = ({ left }: Held): boolean => left <= 0;
export const isEnding = ({ left }: Held): boolean => left <= warnedFrom;
export const isCounted = ({ left, isUnsure }: Held): boolean => isUnsure || left <= countedFrom;
/** Whether to renew at once when the page is visible or online again, instead of waiting for the next renewal. */
export const mayRenew = (held: Held): boolean => !isNothing(held) && (held.isUnsure || held.left < renewedWithin);

/** A line that was lost, and why. */
export interface GoneLine {
  line: CartLine;
  problem: Problem;
}

/** The same place is reported only once. */
export function withGone(lost: readonly GoneLine[], lines: readonly CartLine[], problem: Problem): GoneLine[] {
  const known = new Set(lost.map(({ line }) => line.id));
  return [...lost, ...lines.filter(({ id }) => !known.has(id)).map((line) => ({ line, problem }))];
}
