/** Goods of one order go one way: all are brought to the customer, or all are picked up (Q3.6.e). */
import type { CartLine } from '../../src/contract/orders/cart.ts';

/** How the goods of the cart are handed over; null while there are none. */
export function deliveryOf(lines: readonly CartLine[]): boolean | null {
  const goods = lines.find((line) => line.productType === 'pos');
  return goods?.productType === 'pos' ? goods.delivered : null;
}

/** Whether there are goods that are handed over another way. */
export function isOtherDelivery(lines: readonly CartLine[], delivered: boolean): boolean {
  const now = deliveryOf(lines);
  return now !== null && now !== delivered;
}

/** The lines with their goods handed over so. */
export const withDelivery = (lines: readonly CartLine[], delivered: boolean): CartLine[] =>
  lines.map((line) => (line.productType === 'pos' ? { ...line, delivered } : line));

/** What joins goods that are there already goes their way. */
export function joiningGoods(lines: readonly CartLine[], incoming: CartLine): CartLine {
  const delivered = deliveryOf(lines);
  return incoming.productType === 'pos' && delivered !== null ? { ...incoming, delivered } : incoming;
}
