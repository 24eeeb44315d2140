/** Every endpoint of the contract with what it does. */
import { accountAdditionHandlers } from './accountAdditions.ts';
import type { Handlers } from './call.ts';
import { cancellationHandlers } from './cancellation.ts';
import { captchaHandlers } from './captcha.ts';
import { cartHandlers } from './cart.ts';
import { contentHandlers } from './content/contentHandlers.ts';
import { emailChangeHandlers } from './emailChange.ts';
import { expressPayHandlers } from './expressPay.ts';
import { facilityBookingHandlers } from './facilityBookings.ts';
import { facilityHandlers } from './facilities.ts';
import { familyHandlers } from './family.ts';
import { forgottenPasswordHandlers } from './forgottenPassword.ts';
import { loginHandlers } from './login.ts';
import { membershipAdditionHandlers } from './membershipAdditions.ts';
import { moneyAdditionHandlers } from './moneyAdditions.ts';
import { orderAdditionHandlers } from './orderAdditions.ts';
import { orderHandlers } from './orders.ts';
import { otherBookingHandlers } from './otherBookings.ts';
import { partnerRegistrationHandlers } from './partnerRegistration.ts';
import { profileHandlers } from './profile.ts';
import { registrationHandlers } from './registration.ts';
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
