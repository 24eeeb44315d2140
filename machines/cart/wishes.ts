/** What a customer may wish to change in the cart, and what its rules say about that. */
import type { CartAddon, CartLine } from '../../src/contract/cart.ts';
import type { Id } from '../../src/contract/wire.ts';
import { addAddon, addLines, restoreLines, setAddon, setQuantity, type SlotRef } from './cartRules.ts';
import type { CartVerdict } from './cartVerdict.ts';

/** With a `requestId` somebody waits for the answer; without one the cart's own page shows it. */
export type CartWish =
  | { type: 'lines.add'; requestId: string; lines: CartLine[] }
  | { type: 'addon.add'; requestId: string; at: SlotRef; addon: CartAddon }
  | { type: 'addon.set'; lineId: string; productId: Id; quantity: number }
  | { type: 'quantity.set'; lineId: string; quantity: number }
  | { type: 'cart.restore'; lines: CartLine[] };

/** The cart as it would be, or why not. */
export function verdictOf(cart: { lines: CartLine[]; venueId: Id | null }, wish: CartWish): CartVerdict {
  if (wish.type === 'lines.add') return addLines(cart, wish.lines);
  if (wish.type === 'cart.restore') return restoreLines(cart, wish.lines);
  if (wish.type === 'addon.add') return addAddon(cart.lines, wish.at, wish.addon);
  if (wish.type === 'addon.set') return setAddon(cart.lines, wish);
  return setQuantity(cart.lines, wish.lineId, wish.quantity);
}

export const requestOf = (wish: CartWish): string | null => ('requestId' in wish ? wish.requestId : null);
