/** How many people a shared facility holds at every moment (K1 to K5). */
import { visitGroups, type Attendance } from './groups.ts';
import { dayOf, minutesPerDay, type Span } from './schedule/venueTime.ts';

/** People present in each minute of a span; written into `counts`, which must be as long as the span at least. */
function countPresent(attendance: Attendance, span: Span, counts: Int32Array): Int32Array {
  const present = counts.subarray(0, span.until - span.from).fill(0);
  const { groups, first, end } = attendance;
  // A loop, not `visitGroups`: a grid of a thousand pools asks this for two million groups.
  for (let at = first; at < end; at++) {
    const comes = groups.from[at] ?? 0;
    const goes = groups.until[at] ?? 0;
    if (goes <= span.from || comes >= span.until) continue;
    const people = groups.people[at] ?? 0;
    const since = Math.max(0, comes - span.from);
    const gone = goes - span.from;
    present[since] = (present[since] ?? 0) + people;
    if (gone < present.length) present[gone] = (present[gone] ?? 0) - people;
  }
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

/** Everybody who is there at some time of the day that begins at `midnight`. */
function peopleOfDay(attendance: Attendance, midnight: number): number {
  let sum = 0;
  visitGroups(attendance, (from, until, people) => {
    if (from < midnight + minutesPerDay && until > midnight) sum += people;
  });
  return sum;
}

/** The fullest of the days that a span touches: who stays past midnight counts on both (K3, R3.5.5). */
export function mostOnOneDay(attendance: Attendance, { from, until }: Span): number {
  let most = 0;
  for (let midnight = dayOf(from) * minutesPerDay; midnight < until; midnight += minutesPerDay)
    most = Math.max(most, peopleOfDay(attendance, midnight));
  return most;
}

/** Is shown a time without a place left. */
export type VisitFull = (from: number, until: number) => void;

/** Shows the days without a place left, from midnight to midnight, as far as the horizon (K3, K5). */
export function visitFullDays(attendance: Attendance, capacity: number, horizon: number, visit: VisitFull): void {
  for (let midnight = 0; midnight <= horizon; midnight += minutesPerDay)
    if (peopleOfDay(attendance, midnight) >= capacity) visit(midnight, midnight + minutesPerDay);
}

/** Shows the moments without a place left, as far as the horizon (K5). `counts` lends its space. */
export function visitFullMoments(
  attendance: Attendance,
  capacity: number,
  horizon: number,
  counts: Int32Array,
  visit: VisitFull,
): void {
  const present = countPresent(attendance, { from: 0, until: horizon + 1 }, counts);
  let fullSince: number | null = null;
  for (let minute = 0; minute < present.length; minute++) {
    const full = (present[minute] ?? 0) >= capacity;
    if (full) fullSince ??= minute;
    else if (fullSince !== null) {
      visit(fullSince, minute);
      fullSince = null;
    }
  }
  if (fullSince !== null) visit(fullSince, present.length);
}
