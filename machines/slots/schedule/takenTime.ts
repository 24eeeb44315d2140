/** The minutes that an operator's record takes (T3 to T6). */
import type { BookedInput, SpanInput } from './scheduleInput.ts';
import { endSecondOf, midnightOf, minuteOf, minutesPerDay, secondOf, type Origin } from './venueTime.ts';

type Time = string | null | undefined;

const startsAt = (date: string, start: Time, origin: Origin): number =>
  midnightOf(date, origin) + (start ? minuteOf(start) : 0);

/** In minutes, with a fraction where the end has seconds. */
function endsAt(date: string, endDate: Time, start: Time, end: Time, origin: Origin): number {
  // ISO dates compare correctly as text.
  const lastDate = endDate && endDate > date ? endDate : date;
  const midnight = midnightOf(lastDate, origin);
  if (!end) return midnight + minutesPerDay;
  const last = endSecondOf(end);
  const until = last / 60;
  // A later end date names the day itself, so its 00:00:00 is its first moment (T5).
  if (lastDate !== date) return midnight + until;
  return midnight + (last > (start ? secondOf(start) : 0) ? until : until + minutesPerDay);
}

/** First minute of a maintenance, an event, a workshop or a hold. */
export const spanStart = (span: SpanInput, origin: Origin): number => startsAt(span.date, span.start_time, origin);

const endOf = (span: SpanInput, origin: Origin): number =>
  endsAt(span.date, span.end_date, span.start_time, span.end_time, origin);

/**
 * The minute after its last; a minute that has begun is taken whole, and an end not after its start is on the next day
 * (T4).
 */
export const spanEnd = (span: SpanInput, origin: Origin): number => Math.ceil(endOf(span, origin));

/** The last whole minute before the end; times before the end are counted back from here (T3, B2, B3). */
export const wholeMinuteOfEnd = (span: SpanInput, origin: Origin): number => Math.floor(endOf(span, origin));

/** First minute of a booking; a full-day booking takes whole dates (T6, R3.5.6). */
export const bookingStart = (booking: BookedInput, origin: Origin): number =>
  startsAt(booking.date, booking.is_full_day ? null : booking.start_time, origin);

/** The minute after a booking's last; with a later end date it runs until then without a break (T5). */
export const bookingEnd = (booking: BookedInput, origin: Origin): number =>
  Math.ceil(
    endsAt(
      booking.date,
      booking.booking_end_date,
      booking.start_time,
      booking.is_full_day ? null : booking.end_time,
      origin,
    ),
  );
