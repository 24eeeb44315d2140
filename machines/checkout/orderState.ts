import type { OrderState, Payment, PlacedOrder } from '../../src/contract/orders/orders.ts';

const dead: ReadonlySet<OrderState | undefined> = new Set(['failed', 'expired', 'rejected', 'cancelled']);

/** Whether the order is over without payment; its places are free again. */
export const isDead = (state: OrderState | undefined): boolean => dead.has(state);

/** Whether the order ended well: paid, or waiting for the operator's approval. */
export const isWon = (state: OrderState | undefined): boolean => state === 'paid' || state === 'awaiting_approval';

/** Whether it was ever paid, even if cancelled since: then there is an invoice (Q7.7.j). */
export const wasPaid = ({ state, cancelled }: Pick<Payment, 'state' | 'cancelled'>): boolean =>
  state === 'paid' || cancelled?.was_paid === true;

/** Whether it is paid on a page of the bank. */
export const hasPaymentPage = ({ pg, url }: Pick<PlacedOrder, 'pg' | 'url'>): boolean => Boolean(pg && url);

/** How an order at the server stands: to be paid, waiting for approval, paid, or over (R4.8.7, R4.8.8, R4.8.9). */
export function orderStanding(order: PlacedOrder): 'unpaid' | 'asked' | 'paid' | 'dead' {
  if (isDead(order.state)) return 'dead';
  if (hasPaymentPage(order)) return 'unpaid';
  if (order.isApprovalRequired || order.state === 'awaiting_approval') return 'asked';
  return order.state === 'paid' ? 'paid' : 'unpaid';
}
