import type { ActorRef, Snapshot } from 'xstate';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import type { Customer, User } from '../../../src/contract/customers/customers.ts';
import type { Id } from '../../../src/contract/wire/wire.ts';
import type { AttendeeDetailsNews } from '../../attendees/attendeeDetailsContext.ts';
import type { Adding } from '../bookingWishes.ts';
import type { BookingStop } from '../bookingSelection.ts';
import type { BookingProblem, ChosenContext } from '../bookingContext.ts';

/** The step that is gone to. */
export type SaleStart = Exclude<BookingStop, 'choosing'>;

/** What the booking knows itself: whose it is, what is in the cart, and when it is. */
export type Facts = Pick<ChosenContext, 'config' | 'surface' | 'user' | 'cartLines' | 'now'>;

/** A chosen slot with all that hangs on it, and where to go on with it. */
export interface Sale extends Omit<ChosenContext, keyof Facts> {
  at: SaleStart;
}

/**
 * How the later steps are left: back to the chosen slot; to the times anew, without one (`grid`), or with nothing chosen at
 * all (`anew`); to the login that comes before them; out of the booking, or to the cart.
 */
export type SaleExit = 'slot' | 'grid' | 'anew' | 'login' | 'closed' | 'cart';

/** What step 1 goes on with. */
export interface SaleEnd extends Pick<ChosenContext, 'quantities' | 'addons' | 'attendeeDetails' | 'problem'> {
  to: SaleExit;
  /** What was being added when somebody else was faster; null when nobody was. */
  missed: Adding | null;
}

/** What the booking hears of the later steps. */
export type SellingNews =
  | { type: 'login.wanted' }
  /** What was the matter is over, or something else is: what was told is no news. */
  | { type: 'problem.passed' }
  | { type: 'tickets.added'; quantity: number }
  | { type: 'addon.added'; name: string; arName: string | null; quantity: number };

export interface SellingInput extends Facts, Sale {
  parent: ActorRef<Snapshot<unknown>, SellingNews>;
}

/** Who comes along, as it goes into the cart. */
interface Attendees {
  customers: readonly Customer[];
  saves: boolean;
}

export interface SellingContext extends ChosenContext {
  parent: SellingInput['parent'];
  at: SaleStart;
  /** People per session on baps sites; null is no limit. */
  customerThreshold: number | null;
  adding: Adding | null;
  attendees: Attendees | null;
  /** See `SaleEnd`. */
  missed: Adding | null;
  /** The problem that was last told; the same one again is no news. */
  toldProblem: BookingProblem | null;
  /** How the steps were left; null while they are gone through. */
  to: SaleExit | null;
}

export type SellingEvent =
  // what the booking passes on
  | { type: 'minute.passed'; now: string }
  | { type: 'session.changed'; user: User | null }
  | { type: 'cart.changed'; lines: readonly CartLine[] }
  /** Back and Forward of the browser. */
  | { type: 'stop.visit'; stop: BookingStop }
  | { type: 'dialog.close' }
  // what the attendees' details tell
  | AttendeeDetailsNews
  // what the customer wishes
  | { type: 'quantity.set'; productId: Id; quantity: number }
  | { type: 'ticket.add'; productId: Id }
  | { type: 'addon.set'; productId: Id; quantity: number }
  | { type: 'addon.add'; productId: Id }
  | { type: 'step.continue' }
  | { type: 'step.back' }
  | { type: 'prompt.accept' }
  | { type: 'prompt.decline' }
  | { type: 'cart.open' };
