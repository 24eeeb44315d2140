/** When points expire (Q7.7.h). */
import type { ExpiringPoints } from '../../src/contract/additions/pointsExpiry.ts';
import { dayNumberOf } from '../slots/schedule/venueTime.ts';

/** Points that expire within this many days are shown as expiring soon. */
const soonDays = 30;

/** The lots by expiry date, the soonest first, merged per day and without expired ones. */
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
