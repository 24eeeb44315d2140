import type { Id } from '../../../src/contract/wire/wire.ts';
import type { Adding, Quantities } from '../bookingWishes.ts';

/** What is on its way into the cart. */
export const beingAdded = ({ adding }: { adding: Adding | null }): readonly Id[] => adding?.products ?? [];

/** Ids of the products of which some are chosen. */
export const chosenProducts = (quantities: Quantities): Id[] =>
  Object.entries(quantities).flatMap(([id, quantity]) => (quantity > 0 ? [Number(id)] : []));

/** The quantities once those of some products are back to 0. */
export const withoutProducts = (quantities: Quantities, products: readonly Id[]): Quantities =>
  Object.fromEntries(Object.entries(quantities).filter(([id]) => !products.includes(Number(id))));
