/** Slots as they are in carts and offers: a calendar date, and times as sent. */
import { closingMinuteOf, dayNumberOf, minuteOf, minutesPerDay, type Span } from './schedule/venueTime.ts';

/** The slot in wall-clock minutes since 1970. An end not after its start is on the next day (T3, T4). */
export function slotSpan(date: string, start: string, end: string): Span {
  const midnight = dayNumberOf(date) * minutesPerDay;
  const from = minuteOf(start);
  const until = closingMinuteOf(end);
  return { from: midnight + from, until: midnight + (until > from ? until : until + minutesPerDay) };
}

/** Spans that only touch do not overlap (T2). */
export const overlaps = (one: Span, other: Span): boolean => one.from < other.until && one.until > other.from;
