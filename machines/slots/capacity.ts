/** How many people a shared facility holds at every moment (K1 to K5). */
import { raise, type Barriers } from './barriers.ts';
import type { RelativeInput } from './scheduleInput.ts';
import { bookingEnd, bookingStart, spanEnd, spanStart } from './takenTime.ts';
import { minutesPerDay, type Origin } from './venueTime.ts';

export interface Crowd {
  /** People present in each minute from the midnight of the picked date to the horizon. */
  present: Int32Array;
  /** Everybody of the picked date and of the one after, whatever the time (K3). */
  perDay: readonly [number, number];
}

export interface Crowds {
  /** By bookings alone. */
  booked: Crowd;
  /** With what carts hold. */
  counted: Crowd;
}

/** Attendance as it is collected: by how much the number of people changes at each minute. */
interface Arrivals {
  changes: Int32Array;
  perDay: [number, number];
}

function arrive({ changes, perDay }: Arrivals, from: number, until: number, people: number): void {
  const first = Math.max(0, from);
  const last = Math.min(changes.length - 1, until);
  if (first < last) {
    changes[first] = (changes[first] ?? 0) + people;
    changes[last] = (changes[last] ?? 0) - people;
  }
  if (from < minutesPerDay && until > 0) perDay[0] += people;
  if (from < 2 * minutesPerDay && until > minutesPerDay) perDay[1] += people;
}

function crowdOf({ changes, perDay }: Arrivals): Crowd {
  let people = 0;
  const present = changes.slice();
  for (let minute = 0; minute < present.length; minute++) {
    people += present[minute] ?? 0;
    present[minute] = people;
  }
  return { present, perDay: [...perDay] };
}

/**
 * Counts the people of facilities that share their places, up to the minute by which every slot has ended (K2, K4;
 * R3.5.4, R3.5.11). A missing count is 1.
 */
export function crowdsOf(
  places: readonly RelativeInput[],
  horizon: number,
  countHolds: boolean,
  origin: Origin,
): Crowds {
  const arrivals: Arrivals = { changes: new Int32Array(horizon + 1), perDay: [0, 0] };
  for (const place of places)
    for (const booking of place.bookings ?? [])
      arrive(arrivals, bookingStart(booking, origin), bookingEnd(booking, origin), booking.attendance ?? 1);
  const booked = crowdOf(arrivals);
  const holds = countHolds ? places.flatMap((place) => place.cart_items ?? []) : [];
  if (holds.length === 0) return { booked, counted: booked };
  for (const hold of holds) {
    const people = (hold.quantity ?? 1) * (hold.participant_count ?? 1);
    arrive(arrivals, spanStart(hold, origin), spanEnd(hold, origin), people);
  }
  return { booked, counted: crowdOf(arrivals) };
}

/** The highest attendance at one moment inside a span (K1). */
export const mostPresent = ({ present }: Crowd, from: number, until: number): number =>
  present.subarray(from, until).reduce((most, people) => Math.max(most, people), 0);

/** Everybody of the calendar date on which a minute lies (K3, R3.5.5). */
export const peopleOfDay = ({ perDay }: Crowd, minute: number): number => perDay[minute < minutesPerDay ? 0 : 1];

/** Moments without a place left block like bookings do (K5). */
export function raiseFullMoments(barriers: Barriers, { present }: Crowd, capacity: number): void {
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
