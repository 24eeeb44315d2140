/** How many people are in a shared facility at each moment (K1 to K5). */
import { visitGroups, type Attendance } from './groups.ts';
import { dayOf, minutesPerDay, type Span } from './schedule/venueTime.ts';

/** Counts the people in each minute from `from` on, into `present`, which is all zeros. */
function countPresent({ groups, first, end }: Attendance, from: number, present: Int32Array): Int32Array {
  // A plain loop, as `visitGroups` is too slow here: a grid of a thousand pools asks for two million groups.
  for (let at = first; at < end; at++) {
    const people = groups.people[at] ?? 0;
    // A group that left before `from` is added and subtracted in the same minute. Writes beyond the typed array are ignored.
    const comes = Math.max(0, (groups.from[at] ?? 0) - from);
    const goes = Math.max(0, (groups.until[at] ?? 0) - from);
    present[comes] = (present[comes] ?? 0) + people;
    present[goes] = (present[goes] ?? 0) - people;
  }
  let people = 0;
  for (let minute = 0; minute < present.length; minute++) {
    people += present[minute] ?? 0;
    present[minute] = people;
  }
  return present;
}

/** The highest attendance at any moment of a span (K1, R3.5.4). */
export const mostPresent = (attendance: Attendance, span: Span): number =>
  countPresent(attendance, span.from, new Int32Array(span.until - span.from)).reduce(
    (most, people) => Math.max(most, people),
    0,
  );

/** Everyone who is present at some time of the day that begins at `midnight`. */
function peopleOfDay(attendance: Attendance, midnight: number): number {
  let sum = 0;
  visitGroups(attendance, (from, until, people) => {
    if (from < midnight + minutesPerDay && until > midnight) sum += people;
  });
  return sum;
}

/** The most people on any one day that the span touches; a stay past midnight counts on both days (K3, R3.5.5). */
export function mostOnOneDay(attendance: Attendance, { from, until }: Span): number {
  let most = 0;
  for (let midnight = dayOf(from) * minutesPerDay; midnight < until; midnight += minutesPerDay)
    most = Math.max(most, peopleOfDay(attendance, midnight));
  return most;
}

/** Receives a time without a place left, in minutes. */
export type VisitFull = (from: number, until: number) => void;

/** Calls `visit` with each full day, from midnight to midnight, up to the horizon (K3, K5). */
export function visitFullDays(attendance: Attendance, capacity: number, horizon: number, visit: VisitFull): void {
  for (let midnight = 0; midnight <= horizon; midnight += minutesPerDay)
    if (peopleOfDay(attendance, midnight) >= capacity) visit(midnight, midnight + minutesPerDay);
}

/** Calls `visit` with each full stretch of minutes, up to the horizon (K5). `counts` is scratch space. */
export function visitFullMoments(
  attendance: Attendance,
  capacity: number,
  horizon: number,
  counts: Int32Array,
  visit: VisitFull,
): void {
  const present = countPresent(attendance, 0, counts.subarray(0, horizon + 1).fill(0));
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
