/** What is chosen by number, whatever its kind: tickets of an event, goods, offers. */
import type { Id } from '../../src/contract/wire/wire.ts';
import type { LineDraft } from '../cart/lines.ts';
import type { Problem } from '../shared/problem.ts';

export interface PickerItem {
  /** Tells it apart from the others that are offered with it: its ticket, product or offer. */
  id: Id;
  /** One of it as it will lie in the cart, with price and tax as the server answered them. */
  line: LineDraft;
  /** How many people one of it admits; 1 for what admits nobody. */
  people: number;
  /** Places left, in people; null: nobody counts them. */
  places: number | null;
  /** Pieces in stock; null: as many as anybody wants. */
  stock: number | null;
}

/** How many of each are chosen; what is not named is not chosen. */
export type Quantities = Readonly<Record<Id, number>>;

/** Why something was not chosen or added. */
export interface PickerProblem extends Problem {
  /** Where it is said; null: of all that was to be added. */
  itemId: Id | null;
}

export const chosenIds = (items: readonly PickerItem[], quantities: Quantities): Id[] =>
  items.flatMap(({ id }) => ((quantities[id] ?? 0) > 0 ? [id] : []));

export const withoutIds = (quantities: Quantities, ids: readonly Id[]): Quantities =>
  Object.fromEntries(Object.entries(quantities).filter(([id]) => !ids.includes(Number(id))));
