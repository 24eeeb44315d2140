import type { CartLine } from '../../src/contract/cart.ts';
import type { User } from '../../src/contract/customers.ts';
import type { Id } from '../../src/contract/wire.ts';
import type { AttendeesDraft } from '../attendees/typedAttendee.ts';
import type { TimeRangeId } from '../slots/slots.ts';
import type { BookingStop } from './bookingSelection.ts';
import type { Filter } from './bookingContext.ts';

export type BookingEvent =
  // facts
  | { type: 'minute.passed'; now: string }
  | { type: 'session.changed'; user: User | null }
  | { type: 'cart.changed'; lines: readonly CartLine[] }
  // step 1
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
  // steps 2 and 3
  | { type: 'quantity.set'; productId: Id; quantity: number }
  | { type: 'ticket.add'; productId: Id }
  | { type: 'addon.set'; productId: Id; quantity: number }
  | { type: 'addon.add'; productId: Id }
  // visitors' details
  | { type: 'attendees.change'; attendeeDetails: AttendeesDraft | null }
  | { type: 'login.ask' }
  // everywhere
  | { type: 'step.retry' }
  | { type: 'step.continue' }
  | { type: 'step.back' }
  /** Back and Forward of the browser. */
  | { type: 'stop.visit'; stop: BookingStop }
  | { type: 'prompt.accept' }
  | { type: 'prompt.decline' }
  | { type: 'cart.open' }
  | { type: 'dialog.close' };

export type BookingEmitted =
  | { type: 'login.wanted' }
  | { type: 'cart.wanted' }
  | { type: 'tickets.added'; quantity: number }
  | { type: 'addon.added'; name: string; arName: string | null; quantity: number }
  /** The server refused a question that can be asked again, and said why (R8.1.6). */
  | { type: 'question.refused'; message: string }
  /** What was the matter is over, or something else is that stands where it belongs: what was told is no news. */
  | { type: 'problem.passed' };
