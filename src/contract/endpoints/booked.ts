/** The calls of what a customer has booked, of every kind. */
import * as bookings from '../bookings.ts';
import { get, post, type Endpoint } from '../endpoint.ts';
import { responseOf, Outcome, pageOf } from '../wire.ts';

export const bookedEndpoints = {
  facilityBookings: get('profile/bookings/facility', pageOf(bookings.FacilityBooking), {
    query: bookings.BookingListQuery,
    access: 'customer',
  }),
  eventBookings: get('profile/bookings/event', pageOf(bookings.EventBooking), {
    query: bookings.BookingListQuery,
    access: 'customer',
  }),
  trainerBookings: get('profile/bookings/trainer', pageOf(bookings.TrainerBooking), {
    query: bookings.BookingListQuery,
    access: 'customer',
  }),
  academyBookings: get('profile/bookings/academy', pageOf(bookings.AcademyBooking), {
    query: bookings.BookingListQuery,
    access: 'customer',
  }),
  membershipBookings: get('profile/bookings/membership', pageOf(bookings.MembershipBooking), {
    query: bookings.BookingListQuery,
    access: 'customer',
  }),
  retailBookings: get('profile/bookings/retail', pageOf(bookings.RetailBooking), {
    query: bookings.BookingListQuery,
    access: 'customer',
  }),
  facilityBooking: get('profile/bookings/facility/{id}', responseOf(bookings.detailsOf(bookings.FacilityBooking)), {
    access: 'customer',
  }),
  eventBooking: get('profile/bookings/event/{id}', responseOf(bookings.detailsOf(bookings.EventBooking)), {
    access: 'customer',
  }),
  trainerBooking: get('profile/bookings/trainer/{id}', responseOf(bookings.detailsOf(bookings.TrainerBooking)), {
    access: 'customer',
  }),
  academyBooking: get('profile/bookings/academy/{id}', responseOf(bookings.detailsOf(bookings.AcademyBooking)), {
    access: 'customer',
  }),
  membershipBooking: get(
    'profile/bookings/membership/{id}',
    responseOf(bookings.detailsOf(bookings.MembershipBooking)),
    {
      access: 'customer',
    },
  ),
  retailBooking: get('profile/bookings/retail/{id}', responseOf(bookings.detailsOf(bookings.RetailBooking)), {
    access: 'customer',
  }),
  reschedule: post('profile/bookings/facility/{id}/reschedule', responseOf(bookings.FacilityBooking), {
    body: bookings.Rescheduling,
    access: 'customer',
  }),
  bookTrainerSession: post('profile/bookings/trainer/{id}/sessions', Outcome, {
    body: bookings.TrainerSession,
    access: 'customer',
  }),
} as const satisfies Record<string, Endpoint>;
