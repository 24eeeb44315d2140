/** All goods of one order are handed over the same way: delivered or picked up (Q3.6.e). */
import type { CartLine } from '../../src/contract/orders/cart.ts';

/** Whether the cart's goods are delivered; null while it has none. */
export function deliveryOf(lines: readonly CartLine[]): boolean | null {
  const goods = lines.find((line) => line.productType === 'pos');
  return goods?.productType === 'pos' ? goods.delivered : null;
}

/** Whether the cart has goods that are handed over the other way. */
export function isOtherDelivery(lines: readonly CartLine[], delivered: boolean): boolean {
  const now = deliveryOf(lines);
  return now !== null && now !== delivered;
}

/** The lines, with all goods delivered or all picked up. */
export const withDelivery = (lines: readonly CartLine[], delivered: boolean): CartLine[] =>
  lines.map((line) => (line.productType === 'pos' ? { ...line, delivered } : line));

/** Goods that are added are handed over like those already in the cart. */
export function joiningGoods(lines: readonly CartLine[], incoming: CartLine): CartLine {
  const delivered = deliveryOf(lines);
  return incoming.productType === 'pos' && delivered !== null ? { ...incoming, delivered } : incoming;
}
