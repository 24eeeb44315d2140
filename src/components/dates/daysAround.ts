import { dateAfter } from '../../../machines/slots/schedule/venueTime.ts';

const week = 7;
const before = 3;

/** Seven days with the chosen one among them: from the first bookable day while it is near, else around the chosen one. */
export function daysAround(chosen: string, first: string): string[] {
  const isNear = chosen >= first && chosen < dateAfter(first, week);
  const start = isNear ? first : dateAfter(chosen, -before);
  return Array.from({ length: week }, (_, day) => dateAfter(start, day));
}
