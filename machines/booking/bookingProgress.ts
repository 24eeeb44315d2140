import type { Id } from '../../src/contract/wire/wire.ts';
import type { Slot, TimeRangeId } from '../slots/slots.ts';
import type { BookingSurface } from './bookingSelection.ts';
import type { Adding, Filters, Quantities } from './bookingWishes.ts';
import { isGuestOwner, nobody, type Owner } from '../session/owner.ts';
import { writtenAttendees, type AttendeesDraft } from '../attendees/typedAttendee.ts';

export type BookingStep = 'choosing' | 'tickets' | 'extras' | 'prompting' | 'closed';

/**
 * What brings a reloaded page back to the same step: the customer's choices, never a snapshot. Everything the server said
 * is asked for again, and a selection that no longer holds is given up.
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
  /** What is being added, while the attendees' details are filled in. */
  describing: Adding | null;
  /** Continue was pressed, and the login came between. */
  goesOn: boolean;
}

/** A slot to come back to; an address may leave out how long it lasts. */
export type WantedSlot = Pick<Slot, 'date' | 'start_time' | 'nextDay'> & {
  end_time: string | null;
  duration: number | null;
};

/** Whose booking it was: nobody else takes it up (012). */
export interface OwnedProgress {
  owner: Owner;
  draft: BookingProgress;
}

/** As the page keeps it in mind. A guest ends with the page: their selection is nobody's then, and names nobody (R4.1.4). */
export const ownedProgress = (owner: Owner, draft: BookingProgress): OwnedProgress =>
  isGuestOwner(owner) ? { owner: nobody, draft: { ...draft, attendeeDetails: null } } : { owner, draft };

/** As it may lie in the browser. */
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

/** A facility for itself is added as a whole. */
export const wholeFacility: Adding = { products: [], leaves: true };
