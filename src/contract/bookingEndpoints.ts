/** The calls of a facility booking, from the first page to the tickets, and of whoever books. */
import * as v from 'valibot';
import * as auth from './auth.ts';
import * as captcha from './captcha.ts';
import * as cart from './cart.ts';
import * as customers from './customers.ts';
import * as facilities from './facilities.ts';
import * as forms from './forms.ts';
import * as orders from './orders.ts';
import * as site from './site.ts';
import { get, post, remove, type Endpoint } from './endpoint.ts';
import { responseOf, Outcome, QueryId } from './wire.ts';

const file = v.union([v.instance(Blob), v.array(v.instance(Blob))]);

export const bookingEndpoints = {
  // site
  config: get('config', site.ConfigAnswer, { cached: true }),
  healthCheck: get('health-check', responseOf(site.Health)),
  verifyTime: get('verify-time', responseOf(site.TimeVerification)),
  contentPage: get('pages/{slug}', responseOf(site.ContentPage), { cached: true }),
  venues: get('venues', responseOf(v.array(site.VenueDetails))),
  leadForm: get('leads', responseOf(forms.LeadForm)),
  submitLead: post('leads', Outcome, { body: forms.LeadSubmission }),
  saveFiles: post('file/save/data', responseOf(v.object({ files: v.array(forms.StoredFile) })), {
    body: v.object({ 'preUpload[0]': file, 'types[]': v.union([v.string(), v.array(v.string())]) }),
    encoding: 'multipart',
    access: 'token',
  }),

  // facilities
  services: get('venue/services', facilities.ServicesAnswer, { cached: true }),
  service: get('venue/services/{id}', responseOf(facilities.VenueServiceDetails)),
  serviceFilters: get('facilities/services/filters/{serviceId}', responseOf(facilities.ServiceFilters), {
    cached: true,
  }),
  schedule: get('facilities/schedule', responseOf(facilities.Schedule), { query: facilities.ScheduleQuery }),
  availableFacilities: get('facilities/fetchAvailableFacilities', responseOf(v.array(facilities.AvailableFacility)), {
    query: facilities.AvailabilityQuery,
  }),
  facilityOffer: get('facilities/auto', responseOf(facilities.FacilityOffer), { query: facilities.OfferQuery }),
  fieldConfig: get('facilities/fieldConfig', facilities.FieldConfigAnswer, {
    query: v.object({ venue_service_id: QueryId }),
  }),
  shortRentals: get('facilities/facility-rentals/short', responseOf(facilities.ShortRentals), {
    query: v.object({ venue_service_id: QueryId }),
  }),
  customerConfiguration: get('facilities/customer-configurations', responseOf(facilities.CustomerConfiguration), {
    cached: true,
  }),

  // customers
  customerTags: get('customers/all-tags', responseOf(v.array(customers.CustomerTag)), { cached: true }),
  idProofTypes: get('customers/id-proof-types', responseOf(v.array(customers.IdProofType))),
  family: get('customers-associated', responseOf(v.array(customers.FamilyMember)), { access: 'customer' }),
  familyMemberDetails: get('customers-associated/additional-data', responseOf(customers.Customer), {
    query: v.object({ customerId: QueryId, product_type: v.string() }),
    access: 'customer',
  }),

  // cart and orders
  reserve: post('cart/sync', responseOf(cart.ReservationResult), { body: cart.Reservation }),
  release: remove('cart/sync', Outcome, { body: cart.Reservation }),
  placeOrder: post('orders', responseOf(orders.PlacedOrder), {
    body: orders.OrderRequest,
    encoding: 'multipart',
    access: 'token',
  }),
  orderStatus: get('orders/status', responseOf(v.nullable(orders.PlacedOrder)), {
    query: orders.OrderStatusQuery,
    access: 'token',
    orderKey: true,
  }),
  paymentOptions: get('payments/options', responseOf(orders.PaymentOptions), { access: 'token' }),
  payment: get('payments/{token}', responseOf(orders.Payment), { orderKey: true }),
  transaction: get('payments/transactions/{transactionId}', responseOf(orders.Transaction), {
    access: 'token',
    orderKey: true,
  }),
  /** Opens a new payment for the same order while its places can still be had; 409 when they are gone. */
  retryPayment: post('payments/transactions/{transactionId}/retry', responseOf(orders.PlacedOrder), {
    access: 'token',
    orderKey: true,
  }),
  /** Gives the order up and turns its places back into holds of this session, for *back to my cart*. */
  abandonPayment: post('payments/transactions/{transactionId}/abandon', Outcome, { access: 'token', orderKey: true }),

  // ways in
  captchaChallenge: get('captcha/challenge', responseOf(captcha.CaptchaChallenge), {
    query: v.object({ action: captcha.CaptchaAction }),
  }),
  login: post('auth/login', auth.LoginAnswer, { body: auth.PasswordLogin }),
  logout: post('auth/logout', Outcome, { access: 'token' }),
  requestLoginCode: post('auth/login/otp-generate', Outcome, { body: auth.CodeRequest }),
  loginByCode: post('auth/login/otp-login', auth.LoginAnswer, { body: auth.CodeLogin }),
  loginByToken: post('auth/login-uae-pass', auth.LoginAnswer, { body: auth.TokenLogin }),
  providerRedirect: post('auth/login-pass', responseOf(auth.ProviderRedirect)),
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
  profile: get('profile', responseOf(customers.Profile), { access: 'customer' }),
} as const satisfies Record<string, Endpoint>;
