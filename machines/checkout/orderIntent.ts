import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import type { PaymentPreferences } from '../cart/paymentPreferences.ts';
import type { PromotionWish } from '../cart/promotion.ts';
import type { Owner } from '../session/owner.ts';

/**
 * What is remembered of an order from the press of Pay until its result is known, so that a reload never places it
 * twice and a failed payment gives the cart back (Q4.8.c).
 */
export interface OrderIntent {
  /** Whose order it is: nobody else hears of it. */
  owner: Owner;
  /** Sent with the order and with every question about it: one key is one order. */
  key: string;
  /** Tells whether an order is still the same; the same order keeps its key. */
  hash: string;
  lines: CartLine[];
  preferences: PaymentPreferences;
  /** The code or card that lowered it: asked for again where the cart comes back. */
  promotion?: PromotionWish | null;
  /**
   * placing: the server may or may not have it · accepted: it has, and the cart was emptied · refused: so does it, and the bank
   * took no payment for it.
   */
  stage: 'placing' | 'accepted' | 'refused';
  orderId: Id | null;
  transactionId: string | null;
  /**
   * Another tab was the last to write it down (071): nobody pressed Pay here, so nobody is sent to the bank by itself. While it
   * is being placed its order may arrive until then, in epoch milliseconds.
   */
  elsewhereUntil?: number;
}

/** What another tab of this browser made known of the customer's order; null: it has settled it (071). */
export interface OrderNews {
  type: 'order.heard';
  intent: OrderIntent | null;
}

/** Whether it is news for a tab that knows of that order: what it wrote down itself is none. */
export const isOrderNews = (known: OrderIntent | null, { intent }: OrderNews): boolean =>
  intent === null ? known !== null : intent.elsewhereUntil !== undefined;

/** What a tab goes on asking about once another one has made an end of it: no answer to anybody is awaited any more. */
export const settledElsewhere = (known: OrderIntent | null): OrderIntent | null =>
  known?.elsewhereUntil === undefined ? known : { ...known, elsewhereUntil: 0 };
