/** Every question a view may ask of what is chosen by number. */
import { toMajor } from '../money/minorUnits.ts';
import { cartTotals } from '../money/totals.ts';
import type { PickerItem, PickerProblem } from './pickerItems.ts';
import { countInCart, type PickerSnapshot } from './pickerMachine.ts';
import { isSoldOut, piecesLeft, quantityInCart, twinInCart } from './pickerRules.ts';

/** One of the things offered, as its row shows it. */
export interface PickerCard {
  item: PickerItem;
  quantity: number;
  /** How many of it lie in the cart. */
  inCart: number;
  /** The line that counts them; null where there is none. */
  lineId: string | null;
  /** Nothing of it is left for anybody. */
  isSoldOut: boolean;
  /** How many are left to be had; null: nobody counts. */
  left: number | null;
  isAdding: boolean;
  /** It was added just now. */
  isAdded: boolean;
  /** Why it was not chosen or added. */
  problem: PickerProblem | null;
}

export const isBusy = (snapshot: PickerSnapshot): boolean => snapshot.hasTag('busy');

export function cards(snapshot: PickerSnapshot): PickerCard[] {
  const { items, quantities, cartLines, adding, added, problem } = snapshot.context;
  return items.map((item) => ({
    item,
    quantity: quantities[item.id] ?? 0,
    inCart: quantityInCart(item, cartLines),
    lineId: twinInCart(item, cartLines)?.id ?? null,
    isSoldOut: isSoldOut(item),
    left: piecesLeft(item),
    isAdding: isBusy(snapshot) && adding.includes(item.id),
    isAdded: added.includes(item.id),
    problem: problem?.itemId === item.id ? problem : null,
  }));
}

/** What was refused of all that was to be added, or is not offered any more. */
export const wholeProblem = ({ context: { problem } }: PickerSnapshot): PickerProblem | null =>
  problem?.itemId === null ? problem : null;

/** What is chosen altogether: how many, and what that costs with VAT. */
export function chosenTotal({ context }: PickerSnapshot): { count: number; amount: number } {
  const { items, quantities, currency } = context;
  const parts = items.map(({ id, line }) => ({ ...line, quantity: quantities[id] ?? 0, discount: null, addons: [] }));
  return {
    count: parts.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: toMajor(cartTotals(parts, currency).total, currency),
  };
}

/** Something was added just now, and that was not answered yet. */
export const isAdded = (snapshot: PickerSnapshot): boolean => snapshot.matches({ choosing: 'added' });
/** How many of what is offered here the cart holds. */
export const inCart = ({ context }: PickerSnapshot): number => countInCart(context);
