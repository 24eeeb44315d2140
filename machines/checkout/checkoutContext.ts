/** What the cart's page knows of paying, and what may happen to it. */
import type { ActorRef, Snapshot } from 'xstate';
import type { ExpressMethod } from '../../src/contract/additions/expressPay.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import type { PaymentOptions, PlacedOrder } from '../../src/contract/orders/orders.ts';
import type { Order } from '../cart/orderPayload.ts';
import type { ResourceNews } from '../resource/resourceMachine.ts';
import type { Problem } from '../shared/problem.ts';
import type { CartContent } from './cartContent.ts';
import type { OrderIntent, OrderNews } from './orderIntent.ts';
import { isSameUser, isLeavingGuestOrder } from './orderOwner.ts';
import type { Terms } from './terms.ts';

export interface CheckoutInput {
  /** Opens the login for whoever would pay. */
  portal: ActorRef<Snapshot<unknown>, { type: 'login.open' }>;
  cartContent: CartContent;
  user: User | null;
  terms: Terms;
  currency: string | null;
  isBaps: boolean;
  /** What an earlier page load was about to order, or ordered. */
  intent: OrderIntent | null;
}

export interface CheckoutContext extends CheckoutInput {
  options: PaymentOptions | null;
  /** Why the ways to pay are not known; a new card can be used all the same. */
  optionsProblem: Problem | null;
  hasAgreed: boolean;
  /** The sheet that is open, or in which it was confirmed until it is told what became of it (Q7.7.k). */
  express: ExpressMethod | null;
  problem: Problem | null;
  /** What was last sent; a cart that changes meanwhile does not change it. */
  order: Order | null;
  placed: PlacedOrder | null;
  /** The customer came back without paying. */
  isLeft: boolean;
  /** Another tab has paid the order, or given it up. */
  isSettled: boolean;
}

export type CheckoutEvent =
  | { type: 'session.changed'; user: User | null }
  | ({ type: 'cart.changed' } & CartContent)
  | OrderNews
  | ResourceNews
  | { type: 'terms.tick' }
  | { type: 'terms.untick' }
  | { type: 'terms.open' }
  | { type: 'terms.agree' }
  | { type: 'terms.disagree' }
  | { type: 'options.retry' }
  | { type: 'order.place' }
  | { type: 'order.express'; method: ExpressMethod }
  | { type: 'result.close' };

export interface Change {
  user: User | null;
}

/** Nothing was asked or ordered yet. */
export const begun = (input: CheckoutInput): CheckoutContext => ({
  ...input,
  options: null,
  optionsProblem: null,
  hasAgreed: false,
  express: null,
  problem: null,
  order: null,
  placed: null,
  isLeft: false,
  isSettled: false,
});

/** Pay waits for the ways to pay: which card it would be is not known before. */
export const isLoadingOptions = ({ options, optionsProblem }: CheckoutContext): boolean =>
  options === null && optionsProblem === null;

/** Somebody comes or goes: what was loaded is theirs alone, and a guest's order is nobody else's. */
export function arrived({ user: before, intent }: CheckoutContext, user: User | null): Partial<CheckoutContext> {
  if (isSameUser(before, user)) return { user };
  const known = isLeavingGuestOrder(intent, before, user) ? { intent: null, placed: null } : {};
  return { user, ...known, options: null, optionsProblem: null };
}
