/** The input, context and events of buying a membership. */
import type { InferOutput } from 'valibot';
import type { ActorRef, Snapshot } from 'xstate';
import type { MembershipBooking } from '../../src/contract/orders/bookings.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import type { Problem } from '../shared/problem.ts';
import type { MembershipOffer, PurchaseSelection } from './membershipRules.ts';

export interface MembershipPurchaseInput {
  portal: ActorRef<Snapshot<unknown>, { type: 'login.open' }>;
  /** The selection in the address. */
  selection: PurchaseSelection;
  user: User | null;
}

export interface Offered {
  offers: MembershipOffer[];
  /** The venue's current date. */
  today: string;
}

export interface HeldMemberships {
  held: InferOutput<typeof MembershipBooking>[];
  today: string;
}

export interface MembershipPurchaseContext extends MembershipPurchaseInput {
  offers: MembershipOffer[];
  /** The venue's date, kept current by `watchMinute`. */
  today: string;
  /** The first day of the membership being added. */
  startDate: string | null;
  /** The last day of the same package that the customer already holds. */
  heldUntil: string | null;
  problem: Problem | null;
  /** Failed attempts in a row to load the memberships. */
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
  | { type: 'session.changed'; user: User | null }
  | { type: 'minute.passed'; now: string };

/** For the address. */
export type MembershipPurchaseEmitted = { type: 'selection.changed'; selection: PurchaseSelection };
