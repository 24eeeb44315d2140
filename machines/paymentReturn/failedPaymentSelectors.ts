/** Selectors of a failed payment. */
import type { FacilityLine } from '../../src/contract/orders/cart.ts';
import { bookingsIn, isFacility } from '../cart/lines.ts';
import type { OrderIntent } from '../checkout/orderIntent.ts';
import { isOfGuest } from '../checkout/orderOwner.ts';
import { required } from '../shared/required.ts';
import type { FailedPaymentSnapshot } from './failedPaymentMachine.ts';
import { mayPayAgain } from './mayPayAgain.ts';

export const isBusy = (snapshot: FailedPaymentSnapshot): boolean => snapshot.hasTag('busy');

const isIn = (snapshot: FailedPaymentSnapshot, ...states: string[]): boolean =>
  // SAFETY: a name that is not a state matches nothing.
  states.some((state) => snapshot.matches({ underWay: state as 'retrying' }));
const isAsking = (snapshot: FailedPaymentSnapshot): boolean => isIn(snapshot, 'findingOrder', 'readingTransaction');

/** What the page's heading says; it stays the same while the server is asked again. */
export type FailedPaymentScreen = 'reading' | 'failed' | 'unreachable';

export function screen(snapshot: FailedPaymentSnapshot): FailedPaymentScreen {
  // During automatic retries the page keeps showing the reason.
  if (snapshot.matches('unreachable') || (snapshot.context.tries > 0 && isAsking(snapshot))) return 'unreachable';
  return isAsking(snapshot) ? 'reading' : 'failed';
}

/** Whether a new payment page is being requested or opened. */
export const isRetrying = (snapshot: FailedPaymentSnapshot): boolean => isIn(snapshot, 'retrying', 'redirecting');
/** Whether the order is being given up and its lines put back. */
export const isReopening = (snapshot: FailedPaymentSnapshot): boolean =>
  isIn(snapshot, 'abandoning', 'rereading', 'restoring');
/** Whether the server shows the order to its owner only. */
export const isLocked = (snapshot: FailedPaymentSnapshot): boolean => snapshot.matches('locked');

export const transaction = ({ context }: FailedPaymentSnapshot) => context.transaction;
export const problem = ({ context }: FailedPaymentSnapshot) => context.problem;
export const arePlacesGone = ({ context }: FailedPaymentSnapshot): boolean => context.arePlacesGone;
export const isOrderOver = ({ context }: FailedPaymentSnapshot): boolean => context.isOver;

const bookingsOf = new WeakMap<OrderIntent, FacilityLine[][]>();
const noBookings: FacilityLine[][] = [];
/** The bookings in this tab's order that have a time. */
export function bookings({ context: { intent } }: FailedPaymentSnapshot): readonly (readonly FacilityLine[])[] {
  if (intent === null) return noBookings;
  const known = bookingsOf.get(intent) ?? bookingsIn(intent.lines.filter(isFacility));
  bookingsOf.set(intent, known);
  return known;
}

/** Whether the payment failed and the customer can do something about it. */
const isOpen = (snapshot: FailedPaymentSnapshot): boolean =>
  snapshot.matches('failed') || isRetrying(snapshot) || isReopening(snapshot);
/** Whether paying again is offered, even while it is under way. */
export const isRetryOffered = (snapshot: FailedPaymentSnapshot): boolean =>
  isOpen(snapshot) && mayPayAgain(snapshot.context);
/** Whether there is an order to give up, or lines to put back into the cart. */
export const isReopenOffered = (snapshot: FailedPaymentSnapshot): boolean =>
  isTimeOver(snapshot) ||
  (isOpen(snapshot) && (snapshot.context.transactionId !== null || snapshot.context.intent !== null));
/** Whether a guest's order cannot be asked about any more, as the time to pay is over. */
export const isTimeOver = (snapshot: FailedPaymentSnapshot): boolean => {
  const { intent } = snapshot.context;
  return isLocked(snapshot) && intent !== null && isOfGuest(intent);
};

/** The address of the page that takes over; null while this page is the right one. */
export function elsewhere(snapshot: FailedPaymentSnapshot): string | null {
  if (snapshot.matches('sentToCart')) return '/cart';
  if (!snapshot.matches('sentToSuccess')) return null;
  return `/paymentsuccess/${encodeURIComponent(required(snapshot.context.token, 'token'))}`;
}
