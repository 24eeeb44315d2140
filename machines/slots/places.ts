import { mostOnOneDay, mostPresent } from './capacity.ts';
import { attendanceOf } from './groups.ts';
import type { Slot } from './grid.ts';
import type { PackedFacility, PackedSchedule } from './schedule/packedSchedule.ts';
import { minuteOf, minutesPerDay } from './schedule/venueTime.ts';

/** Places of a shared facility in a slot. */
export interface Places {
  /** After bookings and holds, as the grid counts (K1). */
  left: number;
  /** After bookings alone, as the count of tickets needs it, which subtracts holds itself (P1). */
  unbooked: number;
}

type Spot = Pick<Slot, 'start_time' | 'duration' | 'nextDay'>;

/** Null where the facility is not shared. */
function leftBy(packed: PackedSchedule, facility: PackedFacility, slot: Spot, countHolds: boolean): number | null {
  const { sharing, capacity, perDayCapacity } = facility;
  if (!sharing) return null;
  const from = (slot.nextDay ? minutesPerDay : 0) + minuteOf(slot.start_time);
  const span = { from, until: from + slot.duration };
  const attendance = attendanceOf(packed.groups, sharing, countHolds);
  const people = perDayCapacity ? mostOnOneDay(attendance, span) : mostPresent(attendance, span);
  return Math.max(0, capacity - people);
}

/** Places left in a slot, never below 0; null when the facility is not shared or not in this schedule (R3.5.4, R3.5.5). */
export function placesOf(packed: PackedSchedule, facilityId: number, slot: Spot): Places | null {
  const facility = packed.facilities.find(({ id }) => id === facilityId);
  if (facility === undefined) return null;
  const left = leftBy(packed, facility, slot, packed.countHolds);
  const unbooked = leftBy(packed, facility, slot, false);
  return left === null || unbooked === null ? null : { left, unbooked };
}

/** Places left in all facilities that offer the slot; null where they are not shared, or there are none. */
export function placesLeftIn(packed: PackedSchedule, slot: Spot & Pick<Slot, 'facilities'>): number | null {
  const offering = new Set(slot.facilities);
  if (offering.size === 0) return null;
  let sum = 0;
  for (const facility of packed.facilities) {
    if (!offering.has(facility.id)) continue;
    const left = leftBy(packed, facility, slot, packed.countHolds);
    if (left === null) return null;
    sum += left;
  }
  return sum;
}
