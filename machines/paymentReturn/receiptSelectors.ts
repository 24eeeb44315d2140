/** Selectors of a payment that came back with its token. */
import { required } from '../shared/required.ts';
import type { ReceiptSnapshot } from './receiptMachine.ts';

export const isBusy = (snapshot: ReceiptSnapshot): boolean => snapshot.hasTag('busy');
export const payment = ({ context }: ReceiptSnapshot) => context.payment;
/** The token in the address, which opens the order to whoever has it. */
export const token = ({ context }: ReceiptSnapshot): string => context.token;
export const problem = ({ context }: ReceiptSnapshot) => context.problem;
/** Whether automatic polling has ended without a result. */
export const isStillWaiting = (snapshot: ReceiptSnapshot): boolean => snapshot.matches('stillWaiting');

/** What the page's heading says; it stays the same while the server is asked again. */
export type ReceiptScreen = 'reading' | 'waiting' | 'asked' | 'paid' | 'cancelled' | 'missing' | 'unreachable';

export function screen(snapshot: ReceiptSnapshot): ReceiptScreen {
  const { payment: known, tries } = snapshot.context;
  // During automatic retries the page keeps showing the reason.
  if (snapshot.matches('unreachable') || (tries > 0 && snapshot.matches('asking'))) return 'unreachable';
  if (snapshot.matches('missing')) return 'missing';
  if (known === null) return 'reading';
  if (known.state === 'awaiting_payment') return 'waiting';
  if (known.cancelled !== null) return 'cancelled';
  return known.state === 'awaiting_approval' ? 'asked' : 'paid';
}

/** A summary of what was booked: the first item, its ticket, and the number of others. */
export function booked({ context: { payment: known } }: ReceiptSnapshot) {
  if (known === null) return null;
  const [item, ...others] = known.items;
  return item === undefined ? null : { item, ticket: known.tickets[0] ?? null, others: others.length };
}

/** The address of the page that takes over; null while this page is the right one. */
export function elsewhere(snapshot: ReceiptSnapshot): string | null {
  if (!snapshot.matches('sentToFailed')) return null;
  const { payment: known, intent } = snapshot.context;
  const transactionId =
    intent !== null && intent.orderId === required(known, 'payment').order_id ? intent.transactionId : null;
  return transactionId === null
    ? '/paymentfailed'
    : `/paymentfailed?transactionId=${encodeURIComponent(transactionId)}`;
}
