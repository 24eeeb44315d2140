/** The input, context, events and output of placing an order. */
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
  /** The order to place; null when only the outcome of the intent is to be found out. */
  order: Order | null;
  cartContent: CartContent;
  /** The order that this tab was placing or had placed before. */
  intent: OrderIntent | null;
}

export interface PlacementContext extends PlacementInput {
  placed: PlacedOrder | null;
  /** The server's prices where they differ from the cart's (T17). */
  prices: FreshPrice[];
  problem: Problem | null;
  /** How many times in a row the server could not say what became of the order. */
  tries: number;
}

export type PlacementEvent =
  | { type: 'session.changed'; user: User | null }
  | { type: 'order.check' }
  | { type: 'prices.accept' }
  | { type: 'prices.decline' };

/**
 * accepted: the server has the order · left: it already had it, and the customer came back without paying · returned:
 * nothing was ordered, back to the form · signedOut: the customer who may ask is gone · lapsed: the time to pay is
 * over · foreign: it is another customer's.
 */
export type PlacementEnd = 'accepted' | 'left' | 'returned' | 'signedOut' | 'lapsed' | 'foreign';

export interface PlacementOutput extends Pick<PlacementContext, 'intent' | 'placed' | 'problem'> {
  end: PlacementEnd;
}

/** The server accepts the order, or answers with other prices than the cart showed (T17). */
export type Placement = { kind: 'accepted'; order: PlacedOrder } | { kind: 'priceChanged'; prices: FreshPrice[] };

export interface Intention {
  owner: Owner;
  order: Order;
  cartContent: CartContent;
  /** The previous intent; the same order keeps its key. */
  former: OrderIntent | null;
}

/** The first context: nothing sent yet. */
export const contextFrom = (input: PlacementInput): PlacementContext => ({
  ...input,
  placed: null,
  prices: [],
  problem: null,
  tries: 0,
});
