/**
 * Every call between portal and operator, by name (R7.1–R7.6 and the Q-lines that settle unnamed paths).
 * Paths are relative to /api/v2/; `{name}` marks a path parameter. The sandbox checks requests with this
 * table, the portal checks answers with it.
 */
import * as v from 'valibot';
import * as auth from './auth.ts';
import * as bookings from './bookings.ts';
import * as captcha from './captcha.ts';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as customers from './customers.ts';
import * as facilities from './facilities.ts';
import * as forms from './forms.ts';
import * as orders from './orders.ts';
import * as site from './site.ts';
import { answerOf, Id, Outcome, PageQuery, pageOf, QueryId } from './wire.ts';

/** Version prefix of all paths (R7.1.1). */
export const apiBase = '/api/v2/';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly answer: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** json unless stated. */
  readonly encoding?: 'multipart';
  /** The answer is a file, not JSON: parsed as a Blob. */
  readonly file?: 'application/pdf';
  /** May be kept in memory per path and query until login, logout or reload (R7.1.8). */
  readonly cached?: true;
  /** `token`: any logged-in user, guests included; `customer`: no guests. Otherwise open, the bearer is optional. */
  readonly access?: 'token' | 'customer';
  /** Without a token the key of an order opens it, for that one order (docs/decisions/020). */
  readonly orderKey?: true;
}

type Rest = Omit<Endpoint, 'method' | 'path' | 'answer'>;
const define =
  (method: Endpoint['method']) =>
  <const TAnswer extends v.GenericSchema, const TRest extends Rest = object>(
    path: string,
    answer: TAnswer,
    rest?: TRest,
  ) =>
    ({ method, path, answer, ...rest }) as {
      readonly method: Endpoint['method'];
      readonly path: string;
      readonly answer: TAnswer;
    } & TRest;
const get = define('GET');
const post = define('POST');
const put = define('PUT');
const remove = define('DELETE');

const page = v.object(PageQuery);
const file = v.union([v.instance(Blob), v.array(v.instance(Blob))]);

export const endpoints = {
  // site
  config: get('config', site.ConfigAnswer, { cached: true }),
  healthCheck: get('health-check', answerOf(site.Health)),
  verifyTime: get('verify-time', answerOf(site.TimeVerification)),
  contentPage: get('pages/{slug}', answerOf(site.ContentPage), { cached: true }),
  venues: get('venues', answerOf(v.array(site.VenueDetails))),
  siteForm: get('forms/{slug}', answerOf(forms.SiteForm)),
  submitSiteForm: post('forms/{slug}', Outcome, { body: forms.SiteFormSubmission }),
  leadForm: get('leads', answerOf(forms.LeadForm)),
  submitLead: post('leads', Outcome, { body: forms.LeadSubmission }),
  search: get('search/global', answerOf(v.array(catalogue.SearchResult)), { query: v.object({ search: v.string() }) }),
  saveFiles: post('file/save/data', answerOf(v.object({ files: v.array(forms.StoredFile) })), {
    body: v.object({ 'preUpload[0]': file, 'types[]': v.union([v.string(), v.array(v.string())]) }),
    encoding: 'multipart',
    access: 'token',
  }),

  // facilities
  services: get('venue/services', facilities.ServicesAnswer, { cached: true }),
  service: get('venue/services/{id}', answerOf(facilities.VenueServiceDetails)),
  serviceFilters: get('facilities/services/filters/{serviceId}', answerOf(facilities.ServiceFilters), { cached: true }),
  schedule: get('facilities/schedule', answerOf(facilities.Schedule), { query: facilities.ScheduleQuery }),
  availableFacilities: get('facilities/fetchAvailableFacilities', answerOf(v.array(facilities.AvailableFacility)), {
    query: facilities.AvailabilityQuery,
  }),
  facilityOffer: get('facilities/auto', answerOf(facilities.FacilityOffer), { query: facilities.OfferQuery }),
  fieldConfig: get('facilities/fieldConfig', facilities.FieldConfigAnswer, {
    query: v.object({ venue_service_id: QueryId }),
  }),
  shortRentals: get('facilities/facility-rentals/short', answerOf(facilities.ShortRentals), {
    query: v.object({ venue_service_id: QueryId }),
  }),
  customerConfiguration: get('facilities/customer-configurations', answerOf(facilities.CustomerConfiguration), {
    cached: true,
  }),

  // customers
  customerTags: get('customers/all-tags', answerOf(v.array(customers.CustomerTag)), { cached: true }),
  idProofTypes: get('customers/id-proof-types', answerOf(v.array(customers.IdProofType))),
  family: get('customers-associated', answerOf(v.array(customers.FamilyMember)), { access: 'customer' }),
  familyMemberDetails: get('customers-associated/additional-data', answerOf(customers.Customer), {
    query: v.object({ customerId: QueryId, product_type: v.string() }),
    access: 'customer',
  }),
  addFamilyMember: post('customers-associated', answerOf(customers.FamilyMember), {
    body: customers.Customer,
    access: 'customer',
  }),
  changeFamilyMember: put('customers-associated/{customer_id}', answerOf(customers.FamilyMember), {
    body: customers.Customer,
    access: 'customer',
  }),
  removeFamilyMember: remove('customers-associated/{customer_id}', Outcome, { access: 'customer' }),

  // cart and orders
  reserve: post('cart/sync', answerOf(cart.ReservationResult), { body: cart.Reservation }),
  release: remove('cart/sync', Outcome, { body: cart.Reservation }),
  checkWorkshop: post('workshops/check', answerOf(cart.WorkshopPrice), { body: cart.WorkshopCheck }),
  verifyBenefits: post('benefits/verify', answerOf(cart.BenefitResult), { body: cart.BenefitQuery }),
  placeOrder: post('orders', answerOf(orders.PlacedOrder), {
    body: orders.OrderRequest,
    encoding: 'multipart',
    access: 'token',
  }),
  orderStatus: get('orders/status', answerOf(v.nullable(orders.PlacedOrder)), {
    query: orders.OrderStatusQuery,
    access: 'token',
    orderKey: true,
  }),
  orderTickets: get('orders/{order_id}/tickets', answerOf(orders.OrderTickets), { access: 'customer' }),
  /** The tickets to keep or print; guests have theirs on /paymentsuccess (Q2.3.b). 409 while there are none. */
  ticketFile: get('orders/{order_id}/tickets/download', v.instance(Blob), { access: 'token', file: 'application/pdf' }),
  paymentOptions: get('payments/options', answerOf(orders.PaymentOptions), { access: 'token' }),
  payment: get('payments/{token}', answerOf(orders.Payment), { orderKey: true }),
  transaction: get('payments/transactions/{transactionId}', answerOf(orders.Transaction), {
    access: 'token',
    orderKey: true,
  }),
  /** Opens a new payment for the same order while its places can still be had; 409 when they are gone. */
  retryPayment: post('payments/transactions/{transactionId}/retry', answerOf(orders.PlacedOrder), {
    access: 'token',
    orderKey: true,
  }),
  /** Gives the order up and turns its places back into holds of this session, for *back to my cart*. */
  abandonPayment: post('payments/transactions/{transactionId}/abandon', Outcome, { access: 'token', orderKey: true }),

  // ways in
  captchaChallenge: get('captcha/challenge', answerOf(captcha.CaptchaChallenge), {
    query: v.object({ action: captcha.CaptchaAction }),
  }),
  login: post('auth/login', auth.LoginAnswer, { body: auth.PasswordLogin }),
  logout: post('auth/logout', Outcome, { access: 'token' }),
  requestLoginCode: post('auth/login/otp-generate', Outcome, { body: auth.CodeRequest }),
  loginByCode: post('auth/login/otp-login', auth.LoginAnswer, { body: auth.CodeLogin }),
  loginByToken: post('auth/login-uae-pass', auth.LoginAnswer, { body: auth.TokenLogin }),
  providerRedirect: post('auth/login-pass', answerOf(auth.ProviderRedirect)),
  requestPasswordCode: post('auth/password/otp/generate', Outcome, { body: auth.PasswordCodeRequest }),
  checkPasswordCode: post('auth/password/otp/validate', auth.PasswordCodeAnswer, { body: auth.PasswordCodeCheck }),
  resetPassword: post('auth/password/reset', Outcome, { body: auth.PasswordReset }),
  requestRegistrationCode: post('auth/otp/generate', Outcome, { body: auth.RegistrationCodeRequest }),
  checkRegistrationCode: post('auth/otp/validate-otp', Outcome, { body: auth.RegistrationCodeCheck }),
  register: post('auth/register', Outcome, { body: auth.Registration, encoding: 'multipart' }),
  registerPartner: post('auth/partner-register', Outcome, { body: auth.PartnerRegistration, encoding: 'multipart' }),
  loginAsGuest: post('auth/guest-login', auth.LoginAnswer, { body: auth.GuestLogin }),
  verifyCustomer: post('auth/verify-customer', Outcome, { body: auth.CustomerVerification }),

  // profile
  profile: get('profile', answerOf(customers.Profile), { access: 'customer' }),
  /** Sends a code to a new address; `changeProfile` takes it as `otp` beside the new `email`. */
  requestEmailCode: post('profile/email/otp-generate', Outcome, { body: auth.EmailChange, access: 'customer' }),
  changeProfile: post('profile', answerOf(customers.Profile), {
    body: v.record(v.string(), v.union([v.string(), v.instance(Blob)])),
    encoding: 'multipart',
    access: 'customer',
  }),
  wallet: get('profile/wallet', answerOf(customers.Wallet), { access: 'customer' }),
  walletTransactions: get('profile/wallet/transactions', pageOf(customers.WalletTransaction), {
    query: customers.HistoryQuery,
    access: 'customer',
  }),
  qPoints: get('profile/q-points', v.object({ ...pageOf(v.unknown()).entries, data: customers.QPoints }), {
    query: customers.HistoryQuery,
    access: 'customer',
  }),
  cards: get('profile/cards', answerOf(v.array(customers.SavedCard)), { access: 'customer' }),
  removeCard: remove('profile/cards/{id}', Outcome, { access: 'customer' }),
  memberships: get('memberships', answerOf(v.array(catalogue.Membership))),
  membershipCards: get('profile/memberships', pageOf(bookings.MembershipCard), { query: page, access: 'customer' }),

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
  facilityBooking: get('profile/bookings/facility/{id}', answerOf(bookings.detailsOf(bookings.FacilityBooking)), {
    access: 'customer',
  }),
  eventBooking: get('profile/bookings/event/{id}', answerOf(bookings.detailsOf(bookings.EventBooking)), {
    access: 'customer',
  }),
  trainerBooking: get('profile/bookings/trainer/{id}', answerOf(bookings.detailsOf(bookings.TrainerBooking)), {
    access: 'customer',
  }),
  academyBooking: get('profile/bookings/academy/{id}', answerOf(bookings.detailsOf(bookings.AcademyBooking)), {
    access: 'customer',
  }),
  membershipBooking: get('profile/bookings/membership/{id}', answerOf(bookings.detailsOf(bookings.MembershipBooking)), {
    access: 'customer',
  }),
  retailBooking: get('profile/bookings/retail/{id}', answerOf(bookings.detailsOf(bookings.RetailBooking)), {
    access: 'customer',
  }),
  reschedule: post('profile/bookings/facility/{id}/reschedule', answerOf(bookings.FacilityBooking), {
    body: bookings.Rescheduling,
    access: 'customer',
  }),
  bookTrainerSession: post('profile/bookings/trainer/{id}/sessions', Outcome, {
    body: bookings.TrainerSession,
    access: 'customer',
  }),

  // events, academies, trainers
  events: get('events', pageOf(catalogue.Event), { query: catalogue.EventListQuery }),
  event: get('events/{id}', answerOf(catalogue.EventDetails)),
  seatMap: get('events/{id}/seat-maps/{seat_map_id}', answerOf(catalogue.SeatMap)),
  eventInvite: get('events/invites/{token}', answerOf(catalogue.EventInvite)),
  answerInvite: post('events/invites/{token}', answerOf(catalogue.EventInvite), {
    body: v.object({ answer: v.picklist(['accepted', 'declined']) }),
  }),
  workshops: get('workshops', pageOf(catalogue.Workshop), { query: catalogue.TypedListQuery }),
  workshop: get('workshops/{id}', answerOf(catalogue.WorkshopDetails)),
  trainers: get('trainers', pageOf(catalogue.Trainer), { query: page }),
  trainer: get('trainers/{id}', answerOf(catalogue.TrainerDetails)),
  trainerAvailability: get('trainers/{id}/availability', answerOf(v.array(catalogue.TrainerSlot)), {
    query: catalogue.TrainerAvailabilityQuery,
  }),

  // retail, offers
  outlets: get('outlets', answerOf(v.array(catalogue.Outlet))),
  outlet: get('outlets/{id}', answerOf(catalogue.Outlet)),
  outletProducts: get('outlets/{id}/products', pageOf(catalogue.RetailProduct), { query: catalogue.ProductListQuery }),
  retailProducts: get('retail/products', pageOf(catalogue.RetailProduct), { query: catalogue.ProductListQuery }),
  offers: get('offers', answerOf(v.array(catalogue.Offer))),
  offer: get('offers/{offer_id}', answerOf(catalogue.Offer)),

  // told
  blogs: get('blogs', pageOf(catalogue.Blog), { query: page }),
  blog: get('blogs/{slug}', answerOf(catalogue.BlogDetails)),
  mediaLibrary: get('media-library', pageOf(catalogue.MediaItem), { query: catalogue.TypedListQuery }),
  gallery: get('gallery', answerOf(v.array(catalogue.GalleryImage))),

  // support
  supportRequests: get('customer-support', pageOf(catalogue.SupportRequest), { query: page, access: 'customer' }),
  askSupport: post('customer-support', answerOf(v.object({ id: Id })), {
    body: v.object({
      subject: v.string(),
      category: v.optional(v.string()),
      message: v.string(),
      files: v.optional(file),
    }),
    encoding: 'multipart',
    access: 'customer',
  }),
  supportRequest: get('customer-support/{id}', answerOf(catalogue.SupportRequestDetails), { access: 'customer' }),
  replyToSupport: post('customer-support/{id}/replies', answerOf(catalogue.SupportReply), {
    body: v.object({ message: v.string(), files: v.optional(file) }),
    encoding: 'multipart',
    access: 'customer',
  }),
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
type Table = typeof endpoints;

/** What the named call answers. */
export type AnswerTo<Name extends EndpointName> = v.InferOutput<Table[Name]['answer']>;
/** What a caller may put into its query. */
export type QueryOf<Name extends EndpointName> = Table[Name] extends { query: infer Q extends v.GenericSchema }
  ? v.InferInput<Q>
  : undefined;
/** What a caller puts into its body. */
export type BodyOf<Name extends EndpointName> = Table[Name] extends { body: infer B extends v.GenericSchema }
  ? v.InferInput<B>
  : undefined;

/** Headers that every request carries (R7.1.3–7, Q7.1.a). */
export const headerNames = {
  userTime: 'X-User-Time',
  userTimezone: 'X-User-Timezone',
  visitorToken: 'X-Visitor-Token',
  sessionId: 'X-Session-Id',
  appKey: 'X-App-Key',
  idempotencyKey: 'Idempotency-Key',
  /** Of guests: sent with their order, afterwards instead of their token (docs/decisions/020). */
  orderKey: 'X-Order-Key',
} as const;

/** How the portal names itself (Q3.10.b). */
export const applicationKeys = { qPortal: 'oo', b2c: 'oc', partners: 'op', members: 'om', kiosk: 'ok' } as const;
export const notificationChannels = { all: 1, sms: 2, email: 3, whatsapp: 4 } as const;
