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

/** What the booking hears of its first step. */
export type ChoosingNews =
  /** Slot, facility and offer are there, and the customer goes on with them. */
  | { type: 'slot.chosen'; sale: Sale }
  | { type: 'login.wanted' }
  /** The server refused a question that can be asked again, and said why (R8.1.6). */
  | { type: 'question.refused'; message: string }
  /** What was the matter is over, or something else is that stands where it belongs: what was told is no news. */
  | { type: 'problem.passed' };

export interface ChoosingInput extends Omit<BookingInput, 'parent'> {
  parent: ActorRef<Snapshot<unknown>, ChoosingNews>;
}

/** What was chosen, and at which step; what was typed about attendees stays where it is. */
export interface MissedSelection {
  progress: BookingProgress;
  /** How many come. */
  people: number;
}

/** One of the slots to have instead. */
export type NearestSelection = Omit<NearestSlot, 'price'>;

export interface ChoosingContext extends ChosenContext {
  parent: ChoosingInput['parent'];
  lateLimit: number;
  askedFor: Id | null;
  choices: ServiceChoices | null;
  filters: Filters;
  /** Minutes; what was last offered stands there, out of use, while a schedule is loaded. */
  knownDurations: readonly number[];
  selectedTimeRange: TimeRangeId;
  /** Clicks on *show more*. */
  pages: number;
  /** The day that is looked at while the next free one is sought. */
  searchDate: string | null;
  /** What was chosen when somebody else was faster, until something else is chosen; null otherwise. */
  missed: MissedSelection | null;
  /** The problem that was last told; the same one again is no news. */
  toldProblem: BookingProblem | null;
  /** Tries in a row that did not reach the server, since the customer last did something. */
  attempts: number;
}

export type ChoosingEvent =
  // what the booking passes on
  | { type: 'minute.passed'; now: string }
  | { type: 'session.changed'; user: User | null }
  | { type: 'cart.changed'; lines: readonly CartLine[] }
  /** Back and Forward of the browser. */
  | { type: 'stop.visit'; stop: BookingStop }
  /** The steps after it are left. */
  | { type: 'selection.resume'; end: SaleEnd }
  // what the customer wishes
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
  /** One of the slots that can be had instead of the lost one. */
  | { type: 'nearest.choose'; slot: NearestSelection }
  | { type: 'step.retry' }
  | { type: 'step.continue' };
