import type { Id } from '../../src/contract/wire/wire.ts';
import type { Slot, TimeRangeId } from '../slots/slots.ts';
import type { BookingSurface } from './bookingSelection.ts';
import type { Adding, Filters } from './bookingWishes.ts';
import type { Quantities } from '../picker/pickerItems.ts';
import { isGuestOwner, nobody, type Owner } from '../session/owner.ts';
import { writtenAttendees, type AttendeesDraft } from '../attendees/typedAttendee.ts';

export type BookingStep = 'choosing' | 'tickets' | 'extras' | 'prompting' | 'closed';

/**
 * What is persisted so that a reload comes back to the same step: the customer's choices, never a snapshot. The server is
 * asked for the rest again, and choices that are no longer offered are dropped.
 */
export interface BookingProgress {
  surface: BookingSurface;
  serviceId: Id;
  filters: Filters;
  facilities: Id[];
  bookingDate: string;
  duration: number | null;
  timeRange: TimeRangeId;
  slot: WantedSlot | null;
  facilityId: Id | null;
  step: Exclude<BookingStep, 'closed'>;
  quantities: Quantities;
  addons: Quantities;
  attendeeDetails: AttendeesDraft | null;
  /** The products being added while the attendees' details are filled in. */
  describing: Adding | null;
  /** Whether Continue was pressed and led to the login. */
  goesOn: boolean;
}

/** A slot to restore; an address may leave its length out. */
export type WantedSlot = Pick<Slot, 'date' | 'start_time' | 'nextDay'> & {
  end_time: string | null;
  duration: number | null;
};

/** Progress with its owner: another customer never gets it (012). */
export interface OwnedProgress {
  owner: Owner;
  draft: BookingProgress;
}

/**
 * Progress as the page remembers it. A guest's account ends with the page, so their selection is kept without owner and
 * attendees (R4.1.4).
 */
export const ownedProgress = (owner: Owner, draft: BookingProgress): OwnedProgress =>
  isGuestOwner(owner) ? { owner: nobody, draft: { ...draft, attendeeDetails: null } } : { owner, draft };

/** Progress as it may be persisted in the browser. */
export const writtenProgress = ({ owner, draft }: OwnedProgress): OwnedProgress => ({
  owner,
  draft: { ...draft, attendeeDetails: draft.attendeeDetails && writtenAttendees(draft.attendeeDetails) },
});

export const wantedSlotOf = ({ date, start_time, end_time, duration, nextDay }: Slot): WantedSlot => ({
  date,
  start_time,
  end_time,
  duration,
  nextDay,
});

/** An exclusive facility is added as a whole. */
export const wholeFacility: Adding = { products: [], leaves: true };
