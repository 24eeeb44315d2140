/** How many of an extra may be taken along (R5.5.6–9, R5.7.8). */
import type { CartLine, FacilityLine } from '../../src/contract/cart.ts';
import type { CategoryProduct, FacilityOffer } from '../../src/contract/facilities.ts';
import type { Id } from '../../src/contract/wire.ts';

const mostWithoutStock = 100;

/** 100 without inventory; with it the whole stock for the period T, else what is not yet sold (R5.5.7, R5.5.8). */
export function extraMax({ inventory_enable, inventory_period, stock, sales }: CategoryProduct): number {
  if (inventory_enable !== 1) return mostWithoutStock;
  const total = stock ?? 0;
  return inventory_period === 'T' ? total : Math.max(0, total - (sales ?? 0));
}

const dateOf = (line: CartLine): string | null => (line.productType === 'facility' ? line.selectedFacilityDate : null);

/** How many more may be had on a date: what the cart holds of the product counts, of a total stock on any date (Q5.5.c). */
export function extraRoom(product: CategoryProduct, date: string, lines: readonly CartLine[]): number {
  const sharing = product.inventory_period === 'T' ? lines : lines.filter((line) => dateOf(line) === date);
  const held = sharing
    .flatMap(({ addons }) => addons)
    .filter(({ product_id }) => product_id === product.product_id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, extraMax(product) - held);
}

/** Whether there is anything to take along: a category with a product, in stock or not (Q4.5.a). */
export const hasExtras = (offer: Pick<FacilityOffer, 'categories'> | null): boolean =>
  offer?.categories?.some(({ products }) => (products?.length ?? 0) > 0) ?? false;

/** Where extras belong: a facility at a start. */
export interface ExtraPlace {
  facilityId: Id;
  date: string;
  startTime: string;
}

/** The lines of the cart that were booked for that facility and start. */
export const linesAt = (lines: readonly CartLine[], { facilityId, date, startTime }: ExtraPlace): FacilityLine[] =>
  lines.filter(
    (line): line is FacilityLine =>
      line.productType === 'facility' &&
      line.facilityId === facilityId &&
      line.selectedFacilityDate === date &&
      line.selectedFacilityTiming === startTime,
  );
