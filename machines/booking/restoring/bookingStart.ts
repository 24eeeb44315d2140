/** What a booking begins with, and what it goes back to. */
import { lateLimits } from '../../slots/slots.ts';
import { dateAfter } from '../../slots/schedule/venueTime.ts';
import { noSelection } from '../bookingSelection.ts';
import type { Filters } from '../bookingWishes.ts';
import { problemCalled } from '../bookingContext.ts';
import type { ChoosingContext, ChoosingInput } from '../choosing/choosingContext.ts';
import type { BookingProgress } from '../bookingProgress.ts';
import { isSameBooking } from './matchesProgress.ts';

export const anyFilter: Filters = { surface: null, formation: null, outdoor: null };

/** A slot with all that hangs on it; whoever gives it up also gives up the way back to an earlier one (R4.4.4, I20). */
export const nothingChosen = {
  selectedTimeSlot: null,
  facilities: [],
  facilityId: null,
  offer: null,
  quantities: {},
  addons: {},
  draft: null,
  missed: null,
} satisfies Partial<ChoosingContext>;

/** What an address asks for, as a draft: every part of it is taken up only while it can be had. */
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
    // Attendees' details are asked for when somebody goes on, never since a link says so: what asks nothing would be added.
    step: stop === 'prompt' ? 'prompting' : stop === 'details' ? 'choosing' : stop,
    quantities: {},
    addons: {},
    attendeeDetails: null,
    describing: null,
    goesOn: false,
  };
}

/** What a former page load left, unless the address speaks of something else; the step is the one that it names. */
function draftToRestore({ draft, time, stop, serviceId, surface = 'dialog' }: ChoosingInput): BookingProgress | null {
  if (draft === null || time === undefined) return draft;
  if (!isSameBooking(draft, surface, { serviceId, ...time })) return null;
  if (stop === undefined || stop === 'details') return draft;
  return { ...draft, step: stop === 'prompt' ? 'prompting' : stop, describing: null };
}

/** A fresh booking, or the choices of the draft before anything of them is known to hold. */
export function contextFrom(input: ChoosingInput) {
  const { config, user, now, serviceId, surface = 'dialog', isDamaged = false, lateLimit = lateLimits.usual } = input;
  const draft = draftToRestore(input) ?? draftOfAddress(input);
  const problem = isDamaged ? problemCalled('linkDamaged') : null;
  return {
    ...nothingChosen,
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
