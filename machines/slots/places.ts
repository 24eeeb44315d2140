import { mostPresent, peopleOfDay } from './capacity.ts';
import { attendanceOf } from './groups.ts';
import type { Slot } from './grid.ts';
import type { PackedSchedule } from './packedSchedule.ts';
import { minuteOf, minutesPerDay } from './venueTime.ts';

/** Places of a shared facility in a slot. */
export interface Places {
  /** With bookings and holds taken off: what the grid goes by (K1). */
  left: number;
  /** With bookings alone taken off: where the count of tickets begins, which knows holds by itself (P1). */
  unbooked: number;
}

/** Places left in a slot, never below 0; null when the facility is not shared or not of this schedule (R3.5.4, R3.5.5). */
export function placesOf(
  packed: PackedSchedule,
  facilityId: number,
  slot: Pick<Slot, 'start_time' | 'duration' | 'nextDay'>,
): Places | null {
  const facility = packed.facilities.find(({ id }) => id === facilityId);
  if (!facility?.sharing) return null;
  const { sharing, capacity, perDayCapacity } = facility;
  const midnight = slot.nextDay ? minutesPerDay : 0;
  const from = midnight + minuteOf(slot.start_time);
  const leftBy = (countHolds: boolean) => {
    const attendance = attendanceOf(packed.groups, sharing, countHolds);
    const people = perDayCapacity
      ? peopleOfDay(attendance, midnight)
      : mostPresent(attendance, { from, until: from + slot.duration });
    return Math.max(0, capacity - people);
  };
  return { left: leftBy(packed.countHolds), unbooked: leftBy(false) };
}
