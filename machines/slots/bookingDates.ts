/** Which dates may be picked for a booking (U8). */
import { dateAfter } from './schedule/venueTime.ts';

export interface BookingDateRules {
  /** The venue's current date, YYYY-MM-DD. */
  today: string;
  /** 0 means today only; without it there is no limit (Q5.5.a). */
  advance_booking_days_limit?: number | null;
  qube_enable_custom_booking_date_range?: boolean | 0 | 1 | null;
  qube_custom_booking_start_date?: string | null;
  qube_custom_booking_end_date?: string | null;
}

/** Both ends may be picked; a null `last` means no limit. When `last` is before `first`, no date may be picked. */
export interface BookableDates {
  first: string;
  last: string | null;
}

/**
 * From today for the number of days of the limit, and within the operator's own range where that is enabled (R5.5.1,
 * R5.5.2, R5.5.3).
 */
export function bookableDates(rules: BookingDateRules): BookableDates {
  const { today, advance_booking_days_limit: limit } = rules;
  const inRange = Boolean(rules.qube_enable_custom_booking_date_range);
  const start = inRange ? rules.qube_custom_booking_start_date : null;
  const ends = [
    limit === null || limit === undefined ? null : dateAfter(today, limit),
    inRange ? rules.qube_custom_booking_end_date : null,
  ].filter((end) => typeof end === 'string');
  // ISO dates sort correctly as text.
  return { first: start && start > today ? start : today, last: ends.sort()[0] ?? null };
}

/** Whether a date (YYYY-MM-DD) may be picked. */
export const isBookable = (date: string, { first, last }: BookableDates): boolean =>
  date >= first && (last === null || date <= last);
