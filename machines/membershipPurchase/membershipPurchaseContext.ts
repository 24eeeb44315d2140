/** What buying a membership knows, hears and tells. */
import type { InferOutput } from 'valibot';
import type { ActorRef, Snapshot } from 'xstate';
import type { MembershipBooking } from '../../src/contract/orders/bookings.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import type { Problem } from '../shared/problem.ts';
import type { MembershipOffer, PurchaseSelection } from './membershipRules.ts';

export interface MembershipPurchaseInput {
  portal: ActorRef<Snapshot<unknown>, { type: 'login.open' }>;
  /** What the address says is chosen. */
  selection: PurchaseSelection;
  user: User | null;
}

export interface Offered {
  offers: MembershipOffer[];
  /** The date at the venues. */
  today: string;
}

export interface HeldMemberships {
  held: InferOutput<typeof MembershipBooking>[];
  today: string;
}

export interface MembershipPurchaseContext extends MembershipPurchaseInput {
  offers: MembershipOffer[];
  today: string;
  /** The day from which it is put into the cart. */
  startDate: string | null;
  /** Until when the customer holds the chosen package already. */
  heldUntil: string | null;
  problem: Problem | null;
  /** Tries to read the memberships that failed in a row. */
  attempts: number;
}

export type MembershipPurchaseEvent =
  | { type: 'package.choose'; packageId: Id }
  | { type: 'payment.choose'; isInParts: boolean }
  | { type: 'start.choose'; date: string | null }
  | { type: 'membership.add' }
  | { type: 'renewal.confirm' }
  | { type: 'renewal.dismiss' }
  | { type: 'memberships.reload' }
  | { type: 'address.changed'; selection: PurchaseSelection }
  | { type: 'session.changed'; user: User | null };

/** What the address is to say. */
export type MembershipPurchaseEmitted = { type: 'selection.changed'; selection: PurchaseSelection };
