/** Every question a view may ask about a payment that came back with its token. */
import { required } from '../shared/required.ts';
import type { ReceiptSnapshot } from './receiptMachine.ts';

export const isBusy = (snapshot: ReceiptSnapshot): boolean => snapshot.hasTag('busy');
export const payment = ({ context }: ReceiptSnapshot) => context.payment;
/** Of the address: it opens the order to whoever has it. */
export const token = ({ context }: ReceiptSnapshot): string => context.token;
export const problem = ({ context }: ReceiptSnapshot) => context.problem;
/** It is not asked for by itself any more. */
export const isStillWaiting = (snapshot: ReceiptSnapshot): boolean => snapshot.matches('stillWaiting');

/** What the page of a payment is about, as its heading says; what is asked again meanwhile leaves it as it is. */
export type ReceiptScreen = 'reading' | 'waiting' | 'asked' | 'paid' | 'cancelled' | 'missing' | 'unreachable';

export function screen(snapshot: ReceiptSnapshot): ReceiptScreen {
  const { payment: known, tries } = snapshot.context;
  // While it is asked again by itself, the page goes on saying why.
  if (snapshot.matches('unreachable') || (tries > 0 && snapshot.matches('asking'))) return 'unreachable';
  if (snapshot.matches('missing')) return 'missing';
  if (known === null) return 'reading';
  if (known.state === 'awaiting_payment') return 'waiting';
  if (known.cancelled !== null) return 'cancelled';
  return known.state === 'awaiting_approval' ? 'asked' : 'paid';
}

/** What was booked, in a breath: the first of it, when that is, and how many more there are. */
export function booked({ context: { payment: known } }: ReceiptSnapshot) {
  if (known === null) return null;
  const [item, ...others] = known.items;
  return item === undefined ? null : { item, ticket: known.tickets[0] ?? null, others: others.length };
}

/** The page that has the rest, if it is another one; null while this page is the right one. */
export function elsewhere(snapshot: ReceiptSnapshot): string | null {
  if (!snapshot.matches('sentToFailed')) return null;
  const { payment: known, intent } = snapshot.context;
  const transactionId =
    intent !== null && intent.orderId === required(known, 'payment').order_id ? intent.transactionId : null;
  return transactionId === null
    ? '/paymentfailed'
    : `/paymentfailed?transactionId=${encodeURIComponent(transactionId)}`;
}
