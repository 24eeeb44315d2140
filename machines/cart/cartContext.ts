/** What the cart knows, what may happen to it, and what it tells. */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { ownerAtRest, ownerOf } from '../session/owner.ts';
import type { Problem } from '../shared/problem.ts';
import { withOwner, type AsideCart } from './carts.ts';
import { isFacility } from './lines.ts';
import type { PaymentPreferences, PreferenceEvent, Promotion } from './paymentPreferences.ts';
import type { FreshPrice } from './prices.ts';
import {
  relined,
  unlowered,
  wishedPromotion,
  type PersistedPromotion,
  type PromotionEvent,
  type PromotionWish,
} from './promotion.ts';
import type { CartWish } from './wishes.ts';

export interface CartInput {
  /** What an earlier page load left in the cart; whoever is there now goes on with it. */
  lines: CartLine[];
  preferences: PaymentPreferences;
  /** Carts of customers, each for its owner alone. */
  aside?: readonly AsideCart[];
  /** What lay there for somebody who logged out before the cart was there: its places are given back (R7.3.5). */
  left?: readonly CartLine[];
  /** The code or card that an earlier page load had in use. */
  promotion?: PersistedPromotion | null;
  /** The venue of the configuration; without one nothing can be added. */
  venueId: Id | null;
  /** Whether the operator holds places for carts (R7.3.6). */
  reserves: boolean;
  user: User | null;
}

/** What one tab tells the others: nothing of attendees, and of discounts the wish alone (012, 051). */
export interface CartNews {
  lines: CartLine[];
  promotion: PromotionWish | null;
}

export type CartEvent =
  | CartWish
  /** With a problem somebody else was faster for it; else it is the customer's own wish. */
  | { type: 'line.remove'; lineId: string; problem?: Problem }
  | { type: 'cart.clear' }
  /** What was added while the order was on its way is not part of it. */
  | { type: 'order.accept'; lineIds?: readonly string[] }
  | { type: 'prices.accept'; prices: FreshPrice[] }
  | PromotionEvent
  /** Whether the goods are brought or picked up. */
  | { type: 'delivery.choose'; delivered: boolean }
  | { type: 'session.changed'; user: User | null }
  /** Another tab changed the cart that they share (F10). */
  | { type: 'cart.follow'; news: CartNews }
  /** The customer logged out. */
  | { type: 'session.ended' }
  | PreferenceEvent
  /** Somebody wants the places kept now, not when the next renewal is due. */
  | { type: 'hold.renew' }
  | { type: 'hold.keep' }
  | { type: 'problem.dismiss' };

/** `lines.lost`: somebody else was faster for these, they were taken out. */
export type CartEmitted =
  | { type: 'lines.added'; requestId: string }
  | { type: 'lines.refused'; requestId: string; problem: Problem }
  | { type: 'lines.lost'; lines: CartLine[]; problem: Problem }
  | { type: 'cart.emptied' }
  | { type: 'guest.emptied' };

/** The cart as it will be once the server holds its places. */
export interface Proposal {
  lines: CartLine[];
  /** What was wished for; null while nothing is. */
  wish: CartWish | null;
}

export interface CartContext extends PaymentPreferences {
  lines: CartLine[];
  venueId: Id | null;
  reserves: boolean;
  user: User | null;
  aside: readonly AsideCart[];
  promotion: Promotion;
  proposal: Proposal | null;
  /** Wishes that came while the server was asked. */
  waiting: CartWish[];
  /** Removed lines whose places are still to be given back. */
  released: CartLine[];
  /** Those being given back now. */
  releasing: CartLine[];
  /** Until when the places are held, on the venue's clock; null while nothing is. */
  heldUntil: string | null;
  /** The last renewal did not reach the server. */
  isHoldUnsure: boolean;
  /** Why the last wish of the cart's own page was refused, or that something was taken out. */
  problem: Problem | null;
}

/** What the cart starts with for whoever is there. */
export function begun({
  lines,
  preferences,
  aside = [],
  left = [],
  promotion = null,
  venueId,
  reserves,
  user,
}: CartInput): CartContext {
  const owned = withOwner({ user: null, lines, preferences, aside }, user, venueId);
  const back = aside.find(({ owner }) => owner === ownerOf(user));
  const isKept = promotion !== null && promotion.owner === ownerAtRest(ownerOf(user));
  return {
    ...(back?.preferences ?? preferences),
    user,
    // What was kept of discounts is not believed: a code is verified again.
    ...(isKept ? relined(owned.lines, wishedPromotion(promotion.code, promotion.type)) : unlowered(owned.lines)),
    aside: owned.aside,
    venueId,
    reserves,
    proposal: null,
    waiting: [],
    released: reserves ? left.filter(isFacility) : [],
    releasing: [],
    heldUntil: null,
    isHoldUnsure: false,
    problem: null,
  };
}
