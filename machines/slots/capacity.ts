/** How many people a shared facility holds at every moment (K1 to K5). */
import { raise, type Barriers } from './barriers.ts';
import type { RelativeInput } from './scheduleInput.ts';
import { bookingEnd, bookingStart, spanEnd, spanStart } from './takenTime.ts';
import { minutesPerDay, type Origin, type Span } from './venueTime.ts';

/** Whose people are counted together, and which of them. */
export interface Attendance {
  /** A facility with the relatives it shares its places with (K4). */
  places: readonly RelativeInput[];
  /** Whether what carts hold counts as well as bookings. */
  countHolds: boolean;
  origin: Origin;
}

/** Shows every group with its first minute and the one after its last. Missing counts are 1 (K2, R3.5.3, R3.5.11). */
function visitGroups(
  { places, countHolds, origin }: Attendance,
  visit: (from: number, until: number, people: number) => void,
): void {
  for (const place of places) {
    for (const booking of place.bookings ?? [])
      visit(bookingStart(booking, origin), bookingEnd(booking, origin), booking.attendance ?? 1);
    if (!countHolds) continue;
    for (const hold of place.cart_items ?? [])
      visit(spanStart(hold, origin), spanEnd(hold, origin), (hold.quantity ?? 1) * (hold.participant_count ?? 1));
  }
}

/** People present in each minute of a span; written into `counts`, which must be as long as the span at least. */
function countPresent(attendance: Attendance, span: Span, counts: Int32Array): Int32Array {
  const present = counts.subarray(0, span.until - span.from).fill(0);
  visitGroups(attendance, (from, until, people) => {
    if (until <= span.from || from >= span.until) return;
    const first = Math.max(0, from - span.from);
    const end = until - span.from;
    present[first] = (present[first] ?? 0) + people;
    if (end < present.length) present[end] = (present[end] ?? 0) - people;
  });
  let people = 0;
  for (let minute = 0; minute < present.length; minute++) {
    people += present[minute] ?? 0;
    present[minute] = people;
  }
  return present;
}

/** The highest attendance at one moment inside a span (K1, R3.5.4). */
export const mostPresent = (attendance: Attendance, span: Span): number =>
  countPresent(attendance, span, new Int32Array(span.until - span.from)).reduce(
    (most, people) => Math.max(most, people),
    0,
  );

/** Everybody of the day that begins at `midnight`, whatever the time (K3, R3.5.5). */
export function peopleOfDay(attendance: Attendance, midnight: number): number {
  let sum = 0;
  visitGroups(attendance, (from, until, people) => {
    if (from < midnight + minutesPerDay && until > midnight) sum += people;
  });
  return sum;
}

/** Moments without a place left block like bookings do (K5). `counts` lends its space. */
export function raiseFullMoments(
  barriers: Barriers,
  attendance: Attendance,
  capacity: number,
  counts: Int32Array,
): void {
  const present = countPresent(attendance, { from: 0, until: barriers.length }, counts);
  let fullSince: number | null = null;
  for (let minute = 0; minute < present.length; minute++) {
    const full = (present[minute] ?? 0) >= capacity;
    if (full) fullSince ??= minute;
    else if (fullSince !== null) {
      raise(barriers, fullSince, minute);
      fullSince = null;
    }
  }
  if (fullSince !== null) raise(barriers, fullSince, present.length);
}
