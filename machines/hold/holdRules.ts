/** How long places stand, and from when on the customer is told (Q7.3.a, F31, A16); milliseconds throughout. */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { Problem } from '../shared/problem.ts';

/** What the cart says of its places. */
export interface Held {
  /** Until when they stand, on the venue's clock; null while nothing is held, and where the server does not tell. */
  until: string | null;
  /** The same on this device's clock, for whoever counts it down. */
  endsAt: number;
  /** What is left of it, by the server's time. */
  left: number;
  /** The last renewal did not reach the server, or was refused. */
  isUnsure: boolean;
}

export const nothingHeld: Held = { until: null, endsAt: 0, left: 0, isUnsure: false };

/** A hold that was not renewed in ten of its fifteen minutes is told second by second. */
export const countedFrom = 300_000;
/** Long enough to read and to press (2.2.1). */
export const warnedFrom = 120_000;
/** What a cart that renews itself every five minutes always has; with less, somebody was away. */
const renewedWithin = 600_000;

export const isNothing = ({ until }: Held): boolean => until === null;
export const isExpired = ({ left }: Held): boolean => left <= 0;
export const isEnding = ({ left }: Held): boolean => left <= warnedFrom;
export const isCounted = ({ left, isUnsure }: Held): boolean => isUnsure || left <= countedFrom;
/** Whoever comes back, or gets a connection back, need not wait for the next renewal. */
export const mayRenew = (held: Held): boolean => !isNothing(held) && (held.isUnsure || held.left < renewedWithin);

/** A line that is gone, and why. */
export interface GoneLine {
  line: CartLine;
  problem: Problem;
}

/** The same place is lost once, however often that is told. */
export function withGone(lost: readonly GoneLine[], lines: readonly CartLine[], problem: Problem): GoneLine[] {
  const known = new Set(lost.map(({ line }) => line.id));
  return [...lost, ...lines.filter(({ id }) => !known.has(id)).map((line) => ({ line, problem }))];
}
