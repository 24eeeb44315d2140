/** The calls of what a customer has booked, of every kind. */
import type * as v from 'valibot';
import * as bookings from '../orders/bookings.ts';
import { get, post, type Endpoint } from '../endpoint.ts';
import { pageOf } from '../wire/answers.ts';
import { responseOf, Outcome } from '../wire/wire.ts';

const listOf = <const TBooking extends v.GenericSchema>(kind: string, booking: TBooking) =>
  get(`profile/bookings/${kind}`, pageOf(booking), { query: bookings.BookingListQuery, access: 'customer' });
const oneOf = <const TDetails extends v.GenericSchema>(kind: string, details: TDetails) =>
  get(`profile/bookings/${kind}/{id}`, responseOf(details), { access: 'customer' });

export const bookedEndpoints = {
  facilityBookings: listOf('facility', bookings.FacilityBooking),
  eventBookings: listOf('event', bookings.EventBooking),
  trainerBookings: listOf('trainer', bookings.TrainerBooking),
  academyBookings: listOf('academy', bookings.AcademyBooking),
  membershipBookings: listOf('membership', bookings.MembershipBooking),
  retailBookings: listOf('retail', bookings.RetailBooking),
  facilityBooking: oneOf('facility', bookings.detailsOf(bookings.FacilityBooking)),
  eventBooking: oneOf('event', bookings.detailsOf(bookings.EventBooking)),
  trainerBooking: oneOf('trainer', bookings.detailsOf(bookings.TrainerBooking)),
  academyBooking: oneOf('academy', bookings.detailsOf(bookings.AcademyBooking)),
  membershipBooking: oneOf('membership', bookings.detailsOf(bookings.MembershipBooking)),
  retailBooking: oneOf('retail', bookings.detailsOf(bookings.RetailBooking)),
  reschedule: post('profile/bookings/facility/{id}/reschedule', responseOf(bookings.FacilityBooking), {
    body: bookings.Rescheduling,
    access: 'customer',
  }),
  bookTrainerSession: post('profile/bookings/trainer/{id}/sessions', Outcome, {
    body: bookings.TrainerSession,
    access: 'customer',
  }),
} as const satisfies Record<string, Endpoint>;
