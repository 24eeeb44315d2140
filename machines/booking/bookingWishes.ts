/** What is wished of a booking besides its time: what it is narrowed down to, how many of what, and what goes into the cart. */
import type { Id } from '../../src/contract/wire/wire.ts';

/** null is *Any*. */
export interface Filters {
  surface: Id | null;
  formation: Id | null;
  outdoor: 0 | 1 | null;
}
export type Filter = keyof Filters;

/** Product id → how many, chosen and not yet in the cart. */
export type Quantities = Readonly<Record<Id, number>>;

/** What *Add* or *Continue* asked for; kept while the customer logs in. */
export interface Adding {
  products: readonly Id[];
  /** Whether the step is left once they are in the cart. */
  leaves: boolean;
}
