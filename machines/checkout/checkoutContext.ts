/** The checkout's input, context and events. */
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
  /** Opens the login when a signed-out customer presses Pay. */
  portal: ActorRef<Snapshot<unknown>, { type: 'login.open' }>;
  cartContent: CartContent;
  user: User | null;
  terms: Terms;
  currency: string | null;
  isBaps: boolean;
  /** The order that an earlier page load was placing or had placed. */
  intent: OrderIntent | null;
}

export interface CheckoutContext extends CheckoutInput {
  options: PaymentOptions | null;
  /** Why the ways to pay could not be loaded; a new card can be used all the same. */
  optionsProblem: Problem | null;
  hasAgreed: boolean;
  /** The browser's payment sheet that is open, or was confirmed and still waits for the outcome (Q7.7.k). */
  express: ExpressMethod | null;
  problem: Problem | null;
  /** The order as it was last sent; later changes of the cart do not change it. */
  order: Order | null;
  placed: PlacedOrder | null;
  /** Whether the customer came back from the bank without paying. */
  isLeft: boolean;
  /** Whether another tab has paid the order or given it up. */
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

/** The first context: nothing loaded or ordered yet. */
export const contextFrom = (input: CheckoutInput): CheckoutContext => ({
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

/** Pay waits for the ways to pay, as only they tell which card would be charged. */
export const isLoadingOptions = ({ options, optionsProblem }: CheckoutContext): boolean =>
  options === null && optionsProblem === null;

/**
 * After a change of customer: the loaded ways to pay are dropped, and so is a guest's order when another customer
 * logs in.
 */
export function withCustomer({ user: before, intent }: CheckoutContext, user: User | null): Partial<CheckoutContext> {
  if (isSameUser(before, user)) return { user };
  const known = isLeavingGuestOrder(intent, before, user) ? { intent: null, placed: null } : {};
  return { user, ...known, options: null, optionsProblem: null };
}
