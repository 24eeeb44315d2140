/** What the cart says of its parts, before discounts; in whole minor units. */
import type { CartLine, ProductType } from '../../src/contract/orders/cart.ts';
import { cartTotals, totalsOf } from '../money/totals.ts';

/** The lines that one price is made of, without their add-ons, which are told by themselves. */
export const bookingPrice = (booking: readonly CartLine[], currency: string | null): number =>
  booking.reduce((sum, line) => sum + totalsOf(line, currency).full, 0);

/** What goes off that price. */
export const bookingDiscount = (booking: readonly CartLine[], currency: string | null): number =>
  booking.reduce((sum, line) => sum + totalsOf(line, currency).discount, 0);

/** In the order in which they are told. */
const kinds: readonly ProductType[] = ['facility', 'event', 'academy', 'trainer', 'membership', 'pos', 'offer'];

interface KindSum {
  kind: ProductType;
  count: number;
  full: number;
}

/** One row for each kind that is in the cart, add-ons included. */
export const kindSums = (lines: readonly CartLine[], currency: string | null): KindSum[] =>
  kinds.flatMap((kind) => {
    const own = lines.filter(({ productType }) => productType === kind);
    const count = own.reduce((sum, { quantity }) => sum + quantity, 0);
    return own.length === 0 ? [] : [{ kind, count, full: cartTotals(own, currency).full }];
  });
