/** Items chosen by quantity, of any kind: event tickets, goods, offers. */
import type { Id } from '../../src/contract/wire/wire.ts';
import type { LineDraft } from '../cart/lines.ts';
import type { Problem } from '../shared/problem.ts';

export interface PickerItem {
  /** Unique among the items offered together: the id of its ticket, product or offer. */
  id: Id;
  /** The cart line for one of it, with price and tax from the server. */
  line: LineDraft;
  /** How many people one of it admits; 1 for items that admit nobody. */
  people: number;
  /** Places left, in people; null: not counted. */
  places: number | null;
  /** Pieces in stock; null: unlimited. */
  stock: number | null;
}

/** The quantity of each item, by the id of its product, ticket or offer; items left out are not chosen. */
export type Quantities = Readonly<Record<Id, number>>;

/** Why an item was not chosen or added. */
export interface PickerProblem extends Problem {
  /** The item at which it is shown; null: it is about all that were to be added. */
  itemId: Id | null;
}

export const chosenIds = (items: readonly PickerItem[], quantities: Quantities): Id[] =>
  items.flatMap(({ id }) => ((quantities[id] ?? 0) > 0 ? [id] : []));

export const withoutIds = (quantities: Quantities, ids: readonly Id[]): Quantities =>
  Object.fromEntries(Object.entries(quantities).filter(([id]) => !ids.includes(Number(id))));
