/** What is said about a cart and its order when something does not go as wished. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CartCode } from '../../../machines/cart/cartVerdict.ts';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import type { Problem } from '../../../machines/shared/problem.ts';
import { problemSentences } from '../../components/fields/problemWords.ts';

type Values = NonNullable<Problem['values']>;

const cartWords: Record<CartCode, MessageDescriptor | ((values: Values) => MessageDescriptor)> = {
  // The venue is missing in the configuration, or in the line (R8.2.3, R5.7.7, R8.4.6).
  invalidConfig: msg`Invalid Config`,
  invalidVenue: msg`Invalid venue, please reselect`,
  invalidQuantity: msg`That number cannot be booked`,
  membershipExclusive: msg`Membership can't be purchased with other services.`,
  othersExclusive: msg`Other services can't be purchased with membership.`,
  // A guest wants what needs an account (R6.1.3).
  accountNeeded: msg`Please log in with an account for this`,
  // What is there already (R8.2.4, R5.7.11, R5.7.9, R8.2.6, R5.7.12, R8.2.7, R5.7.13, R8.2.5).
  productInCart: msg`Product already in cart`,
  seatInCart: msg`Seat already in cart`,
  ticketInCart: msg`The ticket is already in cart`,
  membershipInCart: msg`Membership already in cart`,
  workshopInCart: msg`Workshop already available in cart`,
  workshopDaysRepeat: msg`Some days are repeating in workshop date ranges`,
  packageInCart: msg`Package already in cart`,
  // The sentence of the cart warning (R8.2.14).
  otherOutlet: msg`Can't process multiple orders! Clear your cart to proceed or finish your previous order.`,
  addTicketFirst: msg`Please add ticket to cart first`,
  maxQuantityReached: ({ max = 0 }) => msg`Max quantity ${max} reached`,
  quantityFixed: msg`There is only one of this`,
  detailsMissing: msg`Every visitor needs their details. Book it again to add another one.`,
  lineGone: msg`This is no longer in your cart`,
};

const orderWords: Readonly<Record<string, MessageDescriptor>> = {
  lost: msg`We lost the connection. Your cart is still here.`,
  placeTaken: msg`Somebody else was faster. We took it out of your cart.`,
  seatTaken: msg`Somebody else was faster for a seat. We took it out of your cart; the rest stays.`,
  termsNeeded: msg`Please accept the terms and conditions`,
  addressNeeded: msg`Please enter where it should be delivered`,
  // Of the promo box (R8.4.5, R5.7.5, R8.4.7).
  codeMissing: msg`Please enter a code`,
  promoInvalid: msg`Invalid promo code`,
  promoNotValid: msg`Promo not valid for selected tickets`,
  membershipInvalid: msg`Membership cannot be applied`,
  // More was added of what takes it away (R4.8.6).
  promoVoided: msg`Something was added to your cart, so your discount was taken off. Apply it again if you like.`,
  promotionUnsure: msg`Your promo code is not checked yet. Wait a moment, try again, or remove it.`,
  creditExceeded: msg`You are exceeding allowed credit limit`,
  balanceChanged: msg`Your balance has changed since this page showed it. Please look at what you pay, and press again.`,
  detailsGone: msg`Some visitors’ details have to be given again before you pay. Book that one again, or remove it.`,
  notPlaced: msg`Your order did not reach us, and nothing was charged. Your cart is still here.`,
  orderedElsewhere: msg`Another tab is just sending an order. Please look there first.`,
  paymentFailed: msg`Your payment did not go through. Everything is back in your cart.`,
  sheetNotOpened: msg`This way to pay did not open here. Please choose another.`,
  unsafePaymentPage: msg`The payment page could not be opened safely. Please try again or contact us.`,
};

/** The server's own words where it found some, else ours (Q8.1.b). */
export function problemWords(i18n: I18n, { code, message, values = {} }: Problem): string {
  const words = (cartWords as Readonly<Record<string, (typeof cartWords)[CartCode]>>)[code] ?? orderWords[code];
  return message ?? i18n._((typeof words === 'function' ? words(values) : words) ?? problemSentences[kindOf({ code })]);
}

/** Two things that cannot be bought together are titled 'Cart Error' (R8.2.1, R8.2.2). */
export const isCartError = ({ code }: Problem): boolean => code === 'membershipExclusive' || code === 'othersExclusive';
