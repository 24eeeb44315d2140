/** Groups of people in shared facilities, as columns of numbers: from which minute, until which, and how many. */
import type { RelatedInput } from './schedule/scheduleInput.ts';
import { bookingEnd, bookingStart, spanEnd, spanStart } from './schedule/takenTime.ts';
import type { Origin } from './schedule/venueTime.ts';

/** The groups of all facilities, one column per property. */
export type Groups<TColumn extends ArrayLike<number> = ArrayLike<number>> = Readonly<
  Record<'from' | 'until' | 'people', TColumn>
>;

/** The groups that share a facility's capacity: bookings from `first`, carts' holds from `holds`, up to but excluding `end`. */
export interface Sharing {
  first: number;
  holds: number;
  end: number;
}

/** The groups whose people are added up: from `first` up to but excluding `end`. */
export interface Attendance extends Pick<Sharing, 'first' | 'end'> {
  groups: Groups;
}

/** The groups of a shared facility, with or without carts' holds. */
export const attendanceOf = (groups: Groups, { first, holds, end }: Sharing, countHolds: boolean): Attendance => ({
  groups,
  first,
  end: countHolds ? end : holds,
});

/**
 * Adds the groups of a facility and of the relatives that share its capacity (K4). Missing counts are 1 (K2, R3.5.3,
 * R3.5.11).
 */
export function addGroups({ from, until, people }: Groups<number[]>, places: readonly RelatedInput[], origin: Origin) {
  const add = (start: number, end: number, count: number) => {
    from.push(start);
    until.push(end);
    people.push(count);
  };
  const first = from.length;
  for (const { bookings } of places)
    for (const booking of bookings ?? [])
      add(bookingStart(booking, origin), bookingEnd(booking, origin), booking.attendance ?? 1);
  const holds = from.length;
  for (const { cart_items } of places)
    for (const hold of cart_items ?? [])
      add(spanStart(hold, origin), spanEnd(hold, origin), (hold.quantity ?? 1) * (hold.participant_count ?? 1));
  return { first, holds, end: from.length };
}

/** Calls `visit` with each group's first minute, the minute after its last, and its size. */
export function visitGroups(
  { groups, first, end }: Attendance,
  visit: (from: number, until: number, people: number) => void,
): void {
  for (let at = first; at < end; at++) visit(groups.from[at] ?? 0, groups.until[at] ?? 0, groups.people[at] ?? 0);
}
