/** Every endpoint of the contract with what it does. */
import { accountAdditionHandlers } from './account/accountAdditions.ts';
import type { Handlers } from './call.ts';
import { cancellationHandlers } from './orders/cancellation.ts';
import { captchaHandlers } from './account/captcha.ts';
import { cartHandlers } from './orders/cart.ts';
import { contentHandlers } from './content/contentHandlers.ts';
import { emailChangeHandlers } from './account/emailChange.ts';
import { expressPayHandlers } from './orders/expressPay.ts';
import { facilityBookingHandlers } from './orders/facilityBookings.ts';
import { facilityHandlers } from './facilities.ts';
import { familyHandlers } from './account/family.ts';
import { forgottenPasswordHandlers } from './account/forgottenPassword.ts';
import { loginHandlers } from './account/login.ts';
import { membershipAdditionHandlers } from './orders/membershipAdditions.ts';
import { moneyAdditionHandlers } from './orders/moneyAdditions.ts';
import { orderAdditionHandlers } from './orders/orderAdditions.ts';
import { orderHandlers } from './orders/orders.ts';
import { otherBookingHandlers } from './orders/otherBookings.ts';
import { partnerRegistrationHandlers } from './account/partnerRegistration.ts';
import { profileHandlers } from './account/profile.ts';
import { registrationHandlers } from './account/registration.ts';
import { serviceHandlers } from './services.ts';
import { siteHandlers } from './site.ts';

export const handlers: Handlers = {
  ...siteHandlers,
  ...serviceHandlers,
  ...facilityHandlers,
  ...captchaHandlers,
  ...loginHandlers,
  ...registrationHandlers,
  ...partnerRegistrationHandlers,
  ...forgottenPasswordHandlers,
  ...cartHandlers,
  ...orderHandlers,
  ...cancellationHandlers,
  ...expressPayHandlers,
  ...membershipAdditionHandlers,
  ...moneyAdditionHandlers,
  ...orderAdditionHandlers,
  ...accountAdditionHandlers,
  ...profileHandlers,
  ...emailChangeHandlers,
  ...familyHandlers,
  ...facilityBookingHandlers,
  ...otherBookingHandlers,
  ...contentHandlers,
};
