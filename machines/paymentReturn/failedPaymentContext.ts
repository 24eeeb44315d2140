/** The input, context and events of the page of a failed payment. */
import type { PlacedOrder, Transaction } from '../../src/contract/orders/orders.ts';
import type { OrderIntent, OrderNews } from '../checkout/orderIntent.ts';
import type { Done } from '../shared/answers.ts';
import type { Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';

export interface FailedPaymentInput {
  /** From /paymentfailed?transactionId=… */
  transactionId: string | null;
  /** The order of this tab, while its result is unknown. */
  intent: OrderIntent | null;
}

export interface FailedPaymentContext extends FailedPaymentInput {
  transaction: Transaction | null;
  /** The token of the receipt, in case it turns out to be paid. */
  token: string | null;
  /** The bank's page where it can be paid again. */
  url: string | null;
  problem: Problem | null;
  /** Whether the order's places were sold to another customer: it cannot be paid any more. */
  arePlacesGone: boolean;
  /** Whether the order does not stand any more, or what it holds was bought otherwise: it cannot be paid any more. */
  isOver: boolean;
  /** Whether another tab has given the order up or paid it. */
  isSettled: boolean;
  /** How many times in a row the server could not be reached. */
  tries: number;
}

export type FailedPaymentEvent =
  | OrderNews
  | { type: 'page.shown' }
  | { type: 'connection.returned' }
  | { type: 'payment.check' }
  | { type: 'payment.retry' }
  | { type: 'cart.reopen' };

/** The first context: nothing loaded yet. */
export const contextFrom = (input: FailedPaymentInput): FailedPaymentContext => ({
  ...input,
  transaction: null,
  token: null,
  url: null,
  problem: null,
  arePlacesGone: false,
  isOver: false,
  isSettled: false,
  tries: 0,
});

/** What the server has of the order; null: it does not know it. */
export type FoundOrder = Done<PlacedOrder | null>;
export const orderIn = ({ output }: FoundOrder): PlacedOrder => required(output, 'order');

/** The persisted order, if this payment is for it: while an old payment is shown, another order may be at the bank (071). */
export const intentOf = ({ intent }: FailedPaymentContext, { order_id }: Transaction): OrderIntent | null =>
  intent?.orderId === order_id ? intent : null;
