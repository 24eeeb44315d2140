/** The goods in the cart: the number of pieces, and their price with VAT, in major units. */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import { toMajor } from '../money/minorUnits.ts';
import { cartTotals } from '../money/totals.ts';

export function goodsInCart(lines: readonly CartLine[], currency: string | null): { count: number; amount: number } {
  const goods = lines.filter(({ productType }) => productType === 'pos');
  return {
    count: goods.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: toMajor(cartTotals(goods, currency).total, currency),
  };
}
