import type { ActorRef, Snapshot } from 'xstate';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import type { Customer, User } from '../../../src/contract/customers/customers.ts';
import type { Id } from '../../../src/contract/wire/wire.ts';
import type { AttendeeDetailsNews } from '../../attendees/attendeeDetailsContext.ts';
import type { Adding } from '../bookingWishes.ts';
import type { BookingStop } from '../bookingSelection.ts';
import type { BookingProblem, ChosenContext, LoginWanted } from '../bookingContext.ts';

/** The step to begin with. */
export type SaleStart = Exclude<BookingStop, 'choosing'>;

/** What the booking itself tracks: customer, cart, time and configuration. */
export type Facts = Pick<ChosenContext, 'config' | 'surface' | 'user' | 'cartLines' | 'now'>;

/** The chosen slot with what depends on it, and the step to begin with. */
export interface Sale extends Omit<ChosenContext, keyof Facts> {
  at: SaleStart;
}

/**
 * How the later steps are left: back to the chosen slot (`slot`), to a reloaded grid (`grid`), to a new selection
 * (`anew`), to the login first (`login`), out of the booking (`closed`), or to the cart (`cart`).
 */
export type SaleExit = 'slot' | 'grid' | 'anew' | 'login' | 'closed' | 'cart';

/** What step 1 continues with. */
export interface SaleEnd extends Pick<ChosenContext, 'quantities' | 'addons' | 'attendeeDetails' | 'problem'> {
  to: SaleExit;
  /** What was being added when another customer took the slot; null otherwise. */
  missed: Adding | null;
}

/** What the later steps tell the booking. */
export type SellingNews =
  | LoginWanted
  /** The problem last told is over or replaced by another: its notice can go. */
  | { type: 'problem.passed' }
  | { type: 'tickets.added'; quantity: number }
  | { type: 'addon.added'; name: string; arName: string | null; quantity: number };

export interface SellingInput extends Facts, Sale {
  parent: ActorRef<Snapshot<unknown>, SellingNews>;
}

/** The attendees as they go into the cart, and whether to save their details. */
interface Attendees {
  customers: readonly Customer[];
  saves: boolean;
}

export interface SellingContext extends ChosenContext {
  parent: SellingInput['parent'];
  at: SaleStart;
  /** The maximum of people per session on baps sites; null is no limit. */
  customerThreshold: number | null;
  adding: Adding | null;
  attendees: Attendees | null;
  /** See `SaleEnd`. */
  missed: Adding | null;
  /** The problem that was last told; the same one is not told again. */
  toldProblem: BookingProblem | null;
  /** How the steps were left; null while they run. */
  to: SaleExit | null;
}

export type SellingEvent =
  // From the booking.
  | { type: 'minute.passed'; now: string }
  | { type: 'session.changed'; user: User | null }
  | { type: 'cart.changed'; lines: readonly CartLine[] }
  /** The browser's Back and Forward. */
  | { type: 'stop.visit'; stop: BookingStop }
  | { type: 'dialog.close' }
  // From the attendee details.
  | AttendeeDetailsNews
  // From the customer.
  | { type: 'quantity.set'; productId: Id; quantity: number }
  | { type: 'ticket.add'; productId: Id }
  | { type: 'addon.set'; productId: Id; quantity: number }
  | { type: 'addon.add'; productId: Id }
  | { type: 'step.continue' }
  | { type: 'step.back' }
  | { type: 'prompt.accept' }
  | { type: 'prompt.decline' }
  | { type: 'cart.open' };
