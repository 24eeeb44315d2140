import type { FacilityBooking } from '../../src/contract/orders/bookings.ts';
import type { BookingProgress } from '../booking/bookingProgress.ts';
import type { BookingSelection } from '../booking/bookingSelection.ts';
import { progressFor } from '../booking/progressFor.ts';
import { dateAfter } from '../slots/schedule/venueTime.ts';
import { minutesOf } from './bookingStatus.ts';

const week = 7;
/** What starts before this hour was the end of an evening, and stands on the list of the day before (W4). */
const nightEnds = '05:00:00';
export const isOfNight = (startTime: string): boolean => startTime < nightEnds;

type Booked = Pick<
  FacilityBooking,
  'service_id' | 'facility_id' | 'facility_date' | 'facility_start_time' | 'facility_end_time'
>;

/** The same weekday, hour, length and facility, the next time they come; what of it cannot be had is said there. */
export function bookedAgain(booked: Booked, today: string): BookingSelection {
  const nextDay = isOfNight(booked.facility_start_time);
  let date = dateAfter(booked.facility_date, week);
  while (date <= today) date = dateAfter(date, week);
  return {
    serviceId: booked.service_id,
    date: nextDay ? dateAfter(date, -1) : date,
    duration: minutesOf(booked),
    slot: { startTime: booked.facility_start_time, nextDay },
    facilityId: booked.facility_id,
  };
}

/**
 * A selection that was made before by whoever presses for it: where it can be had as it is, the booking goes on to what the
 * service asks, as if Continue had been pressed; else it says why not, and shows what is near.
 */
export function goingOn(selection: BookingSelection): BookingProgress | null {
  const progress = progressFor(selection);
  return progress && { ...progress, goesOn: true };
}
