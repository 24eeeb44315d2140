/** What an order holds, in short, for a customer who is to recognise it. */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import { bookingsIn } from '../cart/lines.ts';
import { toMinor } from '../money/minorUnits.ts';
import { cartTotals } from '../money/totals.ts';

export interface OrderSummary {
  first: CartLine;
  /** How many other bookings it holds. */
  others: number;
  /** In whole minor units. */
  total: number;
  /** What the bank still asks for where wallet, points or credit pay a part, in whole minor units; else null. */
  rest: number | null;
}

/**
 * Null for an order without lines.
 * @param due what the bank asks for, in major units; null where the server does not tell
 */
export function orderSummary(
  lines: readonly CartLine[],
  due: number | null,
  currency: string | null,
): OrderSummary | null {
  const [first] = lines;
  if (first === undefined) return null;
  const { total } = cartTotals(lines, currency);
  const rest = due === null ? total : toMinor(due, currency);
  return { first, others: bookingsIn(lines).length - 1, total, rest: rest < total ? rest : null };
}
