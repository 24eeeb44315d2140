/** Every question a view may ask about paying. */
import { cartTotals, type Totals } from '../money/totals.ts';
import type { CheckoutSnapshot } from './checkoutMachine.ts';
import { deductions as deduct, standingCard, type Deductions } from './deductions.ts';
import { approvalNeed, moneyMoves, type ApprovalNeed, type MoneyMoves } from './moneyMoves.ts';

export const isBusy = (snapshot: CheckoutSnapshot): boolean => snapshot.hasTag('busy');
export const isSignedOut = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches('signedOut') || snapshot.matches('lapsed');
/** The time to pay for a guest's order is over, and nothing more is known of it here. */
export const isLapsed = (snapshot: CheckoutSnapshot): boolean => snapshot.matches('lapsed');
export const isLoadingOptions = (snapshot: CheckoutSnapshot): boolean => snapshot.matches('loadingOptions');
export const isReadingTerms = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches({ reviewing: { form: 'readingTerms' } }) || snapshot.matches({ loadingOptions: 'readingTerms' });
/** From the press of Pay to the server's word. */
export const isPlacing = (snapshot: CheckoutSnapshot): boolean =>
  ['persistingIntent', 'placing', 'accepting', 'redirecting'].some((state) => snapshot.matches(state as 'placing'));
export const isRedirecting = (snapshot: CheckoutSnapshot): boolean => snapshot.matches('redirecting');
/** What became of the order is not known yet. */
export const isReconciling = (snapshot: CheckoutSnapshot): boolean => snapshot.matches('reconciling');
export const isWaitingToAsk = (snapshot: CheckoutSnapshot): boolean => snapshot.matches({ reconciling: 'waiting' });
/** An accepted order waits for its payment. */
export const isUnfinished = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches('unfinished') || snapshot.matches('abandoning') || snapshot.matches('restoring');
export const isPriceChanged = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches('priceChanged') || snapshot.matches('acceptingPrices');
export const isSuccessShown = (snapshot: CheckoutSnapshot): boolean => snapshot.matches('successShown');
export const isApprovalShown = (snapshot: CheckoutSnapshot): boolean => snapshot.matches('approvalShown');
/** Pay does something: the order, or the way to the login. */
export const mayPlace = (snapshot: CheckoutSnapshot): boolean => snapshot.can({ type: 'order.place' });
export const mayContinuePayment = (snapshot: CheckoutSnapshot): boolean => snapshot.can({ type: 'payment.continue' });

export const options = ({ context }: CheckoutSnapshot) => context.options;
export const optionsProblem = ({ context }: CheckoutSnapshot) => context.optionsProblem;
export const hasAgreed = ({ context }: CheckoutSnapshot): boolean => context.hasAgreed;
export const problem = ({ context }: CheckoutSnapshot) => context.problem;
export const prices = ({ context }: CheckoutSnapshot) => context.prices;
export const placed = ({ context }: CheckoutSnapshot) => context.placed;

/** In whole minor units. */
export const totals = ({ context: { cartContent, currency } }: CheckoutSnapshot): Totals =>
  cartTotals(cartContent.lines, currency);

/** In whole minor units. */
export const deductions = ({ context: { cartContent, options, currency } }: CheckoutSnapshot): Deductions =>
  deduct(cartTotals(cartContent.lines, currency).total, cartContent.choices, options, currency);

/** The chosen way to pay the rest. */
export const card = ({ context: { cartContent, options } }: CheckoutSnapshot): string =>
  standingCard(cartContent.choices, options);

/** What the order of this cart would wait for. */
export const approval = ({ context }: CheckoutSnapshot): ApprovalNeed => approvalNeed(context.cartContent.lines);

/** Of the order that waits for the operator's word: the one that was just placed, or the one that would be; minor units. */
export function moves(snapshot: CheckoutSnapshot): MoneyMoves {
  const { cartContent, intent, options, currency } = snapshot.context;
  const { lines, choices } = isApprovalShown(snapshot) && intent !== null ? intent : cartContent;
  const { total } = cartTotals(lines, currency);
  return moneyMoves(deduct(total, choices, options, currency), standingCard(choices, options));
}

/** The page that has the rest, if it is another one. */
export function elsewhere(snapshot: CheckoutSnapshot): string | null {
  if (!snapshot.matches('paymentFailed')) return null;
  const transactionId = snapshot.context.placed?.transactionId;
  return transactionId ? `/paymentfailed?transactionId=${encodeURIComponent(transactionId)}` : '/paymentfailed';
}
