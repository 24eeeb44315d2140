/** How many of an item can be chosen, including what is in the cart (R5.7.1, R5.7.9, R8.2.10, R8.2.11, Q5.7.b). */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import type { LineDraft } from '../cart/lines.ts';
import { repetitionOf } from '../cart/repetition.ts';
import { toMajor } from '../money/minorUnits.ts';
import { totalsOf } from '../money/totals.ts';
import type { PickerItem, PickerProblem, Quantities } from './pickerItems.ts';

/** Whether each customer may have only one (Q4.8.a). */
const isOneForEach = ({ line }: PickerItem): boolean => line.productType === 'event' && line.one_per_customer === true;

/** The cart line that one more of it would be added to. */
export const twinInCart = ({ line }: PickerItem, lines: readonly CartLine[]): CartLine | undefined =>
  repetitionOf(lines, { ...line, id: 'asked', quantity: 1 }).twin;

/** How many of it are in the cart: from the line that one more would be added to, or that refuses it. */
export function quantityInCart({ line }: PickerItem, lines: readonly CartLine[]): number {
  const { twin, code } = repetitionOf(lines, { ...line, id: 'asked', quantity: 1 });
  return twin?.quantity ?? (code === 'ticketInCart' ? 1 : 0);
}

/** The highest quantity besides those in the cart; Infinity where there is no limit. */
export function mostOfItem(item: PickerItem, lines: readonly CartLine[]): number {
  const there = quantityInCart(item, lines);
  const places = item.places === null ? Infinity : Math.floor(item.places / item.people);
  const most = Math.min(places, item.stock ?? Infinity, isOneForEach(item) ? 1 : Infinity);
  return Math.max(0, most - there);
}

/** Whether none is left for any customer. */
export const isSoldOut = ({ people, places, stock }: PickerItem): boolean =>
  (places !== null && places < people) || (stock !== null && stock <= 0);

/** How many are left for all customers; null: not counted. */
export function piecesLeft({ people, places, stock }: PickerItem): number | null {
  const left = Math.min(places === null ? Infinity : Math.floor(places / people), stock ?? Infinity);
  return Number.isFinite(left) ? Math.max(0, left) : null;
}

const problem = (item: PickerItem, code: string, values: Readonly<Record<string, number>> = {}): PickerProblem => ({
  itemId: item.id,
  code,
  message: null,
  values,
});

/** Why a quantity cannot be chosen; null when it can. The first rule that fails decides. */
export function quantityProblem(item: PickerItem, quantity: number, lines: readonly CartLine[]): PickerProblem | null {
  const there = quantityInCart(item, lines);
  if (quantity <= 0) return null;
  if (isOneForEach(item) && there > 0) return problem(item, 'ticketInCart');
  if (isOneForEach(item) && quantity > 1) return problem(item, 'onePerCustomer');
  if (item.places !== null) {
    const remaining = item.places - there * item.people;
    const requested = quantity * item.people;
    if (requested > remaining)
      return remaining <= 0
        ? problem(item, 'capacityReached')
        : problem(item, 'capacityExceeded', { remaining, requested });
  }
  if (item.stock !== null && quantity + there > item.stock)
    return problem(item, 'maxQuantityReached', { max: Math.max(0, item.stock) });
  return null;
}

/** The chosen quantities that are still possible, and why others are not. */
export function stillPossible(
  items: readonly PickerItem[],
  chosen: Quantities,
  lines: readonly CartLine[],
): { quantities: Quantities; problem: PickerProblem | null } {
  const quantities: Record<Id, number> = {};
  const problems: PickerProblem[] = [];
  for (const [key, quantity] of Object.entries(chosen)) {
    if (quantity <= 0) continue;
    const item = items.find(({ id }) => id === Number(key));
    if (item === undefined) {
      problems.push({ itemId: null, code: 'itemGone', message: null, values: {} });
      continue;
    }
    const left = Math.min(quantity, mostOfItem(item, lines));
    if (left > 0) quantities[item.id] = left;
    const why = quantityProblem(item, quantity, lines);
    if (why !== null) problems.push(why);
  }
  return { quantities, problem: problems[0] ?? null };
}

/** The chosen items as cart lines. */
export const pickedLines = (
  items: readonly PickerItem[],
  ids: readonly Id[],
  quantities: Quantities,
  currency: string | null,
): LineDraft[] =>
  items
    .filter(({ id }) => ids.includes(id))
    .map((item) => {
      const { id, line } = item;
      const quantity = quantities[id] ?? 0;
      const { full } = totalsOf({ ...line, quantity, discount: null }, currency);
      const most = piecesLeft(item);
      return { ...line, quantity, total_price: toMajor(full, currency), ...(most === null ? {} : { most }) };
    });
