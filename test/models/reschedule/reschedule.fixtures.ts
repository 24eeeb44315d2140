/** A booking of an hour at 19:00 on court 1, and its evening: court 2 is similar, the show court is not. */
import * as v from 'valibot';
import type { RescheduleInput } from '../../../machines/reschedule/rescheduleContext.ts';
import { slotOfBooking } from '../../../machines/reschedule/rescheduleRules.ts';
import { FacilityBooking } from '../../../src/contract/orders/bookings.ts';
import { Schedule } from '../../../src/contract/offered/facilities.ts';
import { pack } from '../../../src/adapters/schedule/packAnswer.ts';

export const input: RescheduleInput = {
  bookingId: 70,
  customer: null,
  range: {},
  allow_facility_items_reservation: true,
  lateLimit: 15,
  now: '2026-11-20 08:00:00',
  wish: null,
};
export const day = '2026-11-26';

export const booking = v.parse(FacilityBooking, {
  id: 70,
  order_id: 100,
  token: 'receipt',
  service_id: 1,
  facility_id: 101,
  name: 'Court 1',
  service_name: 'Padel',
  venue_name: 'Al Quoz Sheds',
  facility_date: day,
  facility_start_time: '19:00:00',
  facility_end_time: '20:00:00',
  total: 160,
  is_booking_approved: 1,
  status_id: 1,
});

type Hours = readonly [from: string, until: string];
const taken = ([start_time, end_time]: Hours, attendance = 1) => ({ date: day, start_time, end_time, attendance });
const court = (id: number, product_id: number, bookings: readonly Hours[]) => ({
  id,
  name: `Court ${id - 100}`,
  facility_rentals: [{ start_time: '18:00:00', end_time: '21:00:00', product_id }],
  bookings: bookings.map((hours) => taken(hours)),
});
const configuration = { min_booking_time: 60, time_increment: 30, advance_booking_days_limit: 10 };
const own: Hours = ['19:00:00', '20:00:00'];

/** Court 1 is free but for the booking; court 2 from 20:00 on; the show court all evening. */
export const evening = v.parse(Schedule, {
  configuration,
  facilities: [court(101, 500, [own]), court(102, 500, [['18:00:00', '20:00:00']]), court(103, 900, [])],
});
/** Another customer has taken 20:00 on court 1. */
export const eveningLater = v.parse(Schedule, {
  configuration,
  facilities: [court(101, 500, [own, ['20:00:00', '21:00:00']]), court(102, 500, [['18:00:00', '20:00:00']])],
});
/** A pool for ten: four come along, five others are there at eight. */
export const swim = { ...booking, facility_id: 201, attendance: 4 };
export const poolEvening = v.parse(Schedule, {
  configuration: { ...configuration, per_capacity: 1 },
  facilities: [
    {
      id: 201,
      name: 'Pool',
      per_capacity: 1,
      capacity: 10,
      facility_rentals: [{ start_time: '18:00:00', end_time: '22:00:00', product_id: 600 }],
      bookings: [taken(own, 4), taken(own, 6), taken(['20:30:00', '21:00:00'], 7)],
    },
  ],
});

/** As the adapter packs it: without the booking itself. */
export const dayWithout = (schedule: Schedule, of = booking, date = day) =>
  pack(schedule, { date, allow_facility_items_reservation: true, leftOut: slotOfBooking(of) });
