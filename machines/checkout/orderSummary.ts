/** What an order holds, in short, for a customer who is to recognise it. */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import { bookingsIn } from '../cart/lines.ts';
import { cartTotals } from '../money/totals.ts';

export interface OrderSummary {
  first: CartLine;
  /** How many other bookings it holds. */
  others: number;
  /** In whole minor units. */
  total: number;
}

/** Null for an order without lines. */
export function orderSummary(lines: readonly CartLine[], currency: string | null): OrderSummary | null {
  const [first] = lines;
  if (first === undefined) return null;
  return { first, others: bookingsIn(lines).length - 1, total: cartTotals(lines, currency).total };
}
