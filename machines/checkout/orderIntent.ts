import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import type { PaymentPreferences } from '../cart/paymentPreferences.ts';
import type { PromotionWish } from '../cart/promotion.ts';
import type { Owner } from '../session/owner.ts';
import type { KnownToTabs } from '../shared/otherTab.ts';

/**
 * What is remembered of an order from the press of Pay until its result is known, so that a reload never places it
 * twice and a failed payment gives the cart back (Q4.8.c).
 */
export interface OrderIntent extends KnownToTabs {
  /** The customer whose order it is; it is never shown to another. */
  owner: Owner;
  /** Idempotency key: sent with the order and with every question about it. */
  key: string;
  /** Tells whether the order is still the same; only then it keeps its key. */
  hash: string;
  lines: CartLine[];
  preferences: PaymentPreferences;
  /** The promotion that was used; verified again when the lines come back into the cart. */
  promotion?: PromotionWish | null;
  /**
   * placing: the server may or may not have the order · accepted: it has, and the cart was emptied · refused: it has,
   * but the bank refused the payment.
   */
  stage: 'placing' | 'accepted' | 'refused';
  orderId: Id | null;
  transactionId: string | null;
}

/** The customer's order as another tab of this browser persisted it; null once that tab has settled it (071). */
export interface OrderNews {
  type: 'order.heard';
  intent: OrderIntent | null;
}
