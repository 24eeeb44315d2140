/** Every question a view may ask about paying. */
import { cartTotals, type Totals } from '../money/totals.ts';
import { isLoadingOptions as lacksOptions } from './checkoutContext.ts';
import { required } from '../shared/required.ts';
import type { CheckoutSnapshot } from './checkoutMachine.ts';
import { deductions as deduct, standingCard, type Deductions } from './deductions.ts';
import { approvalNeed, moneyMoves, type ApprovalNeed, type MoneyMoves } from './moneyMoves.ts';
import { isOfGuest } from './orderOwner.ts';
import type { PaymentRef } from './paymentMachine.ts';
import type { PlacementRef } from './placementMachine.ts';

/** The ways to pay are awaited: what Pay would do is not known yet. */
export const isLoadingOptions = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches('reviewing') && lacksOptions(snapshot.context);
export const isSignedOut = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches('signedOut') || snapshot.matches('lapsed');
/** Their session is over, and the order of the customer lies aside until they are back. */
export const isOrderAside = (snapshot: CheckoutSnapshot): boolean => {
  const { intent, problem } = snapshot.context;
  return snapshot.matches('signedOut') && intent !== null && !isOfGuest(intent) && problem === null;
};
/** The time to pay for a guest's order is over, and nothing more is known of it here. */
export const isLapsed = (snapshot: CheckoutSnapshot): boolean => snapshot.matches('lapsed');
/** The customer is at a sheet of their browser. */
export const isSheetOpen = (snapshot: CheckoutSnapshot): boolean => snapshot.matches('expressing');
/** The sheet is being told what became of the order; whoever pressed waits for that, and nothing is said before. */
export const isSettling = (snapshot: CheckoutSnapshot): boolean => snapshot.matches({ ordering: 'settling' });
export const isReadingTerms = (snapshot: CheckoutSnapshot): boolean => snapshot.matches({ reviewing: 'readingTerms' });
/** Whether the balances are still what was shown is being asked. */
export const isComparing = (snapshot: CheckoutSnapshot): boolean => snapshot.matches({ reviewing: 'comparing' });
export const isSuccessShown = (snapshot: CheckoutSnapshot): boolean => snapshot.matches('successShown');
export const isApprovalShown = (snapshot: CheckoutSnapshot): boolean => snapshot.matches('approvalShown');
/** What came of the order stands in a dialog, above a cart that has nothing in it any more. */
export const isToldInDialog = (snapshot: CheckoutSnapshot): boolean =>
  isSuccessShown(snapshot) || isApprovalShown(snapshot);
/** Pay does something: the order, or the way to the login. */
export const mayPlace = (snapshot: CheckoutSnapshot): boolean => snapshot.can({ type: 'order.place' });

/** The order on its way, while it is. */
// SAFETY: a child has the name of its machine.
export const placement = ({ children }: CheckoutSnapshot) => children['placement'] as PlacementRef | undefined;
/** The payment of an order that stands, while it is not paid. */
// SAFETY: as above.
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

/** The chosen way to pay the rest. */
export const card = ({ context: { cartContent, options } }: CheckoutSnapshot): string =>
  standingCard(cartContent.preferences, options);

/** What the order of this cart would wait for. */
export const approval = ({ context }: CheckoutSnapshot): ApprovalNeed => approvalNeed(context.cartContent.lines);

/** Of the order that waits for the operator's word: the one that was just placed, or the one that would be; minor units. */
export function moves(snapshot: CheckoutSnapshot): MoneyMoves {
  const { cartContent, intent, options, currency } = snapshot.context;
  const { lines, preferences } = isApprovalShown(snapshot) ? required(intent, 'intent') : cartContent;
  const { total } = cartTotals(lines, currency);
  return moneyMoves(deduct(total, preferences, options, currency), standingCard(preferences, options));
}

/** The page that has the rest, if it is another one. */
export function elsewhere(snapshot: CheckoutSnapshot): string | null {
  if (!snapshot.matches('paymentFailed')) return null;
  const { transactionId } = required(snapshot.context.placed, 'order of the server');
  return transactionId ? `/paymentfailed?transactionId=${encodeURIComponent(transactionId)}` : '/paymentfailed';
}
