/** Selectors of the picker. */
import { toMajor } from '../money/minorUnits.ts';
import { cartTotals } from '../money/totals.ts';
import type { PickerItem, PickerProblem } from './pickerItems.ts';
import { countInCart, type PickerSnapshot } from './pickerMachine.ts';
import { isSoldOut, piecesLeft, quantityInCart, twinInCart } from './pickerRules.ts';

/** An item as its card shows it. */
export interface PickerCard {
  item: PickerItem;
  quantity: number;
  /** How many of it are in the cart. */
  inCart: number;
  /** The cart line that counts them; null where there is none. */
  lineId: string | null;
  /** Whether none is left for any customer. */
  isSoldOut: boolean;
  /** How many are left; null: not counted. */
  left: number | null;
  isAdding: boolean;
  /** Whether it was added just now. */
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

/** The problem that is about all items to be added, or about items no longer offered. */
export const wholeProblem = ({ context: { problem } }: PickerSnapshot): PickerProblem | null =>
  problem?.itemId === null ? problem : null;

/** The total of what is chosen: the count, and the price with VAT in major units. */
export function chosenTotal({ context }: PickerSnapshot): { count: number; amount: number } {
  const { items, quantities, currency } = context;
  const parts = items.map(({ id, line }) => ({ ...line, quantity: quantities[id] ?? 0, discount: null, addons: [] }));
  return {
    count: parts.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: toMajor(cartTotals(parts, currency).total, currency),
  };
}

/** Whether the message that items were added is shown. */
export const isAdded = (snapshot: PickerSnapshot): boolean => snapshot.matches({ choosing: 'added' });
/** How many of the offered items are in the cart. */
export const inCart = ({ context }: PickerSnapshot): number => countInCart(context);
