import type { FacilityBooking } from '../../src/contract/bookings.ts';
import type { BookingSelection } from '../booking/bookingSelection.ts';
import { dateAfter } from '../slots/venueTime.ts';
import { minutesOf } from './bookingStatus.ts';

const week = 7;

type Booked = Pick<
  FacilityBooking,
  'service_id' | 'facility_id' | 'facility_date' | 'facility_start_time' | 'facility_end_time'
>;

/** The same weekday, hour, length and facility, the next time they come; what of it cannot be had is said there. */
export function bookedAgain(booked: Booked, today: string): BookingSelection {
  let date = dateAfter(booked.facility_date, week);
  while (date <= today) date = dateAfter(date, week);
  return {
    serviceId: booked.service_id,
    date,
    duration: minutesOf(booked),
    slot: { startTime: booked.facility_start_time, nextDay: false },
    facilityId: booked.facility_id,
  };
}
