/** A selection that another customer took first, and how the booking continues with another slot (F30). */
import type { Id } from '../../src/contract/wire/wire.ts';
import type { MissedSlot } from '../slots/nearestSlots.ts';
import type { BookingProgress } from './bookingProgress.ts';
import { wantedSlotOf } from './bookingProgress.ts';
import type { ChoosingContext, MissedSelection, NearestSelection } from './choosing/choosingContext.ts';
import { isSoldWhole } from './chosenSlot.ts';
import { anyFilter, clearedSlot } from './restoring/bookingStart.ts';
import type { SaleEnd } from './selling/sellingContext.ts';

const peopleOf = ({ offer, quantities }: ChoosingContext): number => {
  const tickets = offer?.rental_products ?? [];
  const people = tickets.reduce(
    (sum, { product_id, participant_count }) => sum + (quantities[product_id] ?? 0) * (participant_count ?? 1),
    0,
  );
  return Math.max(1, people);
};

/** The selection of step 1; null when no slot was chosen. */
export function lossFrom(context: ChoosingContext): MissedSelection | null {
  const { selectedServices, selectedTimeSlot: slot } = context;
  if (selectedServices === null || slot === null) return null;
  const progress: BookingProgress = {
    surface: context.surface,
    serviceId: selectedServices.id,
    filters: context.filters,
    facilities: [...selectedServices.facilities],
    bookingDate: context.bookingDate,
    duration: slot.duration,
    timeRange: 'all',
    slot: wantedSlotOf(slot),
    facilityId: context.facilityId,
    step: 'choosing',
    quantities: context.quantities,
    addons: context.addons,
    attendeeDetails: null,
    describing: null,
    goesOn: false,
  };
  return { progress, people: peopleOf(context) };
}

/** What was being added when the later steps were left; null unless the slot was lost. */
export function lossFromSale(context: ChoosingContext, { missed }: SaleEnd): MissedSelection | null {
  const loss = lossFrom(context);
  if (missed === null || loss === null) return null;
  const step = isSoldWhole(context) ? 'choosing' : 'tickets';
  return { ...loss, progress: { ...loss.progress, step, describing: missed } };
}

/** The selection of an address or an earlier page load that is no longer offered. */
export function lossFromDraft({ draft, duration, missed }: ChoosingContext): MissedSelection | null {
  if (draft === null) return null;
  return {
    progress: { ...draft, attendeeDetails: null, duration: draft.duration ?? duration, goesOn: false },
    people: missed?.people ?? 1,
  };
}

/** The lost slot, in the shape that the rules for nearest slots take. */
export function missedSlot({ progress, people }: MissedSelection): MissedSlot | null {
  const { serviceId, facilityId, slot, duration } = progress;
  if (slot === null || duration === null) return null;
  return { serviceId, facilityId, date: slot.date, start_time: slot.start_time, duration, people };
}

const serviceIdOf = ({ selectedServices }: ChoosingContext): Id | null => selectedServices?.id ?? null;

/** Whether the alternative belongs to the service that is being booked. */
export const isSameService = (context: ChoosingContext, { serviceId }: NearestSelection): boolean =>
  serviceId === serviceIdOf(context);

/** Whether the alternative belongs to another service that the customer may book. */
export const isElsewhere = (context: ChoosingContext, near: NearestSelection): boolean =>
  !isSameService(context, near) && context.services.some(({ id }) => id === near.serviceId);

/**
 * The lost selection with the alternative slot, to be restored like that of a reloaded page. Another service sells other
 * products, so only the attendees are kept there.
 */
export function nearestTaken(context: ChoosingContext, near: NearestSelection): Partial<ChoosingContext> {
  const { missed } = context;
  if (missed === null) return {};
  const isOther = isElsewhere(context, near);
  const { serviceId, facilityId, bookingDate, date, start_time, end_time, duration, nextDay } = near;
  const filters = isOther ? anyFilter : missed.progress.filters;
  const wanted = isOther ? { quantities: {}, addons: {} } : missed.progress;
  const { quantities, addons } = wanted;
  const filter_by = context.services.find(({ id }) => id === serviceId)?.filter_by ?? 1;
  return {
    ...clearedSlot,
    missed,
    selectedServices: { id: serviceId, filter_by, facilities: [] },
    filters,
    bookingDate,
    duration,
    selectedTimeRange: 'all',
    pages: 0,
    quantities,
    addons,
    problem: null,
    attempts: 0,
    ...(isOther ? { choices: null, schedule: null } : {}),
    draft: {
      ...missed.progress,
      serviceId,
      filters,
      facilities: [],
      bookingDate,
      duration,
      slot: { date, start_time, end_time, duration, nextDay },
      facilityId,
      quantities,
      addons,
      attendeeDetails: context.attendeeDetails,
    },
  };
}
