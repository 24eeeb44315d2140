/** The calls of the sections that sell or tell something else, and of the customer’s account; no first page needs them. */
import * as v from 'valibot';
import * as auth from './auth.ts';
import * as bookings from './bookings.ts';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as customers from './customers.ts';
import * as forms from './forms.ts';
import * as orders from './orders.ts';
import { get, post, put, remove, type Endpoint } from './endpoint.ts';
import { responseOf, Id, Outcome, PageQuery, pageOf } from './wire.ts';

const page = v.object(PageQuery);
const file = v.union([v.instance(Blob), v.array(v.instance(Blob))]);

export const sectionEndpoints = {
  // site
  siteForm: get('forms/{slug}', responseOf(forms.SiteForm)),
  submitSiteForm: post('forms/{slug}', Outcome, { body: forms.SiteFormSubmission }),
  search: get('search/global', responseOf(v.array(catalogue.SearchResult)), {
    query: v.object({ search: v.string() }),
  }),

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

  // cart and orders
  checkWorkshop: post('workshops/check', responseOf(cart.WorkshopPrice), { body: cart.WorkshopCheck }),
  verifyBenefits: post('benefits/verify', responseOf(cart.BenefitResult), { body: cart.BenefitQuery }),
  orderTickets: get('orders/{order_id}/tickets', responseOf(orders.OrderTickets), { access: 'customer' }),
  /** The tickets to keep or print; guests have theirs on /paymentsuccess (Q2.3.b). 409 while there are none. */
  ticketFile: get('orders/{order_id}/tickets/download', v.instance(Blob), { access: 'token', file: 'application/pdf' }),

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
  memberships: get('memberships', responseOf(v.array(catalogue.Membership))),
  membershipCards: get('profile/memberships', pageOf(bookings.MembershipCard), { query: page, access: 'customer' }),

  // bookings
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

  // events, academies, trainers
  events: get('events', pageOf(catalogue.Event), { query: catalogue.EventListQuery }),
  event: get('events/{id}', responseOf(catalogue.EventDetails)),
  seatMap: get('events/{id}/seat-maps/{seat_map_id}', responseOf(catalogue.SeatMap)),
  eventInvite: get('events/invites/{token}', responseOf(catalogue.EventInvite)),
  answerInvite: post('events/invites/{token}', responseOf(catalogue.EventInvite), {
    body: v.object({ answer: v.picklist(['accepted', 'declined']) }),
  }),
  workshops: get('workshops', pageOf(catalogue.Workshop), { query: catalogue.TypedListQuery }),
  workshop: get('workshops/{id}', responseOf(catalogue.WorkshopDetails)),
  trainers: get('trainers', pageOf(catalogue.Trainer), { query: page }),
  trainer: get('trainers/{id}', responseOf(catalogue.TrainerDetails)),
  trainerAvailability: get('trainers/{id}/availability', responseOf(v.array(catalogue.TrainerSlot)), {
    query: catalogue.TrainerAvailabilityQuery,
  }),

  // retail, offers
  outlets: get('outlets', responseOf(v.array(catalogue.Outlet))),
  outlet: get('outlets/{id}', responseOf(catalogue.Outlet)),
  outletProducts: get('outlets/{id}/products', pageOf(catalogue.RetailProduct), { query: catalogue.ProductListQuery }),
  retailProducts: get('retail/products', pageOf(catalogue.RetailProduct), { query: catalogue.ProductListQuery }),
  offers: get('offers', responseOf(v.array(catalogue.Offer))),
  offer: get('offers/{offer_id}', responseOf(catalogue.Offer)),

  // told
  blogs: get('blogs', pageOf(catalogue.Blog), { query: page }),
  blog: get('blogs/{slug}', responseOf(catalogue.BlogDetails)),
  mediaLibrary: get('media-library', pageOf(catalogue.MediaItem), { query: catalogue.TypedListQuery }),
  gallery: get('gallery', responseOf(v.array(catalogue.GalleryImage))),

  // support
  supportRequests: get('customer-support', pageOf(catalogue.SupportRequest), { query: page, access: 'customer' }),
  askSupport: post('customer-support', responseOf(v.object({ id: Id })), {
    body: v.object({
      subject: v.string(),
      category: v.optional(v.string()),
      message: v.string(),
      files: v.optional(file),
    }),
    encoding: 'multipart',
    access: 'customer',
  }),
  supportRequest: get('customer-support/{id}', responseOf(catalogue.SupportRequestDetails), { access: 'customer' }),
  replyToSupport: post('customer-support/{id}/replies', responseOf(catalogue.SupportReply), {
    body: v.object({ message: v.string(), files: v.optional(file) }),
    encoding: 'multipart',
    access: 'customer',
  }),
} as const satisfies Record<string, Endpoint>;
