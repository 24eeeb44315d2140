/** How many of an add-on may be booked (R5.5.6–9, R5.7.8). */
import type { CartLine, FacilityLine } from '../../../src/contract/orders/cart.ts';
import type { CategoryProduct, FacilityOffer } from '../../../src/contract/offered/facilities.ts';
import { addonCount, type SlotRef } from '../../cart/cartRules.ts';
import type { Quantities } from '../../picker/pickerItems.ts';

const mostWithoutStock = 100;

/** 100 without inventory (R9.3.1); with it the whole stock for period T, else the part not yet sold (R5.5.7, R5.5.8). */
export function addonMax({ inventory_enable, inventory_period, stock, sales }: CategoryProduct): number {
  if (inventory_enable !== 1) return mostWithoutStock;
  const total = stock ?? 0;
  return inventory_period === 'T' ? total : Math.max(0, total - (sales ?? 0));
}

/** How many more may be added: everything of the product in the cart counts, on any day (Q5.5.c). */
export const addonRoom = (product: CategoryProduct, lines: readonly CartLine[]): number =>
  Math.max(0, addonMax(product) - addonCount(lines, product.product_id));

/** Whether any category has a product, in stock or not (Q4.5.a). */
export const hasAddons = (offer: Pick<FacilityOffer, 'categories'> | null): boolean =>
  offer?.categories.some(({ products }) => products.length > 0) ?? false;

/** The chosen add-ons that this facility sells, too. */
export function stillSold({ categories }: Pick<FacilityOffer, 'categories'>, addons: Quantities): Quantities {
  const sold = new Set(categories.flatMap(({ products }) => products.map(({ product_id }) => product_id)));
  return Object.fromEntries(Object.entries(addons).filter(([id]) => sold.has(Number(id))));
}

/** The cart's lines for that facility and start. */
export const linesAt = (lines: readonly CartLine[], { facilityId, date, startTime }: SlotRef): FacilityLine[] =>
  lines.filter(
    (line): line is FacilityLine =>
      line.productType === 'facility' &&
      line.facilityId === facilityId &&
      line.selectedFacilityDate === date &&
      line.selectedFacilityTiming === startTime,
  );
