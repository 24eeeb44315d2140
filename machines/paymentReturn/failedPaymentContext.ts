/** What the page of a failed payment knows, and what may happen to it. */
import type { PlacedOrder, Transaction } from '../../src/contract/orders/orders.ts';
import type { OrderIntent, OrderNews } from '../checkout/orderIntent.ts';
import type { Done } from '../shared/answers.ts';
import type { Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';

export interface FailedPaymentInput {
  /** Of /paymentfailed?transactionId=… */
  transactionId: string | null;
  /** What this tab ordered, while the result is not known. */
  intent: OrderIntent | null;
}

export interface FailedPaymentContext extends FailedPaymentInput {
  transaction: Transaction | null;
  /** Of its receipt, should it turn out to be paid. */
  token: string | null;
  /** Where it is paid again. */
  url: string | null;
  problem: Problem | null;
  /** The places of the order were sold to somebody else: it cannot be paid any more. */
  arePlacesGone: boolean;
  /** Another tab has given it up, or paid it. */
  isSettled: boolean;
  /** How often in a row the server was asked in vain. */
  tries: number;
}

export type FailedPaymentEvent =
  | OrderNews
  | { type: 'page.shown' }
  | { type: 'connection.returned' }
  | { type: 'payment.check' }
  | { type: 'payment.retry' }
  | { type: 'cart.reopen' };

/** Nothing is known yet. */
export const begun = (input: FailedPaymentInput): FailedPaymentContext => ({
  ...input,
  transaction: null,
  token: null,
  url: null,
  problem: null,
  arePlacesGone: false,
  isSettled: false,
  tries: 0,
});

/** What the server has of the order; null: nothing, which is asked first. */
export type Found = Done<PlacedOrder | null>;
export const orderIn = ({ output }: Found): PlacedOrder => required(output, 'order');

/** What the browser keeps, if this payment is for it: another order may be at the bank while an old payment is looked at (071). */
export const intentOf = ({ intent }: FailedPaymentContext, { order_id }: Transaction): OrderIntent | null =>
  intent?.orderId === order_id ? intent : null;
