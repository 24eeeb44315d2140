/** A schedule as if one booking were not in it: whoever moves a booking gives its place up (Q2.2.b). */
import type { Id } from '../../../src/contract/wire/wire.ts';
import type { BookedInput, FacilityInput, RelatedInput } from '../schedule/scheduleInput.ts';
import { closingMinuteOf, minuteOf } from '../schedule/venueTime.ts';

/** The slot of a booking, as a list of bookings tells it. */
export interface TakenSlot {
  facilityId: Id;
  date: string;
  start_time: string;
  end_time: string;
  /** How many come; counts where places are shared. */
  people: number;
}

/** An end at midnight is written in two ways (T3). */
const isThere = (
  { date, start_time: start, end_time: end, is_full_day: isFullDay }: BookedInput,
  slot: TakenSlot,
): boolean =>
  !isFullDay &&
  date === slot.date &&
  typeof start === 'string' &&
  typeof end === 'string' &&
  minuteOf(start) === minuteOf(slot.start_time) &&
  closingMinuteOf(end) === closingMinuteOf(slot.end_time);

const peopleIn = ({ attendance }: BookedInput): number => attendance ?? 1;

/** Several may have the same hour of a pool: one of so many people goes, or so many of those who are counted together. */
function bookingsWithout(bookings: readonly BookedInput[], slot: TakenSlot, isShared: boolean): BookedInput[] {
  const there = bookings.filter((one) => isThere(one, slot));
  const own =
    there.find((one) => peopleIn(one) === slot.people) ?? there.find((one) => !isShared || peopleIn(one) > slot.people);
  const left = own && isShared ? peopleIn(own) - slot.people : 0;
  return bookings.flatMap((one) => (one !== own ? [one] : left > 0 ? [{ ...one, attendance: left }] : []));
}

function occupiedWithout<TFacility extends RelatedInput>(facility: TFacility, slot: TakenSlot): TFacility {
  if (facility.id !== slot.facilityId) return facility;
  return { ...facility, bookings: bookingsWithout(facility.bookings ?? [], slot, Boolean(facility.per_capacity)) };
}

/** The facilities without that booking, wherever they tell of it: in its own list, and in those of parents and children (B6). */
export const withoutBooking = (facilities: readonly FacilityInput[], slot: TakenSlot): FacilityInput[] =>
  facilities.map((facility) => ({
    ...occupiedWithout(facility, slot),
    parent_facilities: facility.parent_facilities?.map((one) => occupiedWithout(one, slot)),
    child_facilities: facility.child_facilities?.map((one) => occupiedWithout(one, slot)),
  }));
