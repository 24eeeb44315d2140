/** The enrolment's input, context and events. */
import type { WorkshopDetails, WorkshopProgram } from '../../src/contract/offered/academies.ts';
import type { WorkshopPrice } from '../../src/contract/orders/cart.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { ownerOf, type Owner } from '../session/owner.ts';
import type { Problem } from '../shared/problem.ts';
import type { EnrolmentSelection } from './enrolmentSelection.ts';
import type { Attendee } from './attendees.ts';

export interface EnrolmentInput {
  workshop: WorkshopDetails;
  program: WorkshopProgram;
  /** What the address asks for. */
  selection: EnrolmentSelection;
  /** The venue's wall-clock time, `YYYY-MM-DD HH:mm:ss`; kept current by `watchMinute`. */
  now: string;
  user: User | null;
}

export interface EnrolmentContext extends Omit<EnrolmentInput, 'user'> {
  /** The customer whose family is offered. */
  owner: Owner;
  attendees: readonly Attendee[];
  /** Whether the customer tried to add it without an attendee. */
  isNobodyChosen: boolean;
  /** The price of the current selection; null while it is being requested. */
  answer: WorkshopPrice | null;
  /** Why there is no price. */
  problem: Problem | null;
  /** Failed attempts in a row since the customer last asked. */
  attempts: number;
  /** Why the cart refused it. */
  refusal: Problem | null;
}

export interface UserNews {
  type: 'session.changed';
  user: User | null;
}
export interface PassedMinute {
  type: 'minute.passed';
  now: string;
}
export interface ChosenPackage {
  type: 'package.choose';
  productId: Id;
}
export interface ChosenFirstDay {
  type: 'start.choose';
  date: string;
}
export interface ToggledDay {
  type: 'day.toggle';
  day: number;
}
export interface ToggledAttendee {
  type: 'attendee.toggle';
  attendee: Attendee;
}
export type EnrolmentEvent =
  | UserNews
  | PassedMinute
  | ChosenPackage
  | ChosenFirstDay
  | ToggledDay
  | ToggledAttendee
  | { type: 'price.retry' }
  | { type: 'enrolment.add' };

/** For the address of the page. */
export interface EnrolmentEmitted {
  type: 'selection.changed';
  selection: EnrolmentSelection;
}

export const contextFrom = ({ user, ...input }: EnrolmentInput): EnrolmentContext => ({
  ...input,
  owner: ownerOf(user),
  attendees: [],
  isNobodyChosen: false,
  answer: null,
  problem: null,
  attempts: 0,
  refusal: null,
});
