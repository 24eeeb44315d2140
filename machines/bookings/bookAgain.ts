import type { FacilityBooking } from '../../src/contract/orders/bookings.ts';
import type { BookingProgress } from '../booking/bookingProgress.ts';
import type { BookingSelection } from '../booking/bookingSelection.ts';
import { progressFor } from '../booking/progressFor.ts';
import { dateAfter } from '../slots/schedule/venueTime.ts';
import { minutesOf } from './bookingStatus.ts';

const week = 7;
/** A start before this hour belongs to the previous evening, and is in the schedule of the day before (W4). */
const nightEnds = '05:00:00';
export const isOfNight = (startTime: string): boolean => startTime < nightEnds;

type Booked = Pick<
  FacilityBooking,
  'service_id' | 'facility_id' | 'facility_date' | 'facility_start_time' | 'facility_end_time'
>;

/** The same weekday, time, length and facility on the next possible date; the booking says what is not available. */
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
 * A selection that the customer has made before: if it is available, the booking continues as if Continue had been
 * pressed; otherwise it says why not and offers alternatives.
 */
export function goingOn(selection: BookingSelection): BookingProgress | null {
  const progress = progressFor(selection);
  return progress && { ...progress, goesOn: true };
}
