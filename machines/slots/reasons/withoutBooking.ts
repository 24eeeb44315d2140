/** A schedule without one booking, for rescheduling: the customer gives that place up (Q2.2.b). */
import type { Id } from '../../../src/contract/wire/wire.ts';
import type { BookedInput, FacilityInput, RelatedInput } from '../schedule/scheduleInput.ts';
import { closingMinuteOf, minuteOf } from '../schedule/venueTime.ts';

/** The slot of a booking, as in a list of bookings. */
export interface TakenSlot {
  facilityId: Id;
  date: string;
  start_time: string;
  end_time: string;
  /** How many people come; matters where places are shared. */
  people: number;
}

/** Midnight as an end is written in two ways (T3). */
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

/** Several bookings may share one hour of a pool: removes one of the same size, or subtracts the people from a larger one. */
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

/** The facilities without that booking, in its own list and in those of parents and children (B6). */
export const withoutBooking = (facilities: readonly FacilityInput[], slot: TakenSlot): FacilityInput[] =>
  facilities.map((facility) => ({
    ...occupiedWithout(facility, slot),
    parent_facilities: facility.parent_facilities?.map((one) => occupiedWithout(one, slot)),
    child_facilities: facility.child_facilities?.map((one) => occupiedWithout(one, slot)),
  }));
