/** The initial context of a booking, and what it is reset to. */
import { lateLimits } from '../../slots/slots.ts';
import { dateAfter } from '../../slots/schedule/venueTime.ts';
import { noSelection } from '../bookingSelection.ts';
import type { Filters } from '../bookingWishes.ts';
import { problemCalled } from '../bookingContext.ts';
import type { ChoosingContext, ChoosingInput } from '../choosing/choosingContext.ts';
import type { BookingProgress } from '../bookingProgress.ts';
import { matchesProgress } from './matchesProgress.ts';

export const anyFilter: Filters = { surface: null, formation: null, outdoor: null };

/** Clears the slot, what depends on it, and progress that was being restored (R4.4.4, I20). */
export const clearedSlot = {
  selectedTimeSlot: null,
  facilities: [],
  facilityId: null,
  offer: null,
  quantities: {},
  addons: {},
  draft: null,
  missed: null,
} satisfies Partial<ChoosingContext>;

/** The selection in the address as progress: every part is applied only if it can still be booked. */
function draftOfAddress(input: ChoosingInput): BookingProgress | null {
  const { serviceId, surface = 'dialog', time = noSelection, stop = 'choosing', now } = input;
  const { date, duration, slot, facilityId } = time;
  if (serviceId === null || (date === null && duration === null && slot === null)) return null;
  const bookingDate = date ?? now.slice(0, 10);
  return {
    surface,
    serviceId,
    filters: anyFilter,
    facilities: [],
    bookingDate,
    duration,
    timeRange: 'all',
    slot: slot && {
      date: slot.nextDay ? dateAfter(bookingDate, 1) : bookingDate,
      start_time: slot.startTime,
      end_time: null,
      duration,
      nextDay: slot.nextDay,
    },
    facilityId,
    // A link never opens the attendees' details: with nothing to ask, the slot would be added without a press.
    step: stop === 'prompt' ? 'prompting' : stop === 'details' ? 'choosing' : stop,
    quantities: {},
    addons: {},
    attendeeDetails: null,
    describing: null,
    goesOn: false,
  };
}

/** The progress of an earlier page load, unless the address means another booking; the step is that of the address. */
function draftToRestore({ draft, time, stop, serviceId, surface = 'dialog' }: ChoosingInput): BookingProgress | null {
  if (draft === null || time === undefined) return draft;
  if (!matchesProgress(draft, surface, { serviceId, ...time })) return null;
  if (stop === undefined || stop === 'details') return draft;
  return { ...draft, step: stop === 'prompt' ? 'prompting' : stop, describing: null };
}

/** A new booking, or one that restores the draft, of which nothing is confirmed yet. */
export function contextFrom(input: ChoosingInput) {
  const { config, user, now, serviceId, surface = 'dialog', isDamaged = false, lateLimit = lateLimits.usual } = input;
  const draft = draftToRestore(input) ?? draftOfAddress(input);
  const problem = isDamaged ? problemCalled('linkDamaged') : null;
  return {
    ...clearedSlot,
    parent: input.parent,
    config,
    surface,
    lateLimit,
    user,
    cartLines: [],
    now,
    services: [],
    askedFor: draft?.serviceId ?? serviceId,
    selectedServices: null,
    choices: null,
    filters: draft?.filters ?? anyFilter,
    bookingDate: draft?.bookingDate ?? now.slice(0, 10),
    duration: draft?.duration ?? null,
    knownDurations: [],
    schedule: null,
    selectedTimeRange: draft?.timeRange ?? 'all',
    pages: 0,
    searchDate: null,
    quantities: draft?.quantities ?? {},
    addons: draft?.addons ?? {},
    attendeeDetails: draft?.attendeeDetails ?? null,
    draft,
    attempts: 0,
    problem,
    toldProblem: problem,
  } satisfies ChoosingContext;
}
