import type { Id } from '../../../src/contract/wire/wire.ts';
import type { Adding } from '../bookingWishes.ts';
import type { Quantities } from '../../picker/pickerItems.ts';

/** The products being added to the cart. */
export const beingAdded = ({ adding }: { adding: Adding | null }): readonly Id[] => adding?.products ?? [];

/** Ids of the products with a quantity above 0. */
export const chosenProducts = (quantities: Quantities): Id[] =>
  Object.entries(quantities).flatMap(([id, quantity]) => (quantity > 0 ? [Number(id)] : []));

/** The quantities without those of some products. */
export const withoutProducts = (quantities: Quantities, products: readonly Id[]): Quantities =>
  Object.fromEntries(Object.entries(quantities).filter(([id]) => !products.includes(Number(id))));
