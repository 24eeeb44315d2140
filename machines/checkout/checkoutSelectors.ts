/** The selectors of the checkout. */
import { cartTotals, type Totals } from '../money/totals.ts';
import { isLoadingOptions as lacksOptions } from './checkoutContext.ts';
import { required } from '../shared/required.ts';
import type { CheckoutSnapshot } from './checkoutMachine.ts';
import { deductions as deduct, isFromBalance, standingCard, type Deductions } from './deductions.ts';
import { approvalNeed, moneyMoves, type ApprovalNeed, type MoneyMoves } from './moneyMoves.ts';
import { isOfGuest } from './orderOwner.ts';
import type { PaymentRef } from './paymentMachine.ts';
import type { PlacementRef } from './placementMachine.ts';

/** Whether the ways to pay are loading, so that it is not known yet what Pay would do. */
export const isLoadingOptions = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches('reviewing') && lacksOptions(snapshot.context);
export const isSignedOut = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches('signedOut') || snapshot.matches('lapsed');
/** Whether the session has ended and the customer's order waits for them to log in again. */
export const isOrderAside = (snapshot: CheckoutSnapshot): boolean => {
  const { intent, problem } = snapshot.context;
  return snapshot.matches('signedOut') && intent !== null && !isOfGuest(intent) && problem === null;
};
/** Whether a guest's time to pay is over; the order's outcome cannot be learned here any more. */
export const isLapsed = (snapshot: CheckoutSnapshot): boolean => snapshot.matches('lapsed');
/** Whether a payment sheet of the browser is open. */
export const isSheetOpen = (snapshot: CheckoutSnapshot): boolean => snapshot.matches('expressing');
/** Whether the sheet is being told the outcome; the page shows none before that. */
export const isSettling = (snapshot: CheckoutSnapshot): boolean => snapshot.matches({ ordering: 'settling' });
export const isReadingTerms = (snapshot: CheckoutSnapshot): boolean => snapshot.matches({ reviewing: 'readingTerms' });
/** Whether the balances are being compared with those that were shown. */
export const isComparing = (snapshot: CheckoutSnapshot): boolean => snapshot.matches({ reviewing: 'comparing' });
export const isSuccessShown = (snapshot: CheckoutSnapshot): boolean => snapshot.matches('successShown');
export const isApprovalShown = (snapshot: CheckoutSnapshot): boolean => snapshot.matches('approvalShown');
/** Whether the order's outcome is shown in a dialog, over a cart that is now empty. */
export const isToldInDialog = (snapshot: CheckoutSnapshot): boolean =>
  isSuccessShown(snapshot) || isApprovalShown(snapshot);
/** Whether Pay can be pressed: to place the order, or to log in. */
export const mayPlace = (snapshot: CheckoutSnapshot): boolean => snapshot.can({ type: 'order.place' });

/** The actor that places the order, while it runs. */
// SAFETY: each child is registered under the name of its machine.
export const placement = ({ children }: CheckoutSnapshot) => children['placement'] as PlacementRef | undefined;
/** The actor that pays an accepted order, until it is paid. */
// SAFETY: as for `placement`.
export const payment = ({ children }: CheckoutSnapshot) => children['payment'] as PaymentRef | undefined;

export const options = ({ context }: CheckoutSnapshot) => context.options;
export const optionsProblem = ({ context }: CheckoutSnapshot) => context.optionsProblem;
export const hasAgreed = ({ context }: CheckoutSnapshot): boolean => context.hasAgreed;
export const problem = (snapshot: CheckoutSnapshot) => (isSettling(snapshot) ? null : snapshot.context.problem);
export const placed = ({ context }: CheckoutSnapshot) => context.placed;

/** In whole minor units. */
export const totals = ({ context: { cartContent, currency } }: CheckoutSnapshot): Totals =>
  cartTotals(cartContent.lines, currency);

/** In whole minor units. */
export const deductions = ({ context: { cartContent, options, currency } }: CheckoutSnapshot): Deductions =>
  deduct(cartTotals(cartContent.lines, currency).total, cartContent.preferences, options, currency);

/** The way in which the rest is paid. */
export const card = ({ context: { cartContent, options } }: CheckoutSnapshot): string =>
  standingCard(cartContent.preferences, options);

/** How much of this cart needs the operator's approval. */
export const approval = ({ context }: CheckoutSnapshot): ApprovalNeed => approvalNeed(context.cartContent.lines);

/**
 * The money set aside and charged later for an order that needs approval, the one just placed or else this cart; in
 * whole minor units.
 */
export function moves(snapshot: CheckoutSnapshot): MoneyMoves {
  const { cartContent, intent, options, currency } = snapshot.context;
  const asked = isApprovalShown(snapshot) ? required(intent, 'intent') : null;
  const { lines, preferences } = asked ?? cartContent;
  // After a reload no balance is known, and that of today would be wrong: no amount is told instead of a wrong one.
  if (asked && options === null && isFromBalance(preferences, preferences.cardId)) return { setAside: 0, later: 0 };
  const { total } = cartTotals(lines, currency);
  return moneyMoves(deduct(total, preferences, options, currency), standingCard(preferences, options));
}

/** The address of the page that continues after a failed payment; null while this page does. */
export function elsewhere(snapshot: CheckoutSnapshot): string | null {
  if (!snapshot.matches('paymentFailed')) return null;
  const { transactionId } = required(snapshot.context.placed, 'order of the server');
  return transactionId ? `/paymentfailed?transactionId=${encodeURIComponent(transactionId)}` : '/paymentfailed';
}
