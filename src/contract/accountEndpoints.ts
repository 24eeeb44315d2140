/** The calls of the customer’s account: profile, family, money, and bookings of every kind. */
import * as v from 'valibot';
import * as auth from './auth.ts';
import * as bookings from './bookings.ts';
import * as customers from './customers.ts';
import { get, post, put, remove, type Endpoint } from './endpoint.ts';
import { responseOf, Outcome, PageQuery, pageOf } from './wire.ts';

export const accountEndpoints = {
  // customers
  addFamilyMember: post('customers-associated', responseOf(customers.FamilyMember), {
    body: customers.Customer,
    access: 'customer',
  }),
  changeFamilyMember: put('customers-associated/{customer_id}', responseOf(customers.FamilyMember), {
    body: customers.Customer,
    access: 'customer',
  }),
  removeFamilyMember: remove('customers-associated/{customer_id}', Outcome, { access: 'customer' }),

  // profile
  /** Sends a code to a new address; `changeProfile` takes it as `otp` beside the new `email`. */
  requestEmailCode: post('profile/email/otp-generate', Outcome, { body: auth.EmailChange, access: 'customer' }),
  changeProfile: post('profile', responseOf(customers.Profile), {
    body: v.record(v.string(), v.union([v.string(), v.instance(Blob)])),
    encoding: 'multipart',
    access: 'customer',
  }),
  wallet: get('profile/wallet', responseOf(customers.Wallet), { access: 'customer' }),
  walletTransactions: get('profile/wallet/transactions', pageOf(customers.WalletTransaction), {
    query: customers.HistoryQuery,
    access: 'customer',
  }),
  qPoints: get('profile/q-points', v.object({ ...pageOf(v.unknown()).entries, data: customers.QPoints }), {
    query: customers.HistoryQuery,
    access: 'customer',
  }),
  cards: get('profile/cards', responseOf(v.array(customers.SavedCard)), { access: 'customer' }),
  removeCard: remove('profile/cards/{id}', Outcome, { access: 'customer' }),
  membershipCards: get('profile/memberships', pageOf(bookings.MembershipCard), {
    query: v.object(PageQuery),
    access: 'customer',
  }),

  // bookings
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
