/** What blocks slots of a facility (B1 to B6). */
import { raise, type Barriers } from './barriers.ts';
import type { FacilityInput, RelativeInput } from './scheduleInput.ts';
import { bookingEnd, bookingStart, spanEnd, spanStart, wholeMinuteOfEnd } from './takenTime.ts';
import type { Origin } from './venueTime.ts';

/** An event lets slots begin again this many minutes before its end (R9.2.5). */
const eventGrace = 60;

/** Parents and children, each once, whichever list names it (B6, R3.5.7). */
export function relativesOf(facility: FacilityInput): RelativeInput[] {
  const parents = facility.parent_facilities ?? [];
  const children = facility.child_facilities ?? [];
  if (parents.length + children.length === 0) return [];
  return [...new Map([...parents, ...children].map((relative) => [relative.id, relative])).values()];
}

/** Maintenances, events and workshops block whatever the capacity (B1, B2, B3; R3.5.8, R3.5.9). */
export function raiseClosures(barriers: Barriers, place: RelativeInput, increment: number, origin: Origin): void {
  for (const maintenance of place.maintenances ?? [])
    raise(barriers, spanStart(maintenance, origin), spanEnd(maintenance, origin));
  const programmes = [
    { schedules: place.event_schedules ?? [], grace: eventGrace },
    { schedules: place.workshop_program_schedules ?? [], grace: increment }, // A workshop holds on to the last interval before its end (R9.2.6).
  ];
  for (const { schedules, grace } of programmes)
    for (const schedule of schedules) {
      const from = spanStart(schedule, origin);
      // The start exactly `grace` before the end is still blocked, hence the one minute more.
      const until = Math.max(from, wholeMinuteOfEnd(schedule, origin) - grace) + 1;
      raise(barriers, from, until);
    }
}

/** Bookings, and holds of carts unless they are not counted, take the facility whole (B4, B5; R3.5.4, R3.5.11). */
export function raiseBookings(barriers: Barriers, place: RelativeInput, countHolds: boolean, origin: Origin): void {
  for (const booking of place.bookings ?? [])
    raise(barriers, bookingStart(booking, origin), bookingEnd(booking, origin));
  if (!countHolds) return;
  for (const hold of place.cart_items ?? []) raise(barriers, spanStart(hold, origin), spanEnd(hold, origin));
}
