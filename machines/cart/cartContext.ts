/** The cart's input, events, emitted events and context. */
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
  /** The lines that the previous page load persisted; they go on as the current customer's. */
  lines: CartLine[];
  preferences: PaymentPreferences;
  /** Carts put aside, each for its owner only. */
  aside?: readonly AsideCart[];
  /** Lines of a customer who logged out before this machine started: their places are given back (R7.3.5). */
  left?: readonly CartLine[];
  /** The promotion code or member's card that was in use before the reload. */
  promotion?: PersistedPromotion | null;
  /** The venue of the configuration; while null, nothing can be added. */
  venueId: Id | null;
  /** Whether the operator holds places for carts (R7.3.6). */
  reserves: boolean;
  user: User | null;
}

/** What one tab tells the others: no attendees, and of discounts only which promotion is wished for (012, 051). */
export interface CartNews {
  lines: CartLine[];
  promotion: PromotionWish | null;
}

export type CartEvent =
  | CartWish
  /** A problem means that another customer took the place; without one, the customer removes the line. */
  | { type: 'line.remove'; lineId: string; problem?: Problem }
  | { type: 'cart.clear' }
  /** The lines that were ordered; lines added while the order was sent stay in the cart. Without ids, all were. */
  | { type: 'order.accept'; lineIds?: readonly string[] }
  | { type: 'prices.accept'; prices: FreshPrice[] }
  | PromotionEvent
  /** Whether goods are delivered or picked up. */
  | { type: 'delivery.choose'; delivered: boolean }
  | { type: 'session.changed'; user: User | null }
  /** Another tab changed the cart that they share (F10). */
  | { type: 'cart.follow'; news: CartNews }
  /** The customer logged out. */
  | { type: 'session.ended' }
  | PreferenceEvent
  /** Holds are to be renewed now, before the next renewal is due. */
  | { type: 'hold.renew' }
  | { type: 'hold.keep' }
  | { type: 'problem.dismiss' };

/** `lines.lost`: lines taken out because another customer got their places first. */
export type CartEmitted =
  | { type: 'lines.added'; requestId: string }
  | { type: 'lines.refused'; requestId: string; problem: Problem }
  | { type: 'lines.lost'; lines: CartLine[]; problem: Problem }
  | { type: 'cart.emptied' }
  | { type: 'guest.emptied' };

/** The cart as it will be once the server holds its places. */
export interface Proposal {
  lines: CartLine[];
  /** The wish behind it; null when holds are only renewed. */
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
  /** Wishes that came while the server was being asked. */
  waiting: CartWish[];
  /** Removed lines whose places are still to be given back. */
  released: CartLine[];
  /** Removed lines whose places are being given back now. */
  releasing: CartLine[];
  /** When the holds expire, on the venue's clock; null while nothing is held. */
  heldUntil: string | null;
  /** Whether the last renewal failed to reach the server. */
  isHoldUnsure: boolean;
  /** Why the last wish made on the cart page was refused, or why lines were taken out. */
  problem: Problem | null;
}

/** The cart's first context, for the customer who is logged in now. */
export function contextFrom({
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
    // Persisted discounts are not trusted: a code is verified again.
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
