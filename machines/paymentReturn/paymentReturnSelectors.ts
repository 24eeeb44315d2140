/** Every question a view may ask about a payment that came back. */
import type { PaymentReturnSnapshot } from './paymentReturnMachine.ts';
import { mayPayAgain } from './paymentReturnRules.ts';

export const isBusy = (snapshot: PaymentReturnSnapshot): boolean => snapshot.hasTag('busy');
/** What a page shows of it; jobs that follow a wish leave the page as it is. */
export type PaymentStage =
  | 'reading'
  | 'waiting'
  | 'stillWaiting'
  | 'settled'
  | 'failed'
  | 'missing'
  | 'unreachable'
  | 'locked';

export function stage(snapshot: PaymentReturnSnapshot): PaymentStage {
  const asking = ['deciding', 'readingPayment', 'readingTransaction', 'findingOrder'] as const;
  // While it is asked again by itself, the page goes on saying why.
  if (snapshot.context.tries > 0 && asking.some((state) => snapshot.matches(state))) return 'unreachable';
  const standing = ['waiting', 'stillWaiting', 'missing', 'unreachable', 'locked'] as const;
  const found = standing.find((state) => snapshot.matches(state));
  if (found !== undefined) return found;
  if (snapshot.matches('paid') || snapshot.matches('awaitingApproval')) return 'settled';
  const followUps = ['failed', 'retrying', 'redirecting', 'abandoning', 'rereading', 'restoring'] as const;
  return followUps.some((state) => snapshot.matches(state)) ? 'failed' : 'reading';
}

/** What the page of a payment is about, as its heading says; what is asked again meanwhile leaves it as it is. */
export type PaymentScreen = 'reading' | 'waiting' | 'asked' | 'paid' | 'failed' | 'missing' | 'unreachable';

export function screen(snapshot: PaymentReturnSnapshot): PaymentScreen {
  const { token, payment } = snapshot.context;
  const at = stage(snapshot);
  if (at === 'unreachable') return at;
  if (token === null) return at === 'failed' || at === 'missing' || at === 'locked' ? 'failed' : 'reading';
  if (at === 'missing') return at;
  if (payment === null) return 'reading';
  if (payment.state === 'awaiting_payment') return 'waiting';
  return payment.state === 'awaiting_approval' ? 'asked' : 'paid';
}

/** What was booked, in a breath: the first of it, when that is, and how many more there are. */
export function booked({ context: { payment } }: PaymentReturnSnapshot) {
  const [item] = payment?.items ?? [];
  if (payment === null || item === undefined) return null;
  const ticket = payment.tickets[0] ?? null;
  return { item, ticket, others: payment.items.length - 1 };
}

/** A new payment page is being fetched, or opened. */
export const isRetrying = (snapshot: PaymentReturnSnapshot): boolean =>
  snapshot.matches('retrying') || snapshot.matches('redirecting');
/** The order is being given up and its lines put back. */
export const isReopening = (snapshot: PaymentReturnSnapshot): boolean =>
  snapshot.matches('abandoning') || snapshot.matches('rereading') || snapshot.matches('restoring');

export const payment = ({ context }: PaymentReturnSnapshot) => context.payment;
export const transaction = ({ context }: PaymentReturnSnapshot) => context.transaction;
export const problem = ({ context }: PaymentReturnSnapshot) => context.problem;
export const arePlacesGone = ({ context }: PaymentReturnSnapshot): boolean => context.arePlacesGone;
/** It could be paid again, were it not being done already. */
export const isRetryOffered = (snapshot: PaymentReturnSnapshot): boolean =>
  stage(snapshot) === 'failed' && mayPayAgain(snapshot.context);
/** There is an order to give up, or something to put back into the cart. */
export const isReopenOffered = (snapshot: PaymentReturnSnapshot): boolean =>
  (stage(snapshot) === 'failed' && snapshot.context.transactionId !== null) ||
  ((stage(snapshot) === 'failed' || stage(snapshot) === 'locked') && snapshot.context.intent !== null);
/** This tab ordered it, and may not ask about it any more: the time to pay is over. */
export const isTimeOver = (snapshot: PaymentReturnSnapshot): boolean =>
  stage(snapshot) === 'locked' && snapshot.context.intent !== null;

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
