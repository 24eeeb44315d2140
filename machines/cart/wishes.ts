/** The changes that a customer may want in the cart, and what the rules say about them. */
import type { CartAddon, CartLine } from '../../src/contract/orders/cart.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { isGuest } from '../session/sessionRules.ts';
import { addAddon, addLines, restoreLines, setAddon, setQuantity, type SlotRef } from './cartRules.ts';
import { refusedVerdict, type CartVerdict } from './cartVerdict.ts';
import { isOpenToGuests } from './lines.ts';
import type { PromotionWish } from './promotion.ts';

/** A `requestId` means that another machine waits for the answer; without one the cart page shows it. */
export type CartWish =
  | { type: 'lines.add'; requestId: string; lines: CartLine[] }
  | { type: 'addon.add'; requestId: string; at: SlotRef; addon: CartAddon }
  | { type: 'addon.set'; lineId: string; productId: Id; quantity: number }
  | { type: 'quantity.set'; lineId: string; quantity: number }
  /** `promotion` is that of a failed order whose lines come back: it is verified once they are in the cart. */
  | { type: 'cart.restore'; lines: CartLine[]; promotion?: PromotionWish | null };

interface Wished {
  lines: CartLine[];
  venueId: Id | null;
  user: Pick<User, 'is_anonymous'> | null;
}

/** Guests may buy only what needs no account (R6.1.3); a signed-out customer is asked for one at checkout. */
const needsAccount = ({ user }: Wished, lines: readonly CartLine[]): boolean => isGuest(user) && !isOpenToGuests(lines);

/** The cart as the wish would make it, or why not. */
export function verdictOf(cart: Wished, wish: CartWish): CartVerdict {
  if (wish.type === 'lines.add')
    return needsAccount(cart, wish.lines) ? refusedVerdict('accountNeeded') : addLines(cart, wish.lines);
  if (wish.type === 'cart.restore') return restoreLines(cart, wish.lines);
  if (wish.type === 'addon.add') return addAddon(cart.lines, wish.at, wish.addon);
  if (wish.type === 'addon.set') return setAddon(cart.lines, wish);
  return setQuantity(cart.lines, wish.lineId, wish.quantity);
}

export const requestOf = (wish: CartWish | null): string | null =>
  wish !== null && 'requestId' in wish ? wish.requestId : null;
