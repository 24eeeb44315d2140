/** What a booking begins with, and what it goes back to. */
import { lateLimits } from '../slots/slots.ts';
import type { BookingContext, BookingInput, Filters } from './bookingContext.ts';

export const anyFilter: Filters = { surface: null, formation: null, outdoor: null };

/** A slot with all that hangs on it; whoever gives it up also gives up the way back to an earlier one (R4.4.4, I20). */
export const nothingChosen = {
  selectedTimeSlot: null,
  facilities: [],
  facilityId: null,
  offer: null,
  customerThreshold: null,
  quantities: {},
  extras: {},
  adding: null,
  draft: null,
} satisfies Partial<BookingContext>;

/** A fresh booking, or the choices of the draft before anything of them is known to hold. */
export function contextFrom({ config, user, now, serviceId, draft, lateLimit = lateLimits.usual }: BookingInput) {
  return {
    ...nothingChosen,
    config,
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
    schedule: null,
    selectedTimeRange: draft?.timeRange ?? 'all',
    pages: 0,
    searchDate: null,
    quantities: draft?.quantities ?? {},
    extras: draft?.extras ?? {},
    draft,
    problem: null,
  } satisfies BookingContext;
}
