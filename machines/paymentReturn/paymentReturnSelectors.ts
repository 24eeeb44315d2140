/** Every question a view may ask about a payment that came back. */
import type { PaymentReturnSnapshot } from './paymentReturnMachine.ts';

export const isBusy = (snapshot: PaymentReturnSnapshot): boolean => snapshot.hasTag('busy');
export const payment = ({ context }: PaymentReturnSnapshot) => context.payment;
export const transaction = ({ context }: PaymentReturnSnapshot) => context.transaction;
export const problem = ({ context }: PaymentReturnSnapshot) => context.problem;
export const arePlacesGone = ({ context }: PaymentReturnSnapshot): boolean => context.arePlacesGone;
export const mayRetry = (snapshot: PaymentReturnSnapshot): boolean => snapshot.can({ type: 'payment.retry' });
/** It could be paid again, were it not being done already. */
export const isRetryOffered = ({ context }: PaymentReturnSnapshot): boolean =>
  context.transactionId !== null && !context.arePlacesGone;
/** There is something to put back into the cart. */
export const isCartKept = ({ context }: PaymentReturnSnapshot): boolean => context.intent !== null;

/** The page that has the rest, if it is another one; null while this page is the right one. */
export function elsewhere(snapshot: PaymentReturnSnapshot): string | null {
  const { token, payment, intent } = snapshot.context;
  if (snapshot.matches('sentToCart')) return '/cart';
  if (snapshot.matches('sentToSuccess') && token !== null) return `/paymentsuccess/${encodeURIComponent(token)}`;
  if (!snapshot.matches('sentToFailed')) return null;
  const isOwn = intent !== null && intent.orderId === payment?.order_id;
  const transactionId = isOwn ? intent.transactionId : null;
  return transactionId === null
    ? '/paymentfailed'
    : `/paymentfailed?transactionId=${encodeURIComponent(transactionId)}`;
}
