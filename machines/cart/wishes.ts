/** What a customer may wish to change in the cart, and what its rules say about that. */
import type { CartAddon, CartLine } from '../../src/contract/orders/cart.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { isGuest } from '../session/sessionRules.ts';
import { addAddon, addLines, restoreLines, setAddon, setQuantity, type SlotRef } from './cartRules.ts';
import { refusedVerdict, type CartVerdict } from './cartVerdict.ts';
import { isOpenToGuests } from './lines.ts';
import type { PromotionWish } from './promotion.ts';

/** With a `requestId` somebody waits for the answer; without one the cart's own page shows it. */
export type CartWish =
  | { type: 'lines.add'; requestId: string; lines: CartLine[] }
  | { type: 'addon.add'; requestId: string; at: SlotRef; addon: CartAddon }
  | { type: 'addon.set'; lineId: string; productId: Id; quantity: number }
  | { type: 'quantity.set'; lineId: string; quantity: number }
  /** With the promotion that an order had which comes back: it is verified once the lines are there. */
  | { type: 'cart.restore'; lines: CartLine[]; promotion?: PromotionWish | null };

interface Wished {
  lines: CartLine[];
  venueId: Id | null;
  user: Pick<User, 'is_anonymous'> | null;
}

/** A guest has no account, and most kinds are for those who have one (R6.1.3); nobody at all is asked when it is paid. */
const needsAccount = ({ user }: Wished, lines: readonly CartLine[]): boolean => isGuest(user) && !isOpenToGuests(lines);

/** The cart as it would be, or why not. */
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
