import type { ActorRef, Snapshot } from 'xstate';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import type { User } from '../../../src/contract/customers/customers.ts';
import type { Id } from '../../../src/contract/wire/wire.ts';
import type { NearestSlot } from '../../slots/nearestSlots.ts';
import type { TimeRangeId } from '../../slots/slots.ts';
import type { BookingInput, BookingProblem, ChosenContext, ServiceChoices } from '../bookingContext.ts';
import type { Filter, Filters } from '../bookingWishes.ts';
import type { BookingStop } from '../bookingSelection.ts';
import type { BookingProgress } from '../bookingProgress.ts';
import type { Sale, SaleEnd } from '../selling/sellingContext.ts';

/** What step 1 tells the booking. */
export type ChoosingNews =
  /** Slot, facility and offer are known, and the customer continues. */
  | { type: 'slot.chosen'; sale: Sale }
  | { type: 'login.wanted'; entered: null }
  /** The server refused a question, with a message; it can be asked again (R8.1.6). */
  | { type: 'question.refused'; message: string }
  /** The problem last told is over, or replaced by one that is shown in place: its notice can go. */
  | { type: 'problem.passed' };

export interface ChoosingInput extends Omit<BookingInput, 'parent'> {
  parent: ActorRef<Snapshot<unknown>, ChoosingNews>;
}

/** What was chosen and at which step; attendees' details stay in the context. */
export interface MissedSelection {
  progress: BookingProgress;
  /** How many attendees there are. */
  people: number;
}

/** One of the alternatives to a lost slot. */
export type NearestSelection = Omit<NearestSlot, 'price'>;

export interface ChoosingContext extends ChosenContext {
  parent: ChoosingInput['parent'];
  lateLimit: number;
  askedFor: Id | null;
  choices: ServiceChoices | null;
  filters: Filters;
  /** In minutes; while a schedule is loaded, the last ones stay visible, disabled. */
  knownDurations: readonly number[];
  selectedTimeRange: TimeRangeId;
  /** How many times *show more* was clicked. */
  pages: number;
  /** The day being looked at while the next free one is searched. */
  searchDate: string | null;
  /** The selection lost to another customer, until something else is chosen; null otherwise. */
  missed: MissedSelection | null;
  /** The problem that was last told; the same one is not told again. */
  toldProblem: BookingProblem | null;
  /** Failed attempts in a row to reach the server, since the customer's last input. */
  attempts: number;
}

export type ChoosingEvent =
  // From the booking.
  | { type: 'minute.passed'; now: string }
  | { type: 'session.changed'; user: User | null }
  | { type: 'cart.changed'; lines: readonly CartLine[] }
  /** The browser's Back and Forward. */
  | { type: 'stop.visit'; stop: BookingStop }
  /** The later steps are left. */
  | { type: 'selection.resume'; end: SaleEnd }
  // From the customer.
  | { type: 'service.choose'; serviceId: Id }
  | { type: 'date.choose'; date: string }
  | { type: 'filter.choose'; filter: Filter; value: number | null }
  | { type: 'facilities.narrow'; ids: readonly Id[] }
  | { type: 'duration.choose'; duration: number }
  | { type: 'range.choose'; range: TimeRangeId }
  | { type: 'slots.more' }
  | { type: 'slot.choose'; date: string; startTime: string }
  | { type: 'facility.choose'; facilityId: Id }
  | { type: 'freeDay.find' }
  /** The customer takes one of the alternatives to a lost slot. */
  | { type: 'nearest.choose'; slot: NearestSelection }
  | { type: 'step.retry' }
  | { type: 'step.continue' };
