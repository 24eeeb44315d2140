/** What the customer wants of a booking besides its time: filters, quantities, and products to add. */
import type { Id } from '../../src/contract/wire/wire.ts';

/** Null is *Any*. */
export interface Filters {
  surface: Id | null;
  formation: Id | null;
  outdoor: 0 | 1 | null;
}
export type Filter = keyof Filters;

/** The products that *Add* or *Continue* asked for; kept while the customer logs in. */
export interface Adding {
  products: readonly Id[];
  /** Whether the step is left once they are in the cart. */
  leaves: boolean;
}
