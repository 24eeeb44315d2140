import { withTax } from '../money/withTax.ts';
import type { CartLine } from '../../src/contract/orders/cart.ts';
import { toMinor } from '../money/minorUnits.ts';
import { lineTotals } from '../money/totals.ts';
import type { Id } from '../../src/contract/wire/wire.ts';

/** The server's current price of a line or of one of its add-ons; per unit, in major units. */
export interface FreshPrice {
  lineId: string;
  productId: Id;
  price: number;
  tax_amount: number;
  /** The price of the whole quantity, with the promotion that still holds; undefined where the server does not say. */
  total?: number;
}

/**
 * The price of a line with its add-ons in whole minor units: the server's totals where it sends them, else computed
 * from its prices.
 */
export function freshTotal(fresh: CartLine, prices: readonly FreshPrice[], currency: string | null): number {
  const own = prices.filter(({ lineId }) => lineId === fresh.id);
  const isTold = own.length > 0 && own.every(({ total }) => total !== undefined);
  return isTold
    ? own.reduce((sum, { total = 0 }) => sum + toMinor(total, currency), 0)
    : lineTotals(fresh, currency).total;
}

/** The lines at the server's prices, without discounts, which were computed from the old prices. */
export function repriced(lines: readonly CartLine[], prices: readonly FreshPrice[]): CartLine[] {
  const priceOf = (lineId: string, productId: Id) =>
    prices.find((fresh) => fresh.lineId === lineId && fresh.productId === productId);
  return lines.map((line) => {
    const fresh = priceOf(line.id, line.product_id);
    const price = fresh?.price ?? line.price;
    const tax_amount = fresh?.tax_amount ?? line.tax_amount;
    const addons = line.addons.map((addon) => {
      const freshAddon = priceOf(line.id, addon.product_id);
      return freshAddon
        ? { ...addon, price: freshAddon.price, tax_amount: freshAddon.tax_amount, discount: null }
        : addon;
    });
    return fresh
      ? {
          ...line,
          price,
          tax_amount,
          total_price: withTax({ price, tax_amount }) * line.quantity,
          discount: null,
          addons,
        }
      : { ...line, addons };
  });
}
