/** Goods that are added at once: the number beside them is the one in the cart, and a press changes that (R4.8.5). */
import type { PickerCard } from './pickerSelectors.ts';

export type NumberChange =
  | { type: 'item.take'; id: PickerCard['item']['id']; quantity: number }
  | { type: 'quantity.set'; lineId: string; quantity: number };

/** More of it is chosen and added, within the picker's limits; fewer are kept of the cart's line, and of 0 none. Null: there is no line to lessen. */
export function numberChange(
  { item, inCart, lineId }: Pick<PickerCard, 'item' | 'inCart' | 'lineId'>,
  quantity: number,
): NumberChange | null {
  if (quantity > inCart) return { type: 'item.take', id: item.id, quantity: quantity - inCart };
  return lineId === null ? null : { type: 'quantity.set', lineId, quantity };
}
