/** Sums of parts of the cart, before discounts; in whole minor units. */
import type { CartLine, ProductType } from '../../src/contract/orders/cart.ts';
import { cartTotals, totalsOf } from '../money/totals.ts';

/** The price of one booking, without its add-ons, which have prices of their own. */
export const bookingPrice = (booking: readonly CartLine[], currency: string | null): number =>
  booking.reduce((sum, line) => sum + totalsOf(line, currency).full, 0);

/** The discount on `bookingPrice`. */
export const bookingDiscount = (booking: readonly CartLine[], currency: string | null): number =>
  booking.reduce((sum, line) => sum + totalsOf(line, currency).discount, 0);

/** The order in which the sums are shown. */
const kinds: readonly ProductType[] = ['facility', 'event', 'academy', 'trainer', 'membership', 'pos', 'offer'];

interface KindSum {
  kind: ProductType;
  count: number;
  full: number;
}

/** One sum for each kind in the cart, add-ons included. */
export const kindSums = (lines: readonly CartLine[], currency: string | null): KindSum[] =>
  kinds.flatMap((kind) => {
    const own = lines.filter(({ productType }) => productType === kind);
    const count = own.reduce((sum, { quantity }) => sum + quantity, 0);
    return own.length === 0 ? [] : [{ kind, count, full: cartTotals(own, currency).full }];
  });
