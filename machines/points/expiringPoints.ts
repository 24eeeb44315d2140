/** When points end (Q7.7.h). */
import type { ExpiringPoints } from '../../src/contract/additions/pointsExpiry.ts';
import { dayNumberOf } from '../slots/schedule/venueTime.ts';

/** Whoever has a month left may still plan for them. */
const soonDays = 30;

/** Points of one day are one; what has ended is no point any more. */
export function soonestFirst(lots: ExpiringPoints, today: string): ExpiringPoints {
  const days = Map.groupBy(
    lots.filter(({ expires_on }) => expires_on >= today),
    ({ expires_on }) => expires_on,
  );
  return [...days]
    .map(([expires_on, same]) => ({ expires_on, points: same.reduce((sum, { points }) => sum + points, 0) }))
    .toSorted((one, other) => one.expires_on.localeCompare(other.expires_on));
}

export const isSoon = (day: string, today: string): boolean => dayNumberOf(day) - dayNumberOf(today) <= soonDays;
