/** What the customer narrowed the grid down to before choosing a slot (W7, R3.3.2). */
import type { PackedFacility } from './schedule/packedSchedule.ts';

export interface Narrowing {
  /** 1: by facility, the default; 2: by product. */
  filter_by?: 1 | 2 | null;
  /** An empty list means all. */
  facility_ids?: readonly number[] | null;
  product_ids?: readonly number[] | null;
}

/** The facilities that count, and the products of the rentals in which a slot may begin (null: any). */
export interface Narrowed {
  facilities: readonly PackedFacility[];
  products: ReadonlySet<number> | null;
}

/** Applies a selection of facilities or products. */
export function narrowed(facilities: readonly PackedFacility[], narrowing: Narrowing): Narrowed {
  if (narrowing.filter_by === 2) {
    const { product_ids: ids } = narrowing;
    return { facilities, products: ids?.length ? new Set(ids) : null };
  }
  const { facility_ids: ids } = narrowing;
  if (!ids?.length) return { facilities, products: null };
  const chosen = new Set(ids);
  return { facilities: facilities.filter(({ id }) => chosen.has(id)), products: null };
}

/** Whether a slot may begin in a rental of this product. */
export const isWanted = (products: Narrowed['products'], product: number): boolean =>
  products === null || products.has(product);
