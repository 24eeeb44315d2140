import type { ActorRefFrom } from 'xstate';
import { addressMachine } from './address/addressMachine.ts';
import { bookingMachine } from './booking/bookingMachine.ts';
import { choosingMachine } from './booking/choosing/choosingMachine.ts';
import { sellingMachine } from './booking/selling/sellingMachine.ts';
import { cancellationMachine } from './cancellation/cancellationMachine.ts';
import { captchaMachine } from './captcha/captchaMachine.ts';
import { cardPreferenceMachine } from './cardPreference/cardPreferenceMachine.ts';
import { carouselMachine } from './carousel/carouselMachine.ts';
import { cartMachine } from './cart/cartMachine.ts';
import { checkoutMachine } from './checkout/checkoutMachine.ts';
import { clockMachine } from './clock/clockMachine.ts';
import { codeMachine } from './code/codeMachine.ts';
import { confirmByCodeMachine } from './confirmByCode/confirmByCodeMachine.ts';
import { consentMachine } from './consent/consentMachine.ts';
import { membershipPurchaseMachine } from './membershipPurchase/membershipPurchaseMachine.ts';
import { pageChangeMachine } from './pageChange/pageChangeMachine.ts';
import { passwordChangeMachine } from './passwordChange/passwordChangeMachine.ts';
import { passwordResetMachine } from './passwordReset/passwordResetMachine.ts';
import { failedPaymentMachine } from './paymentReturn/failedPaymentMachine.ts';
import { enrolmentMachine } from './enrolment/enrolmentMachine.ts';
import { erasureMachine } from './erasure/erasureMachine.ts';
import { eventInviteMachine } from './eventInvite/eventInviteMachine.ts';
import { holdMachine } from './hold/holdMachine.ts';
import { sendAgainMachine } from './sendAgain/sendAgainMachine.ts';
import { fileMakingMachine } from './fileMaking/fileMakingMachine.ts';
import { freeHoursMachine } from './freeHours/freeHoursMachine.ts';
import { leadMachine } from './lead/leadMachine.ts';
import { lightboxMachine } from './lightbox/lightboxMachine.ts';
import { listMachine } from './list/listMachine.ts';
import { loginMachine } from './login/loginMachine.ts';
import { arrivalMachine } from './login/arrivalMachine.ts';
import { providerRedirectMachine } from './login/providerRedirectMachine.ts';
import { loginPageMachine } from './login/loginPageMachine.ts';
import { partnerRegistrationMachine } from './partnerRegistration/partnerRegistrationMachine.ts';
import { attendeeDetailsMachine } from './attendees/attendeeDetailsMachine.ts';
import { paymentMachine } from './checkout/paymentMachine.ts';
import { placementMachine } from './checkout/placementMachine.ts';
import { profileMachine } from './profile/profileMachine.ts';
import { contactChangeMachine } from './contactChange/contactChangeMachine.ts';
import { pictureMachine } from './picture/pictureMachine.ts';
import { pickerMachine } from './picker/pickerMachine.ts';
import { portalMachine } from './portal/portalMachine.ts';
import { promotionMachine } from './promotion/promotionMachine.ts';
import { quickChoiceMachine } from './quickChoice/quickChoiceMachine.ts';
import { receiptMachine } from './paymentReturn/receiptMachine.ts';
import { reconnectMachine } from './reconnect/reconnectMachine.ts';
import { registrationMachine } from './registration/registrationMachine.ts';
import { relativeMachine } from './family/relativeMachine.ts';
import { removalMachine } from './removal/removalMachine.ts';
import { lineRemovalMachine } from './lineRemoval/lineRemovalMachine.ts';
import { reopeningMachine } from './checkout/reopeningMachine.ts';
import { rescheduleMachine } from './reschedule/rescheduleMachine.ts';
import { resourceMachine } from './resource/resourceMachine.ts';
import { supportMessageMachine } from './support/supportMessageMachine.ts';
import { supportThreadMachine } from './support/supportThreadMachine.ts';
import { seatMapMachine } from './seatMap/seatMapMachine.ts';
import { searchMachine } from './search/searchMachine.ts';
import { sessionBookingMachine } from './sessionBooking/sessionBookingMachine.ts';
import { sessionMachine } from './session/sessionMachine.ts';
import { siteMachine } from './site/siteMachine.ts';
import { siteFormMachine } from './siteForm/siteFormMachine.ts';
import { topUpMachine } from './topUp/topUpMachine.ts';
import { verificationMachine } from './verification/verificationMachine.ts';
import { ticketShowingMachine } from './ticketShowing/ticketShowingMachine.ts';
import { trainerBookingMachine } from './trainerBooking/trainerBookingMachine.ts';
import { versionMachine } from './version/versionMachine.ts';

/** All machines of the portal by the names that the system, the diagrams, the tests and the inspector use. */
export const registry = {
  portal: portalMachine,
  address: addressMachine,
  pageChange: pageChangeMachine,
  site: siteMachine,
  version: versionMachine,
  clock: clockMachine,
  consent: consentMachine,
  session: sessionMachine,
  login: loginMachine,
  arrival: arrivalMachine,
  providerRedirect: providerRedirectMachine,
  loginPage: loginPageMachine,
  confirmByCode: confirmByCodeMachine,
  code: codeMachine,
  captcha: captchaMachine,
  passwordReset: passwordResetMachine,
  passwordChange: passwordChangeMachine,
  erasure: erasureMachine,
  registration: registrationMachine,
  partnerRegistration: partnerRegistrationMachine,
  verification: verificationMachine,
  quickChoice: quickChoiceMachine,
  booking: bookingMachine,
  choosing: choosingMachine,
  selling: sellingMachine,
  attendeeDetails: attendeeDetailsMachine,
  cart: cartMachine,
  hold: holdMachine,
  lineRemoval: lineRemovalMachine,
  promotion: promotionMachine,
  checkout: checkoutMachine,
  placement: placementMachine,
  payment: paymentMachine,
  reopening: reopeningMachine,
  membershipPurchase: membershipPurchaseMachine,
  trainerBooking: trainerBookingMachine,
  freeHours: freeHoursMachine,
  sessionBooking: sessionBookingMachine,
  receipt: receiptMachine,
  fileMaking: fileMakingMachine,
  ticketShowing: ticketShowingMachine,
  sendAgain: sendAgainMachine,
  failedPayment: failedPaymentMachine,
  topUp: topUpMachine,
  lead: leadMachine,
  siteForm: siteFormMachine,
  enrolment: enrolmentMachine,
  eventInvite: eventInviteMachine,
  supportMessage: supportMessageMachine,
  supportThread: supportThreadMachine,
  seatMap: seatMapMachine,
  lightbox: lightboxMachine,
  relative: relativeMachine,
  profile: profileMachine,
  contactChange: contactChangeMachine,
  picture: pictureMachine,
  removal: removalMachine,
  cardPreference: cardPreferenceMachine,
  reschedule: rescheduleMachine,
  cancellation: cancellationMachine,
  list: listMachine,
  picker: pickerMachine,
  search: searchMachine,
  resource: resourceMachine,
  reconnect: reconnectMachine,
  carousel: carouselMachine,
} as const;

export type ActorName = keyof typeof registry;
export type RefTo<Name extends ActorName> = ActorRefFrom<(typeof registry)[Name]>;
