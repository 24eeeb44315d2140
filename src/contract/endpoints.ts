/**
 * Every call between portal and operator, by name (R7.1–R7.6 and the Q-lines that settle unnamed paths).
 * Paths are relative to /api/v2/; `{name}` marks a path parameter. The sandbox checks requests with this
 * table, the portal checks answers with it.
 */
import type { ResponseFor } from './endpoint.ts';
import { siteEndpoints } from './endpoints/site.ts';
import { contentEndpoints } from './endpoints/content.ts';
import { formEndpoints } from './endpoints/form.ts';
import { articleEndpoints } from './endpoints/article.ts';
import { mediaEndpoints } from './endpoints/media.ts';
import { leadEndpoints } from './endpoints/lead.ts';
import { facilityEndpoints } from './endpoints/facility.ts';
import { attendeeEndpoints } from './endpoints/attendee.ts';
import { cartEndpoints } from './endpoints/cart.ts';
import { orderEndpoints } from './endpoints/order.ts';
import { accountAdditionEndpoints } from './endpoints/additions/account.ts';
import { cancelEndpoints } from './endpoints/additions/cancel.ts';
import { expressPayEndpoints } from './endpoints/additions/expressPay.ts';
import { moneyAdditionEndpoints } from './endpoints/additions/money.ts';
import { orderAdditionEndpoints } from './endpoints/additions/order.ts';
import { captchaEndpoints } from './endpoints/captcha.ts';
import { loginEndpoints } from './endpoints/login.ts';
import { registrationEndpoints } from './endpoints/registration.ts';
import { familyEndpoints } from './endpoints/family.ts';
import { moneyEndpoints } from './endpoints/money.ts';
import { bookedEndpoints } from './endpoints/booked.ts';
import { searchEndpoints } from './endpoints/search.ts';
import { membershipEndpoints } from './endpoints/membership.ts';
import { eventEndpoints } from './endpoints/event.ts';
import { academyEndpoints } from './endpoints/academy.ts';
import { trainerEndpoints } from './endpoints/trainer.ts';
import { retailEndpoints } from './endpoints/retail.ts';
import { offerEndpoints } from './endpoints/offer.ts';
import { supportEndpoints } from './endpoints/support.ts';

export type { Endpoint } from './endpoint.ts';

export const endpoints = {
  ...siteEndpoints,
  ...contentEndpoints,
  ...formEndpoints,
  ...articleEndpoints,
  ...mediaEndpoints,
  ...leadEndpoints,
  ...facilityEndpoints,
  ...attendeeEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...cancelEndpoints,
  ...accountAdditionEndpoints,
  ...expressPayEndpoints,
  ...moneyAdditionEndpoints,
  ...orderAdditionEndpoints,
  ...captchaEndpoints,
  ...loginEndpoints,
  ...registrationEndpoints,
  ...familyEndpoints,
  ...moneyEndpoints,
  ...bookedEndpoints,
  ...searchEndpoints,
  ...membershipEndpoints,
  ...eventEndpoints,
  ...academyEndpoints,
  ...trainerEndpoints,
  ...retailEndpoints,
  ...offerEndpoints,
  ...supportEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
type Table = typeof endpoints;

/** What the named call answers. */
export type ResponseTo<Name extends EndpointName> = ResponseFor<Table[Name]>;
