/** What is known of an order on its way, and what may happen to it. */
import type { User } from '../../src/contract/customers/customers.ts';
import type { PlacedOrder } from '../../src/contract/orders/orders.ts';
import type { Order } from '../cart/orderPayload.ts';
import type { FreshPrice } from '../cart/prices.ts';
import type { Owner } from '../session/owner.ts';
import type { Problem } from '../shared/problem.ts';
import type { CartContent } from './cartContent.ts';
import type { OrderIntent } from './orderIntent.ts';

export interface PlacementInput {
  user: User | null;
  /** What is ordered now; null: what became of the intent is to be found out. */
  order: Order | null;
  cartContent: CartContent;
  /** What this tab was about to order before, or ordered. */
  intent: OrderIntent | null;
}

export interface PlacementContext extends PlacementInput {
  placed: PlacedOrder | null;
  /** What the server asks instead of what the cart showed (T17). */
  prices: FreshPrice[];
  problem: Problem | null;
  /** How often the server was asked in vain what became of the order. */
  tries: number;
}

export type PlacementEvent =
  | { type: 'session.changed'; user: User | null }
  | { type: 'order.check' }
  | { type: 'prices.accept' }
  | { type: 'prices.decline' };

/**
 * accepted: the server has it · left: it had it before, the customer came back without paying · returned: nothing was ordered, the
 * form has it · signedOut: whoever may ask is gone · lapsed: the time to pay is over · foreign: it is not theirs who is there now.
 */
export type PlacementEnd = 'accepted' | 'left' | 'returned' | 'signedOut' | 'lapsed' | 'foreign';

export interface PlacementOutput extends Pick<PlacementContext, 'intent' | 'placed' | 'problem'> {
  end: PlacementEnd;
}

/** The server took the order, or asks another price than the cart showed (T17). */
export type Placement = { kind: 'accepted'; order: PlacedOrder } | { kind: 'priceChanged'; prices: FreshPrice[] };

export interface Intention {
  owner: Owner;
  order: Order;
  cartContent: CartContent;
  /** The last one; the same order keeps its key. */
  former: OrderIntent | null;
}

/** Nothing was sent yet. */
export const begun = (input: PlacementInput): PlacementContext => ({
  ...input,
  placed: null,
  prices: [],
  problem: null,
  tries: 0,
});
