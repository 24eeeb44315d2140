/** Every question a view may ask about a payment that failed. */
import type { FacilityLine } from '../../src/contract/orders/cart.ts';
import { bookingsIn, isFacility } from '../cart/lines.ts';
import type { OrderIntent } from '../checkout/orderIntent.ts';
import { isOfGuest } from '../checkout/orderOwner.ts';
import { required } from '../shared/required.ts';
import type { FailedPaymentSnapshot } from './failedPaymentMachine.ts';
import { mayPayAgain } from './mayPayAgain.ts';

export const isBusy = (snapshot: FailedPaymentSnapshot): boolean => snapshot.hasTag('busy');

const isIn = (snapshot: FailedPaymentSnapshot, ...states: string[]): boolean =>
  // SAFETY: a name that is no state matches nothing.
  states.some((state) => snapshot.matches({ underWay: state as 'retrying' }));
const isAsking = (snapshot: FailedPaymentSnapshot): boolean => isIn(snapshot, 'findingOrder', 'readingTransaction');

/** What the page is about, as its heading says; what is asked again meanwhile leaves it as it is. */
export type FailedPaymentScreen = 'reading' | 'failed' | 'unreachable';

export function screen(snapshot: FailedPaymentSnapshot): FailedPaymentScreen {
  // While it is asked again by itself, the page goes on saying why.
  if (snapshot.matches('unreachable') || (snapshot.context.tries > 0 && isAsking(snapshot))) return 'unreachable';
  return isAsking(snapshot) ? 'reading' : 'failed';
}

/** A new payment page is being fetched, or opened. */
export const isRetrying = (snapshot: FailedPaymentSnapshot): boolean => isIn(snapshot, 'retrying', 'redirecting');
/** The order is being given up and its lines put back. */
export const isReopening = (snapshot: FailedPaymentSnapshot): boolean =>
  isIn(snapshot, 'abandoning', 'rereading', 'restoring');
/** The server tells it to its owner alone. */
export const isLocked = (snapshot: FailedPaymentSnapshot): boolean => snapshot.matches('locked');

export const transaction = ({ context }: FailedPaymentSnapshot) => context.transaction;
export const problem = ({ context }: FailedPaymentSnapshot) => context.problem;
export const arePlacesGone = ({ context }: FailedPaymentSnapshot): boolean => context.arePlacesGone;

const bookingsOf = new WeakMap<OrderIntent, FacilityLine[][]>();
const noBookings: FacilityLine[][] = [];
/** What this tab ordered by the hour, booking by booking. */
export function bookings({ context: { intent } }: FailedPaymentSnapshot): readonly (readonly FacilityLine[])[] {
  if (intent === null) return noBookings;
  const known = bookingsOf.get(intent) ?? bookingsIn(intent.lines.filter(isFacility));
  bookingsOf.set(intent, known);
  return known;
}

/** It failed, and something can be done about it. */
const isOpen = (snapshot: FailedPaymentSnapshot): boolean =>
  snapshot.matches('failed') || isRetrying(snapshot) || isReopening(snapshot);
/** It could be paid again, were it not being done already. */
export const isRetryOffered = (snapshot: FailedPaymentSnapshot): boolean =>
  isOpen(snapshot) && mayPayAgain(snapshot.context);
/** There is an order to give up, or something to put back into the cart. */
export const isReopenOffered = (snapshot: FailedPaymentSnapshot): boolean =>
  isTimeOver(snapshot) ||
  (isOpen(snapshot) && (snapshot.context.transactionId !== null || snapshot.context.intent !== null));
/** A guest ordered it here, and may not ask about it any more: the time to pay is over. */
export const isTimeOver = (snapshot: FailedPaymentSnapshot): boolean => {
  const { intent } = snapshot.context;
  return isLocked(snapshot) && intent !== null && isOfGuest(intent);
};

/** The page that has the rest, if it is another one; null while this page is the right one. */
export function elsewhere(snapshot: FailedPaymentSnapshot): string | null {
  if (snapshot.matches('sentToCart')) return '/cart';
  if (!snapshot.matches('sentToSuccess')) return null;
  return `/paymentsuccess/${encodeURIComponent(required(snapshot.context.token, 'token'))}`;
}
