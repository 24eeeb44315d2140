import { withTax } from '../money/withTax.ts';
import type { CartLine } from '../../src/contract/orders/cart.ts';
import { toMinor } from '../money/minorUnits.ts';
import { lineTotals } from '../money/totals.ts';
import type { Id } from '../../src/contract/wire/wire.ts';

/** What the server asks now for a line, or for an add-on of it; per unit, in major units. */
export interface FreshPrice {
  lineId: string;
  productId: Id;
  price: number;
  tax_amount: number;
  /** What all of it costs, with the promotion that still holds; where the server tells. */
  total?: number;
}

/** What the server asks for a line with its add-ons, in whole minor units: as it says, or as its prices make it. */
export function freshTotal(fresh: CartLine, prices: readonly FreshPrice[], currency: string | null): number {
  const own = prices.filter(({ lineId }) => lineId === fresh.id);
  const isTold = own.length > 0 && own.every(({ total }) => total !== undefined);
  return isTold
    ? own.reduce((sum, { total = 0 }) => sum + toMinor(total, currency), 0)
    : lineTotals(fresh, currency).total;
}

/** The lines at the server's prices; discounts were reckoned on the old ones and are void. */
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
