/** The queries of step 1, and how their answers are read. */
import type {
  AvailabilityQuery,
  AvailableFacility,
  OfferQuery,
  ScheduleQuery,
} from '../../../src/contract/offered/facilities.ts';
import type { Slot } from '../../slots/slots.ts';
import type { Filters } from '../bookingWishes.ts';
import type { ScheduleWish, SelectedServices } from '../bookingContext.ts';
import type { ChoosingContext } from './choosingContext.ts';

function chosenService({ selectedServices }: ChoosingContext): SelectedServices {
  if (selectedServices === null) throw new Error('booking: no service is chosen');
  return selectedServices;
}

function chosenSlot({ selectedTimeSlot }: ChoosingContext): Slot {
  if (selectedTimeSlot === null) throw new Error('booking: no slot is chosen');
  return selectedTimeSlot;
}

const narrowing = ({ surface, outdoor }: Filters): Pick<ScheduleQuery, 'facility_surface_id' | 'is_outdoor'> => ({
  ...(surface === null ? {} : { facility_surface_id: surface }),
  ...(outdoor === null ? {} : { is_outdoor: outdoor }),
});

/** For the picked date unless another is given (R7.2.5). */
export function scheduleQuery(context: ChoosingContext, date = context.bookingDate): ScheduleQuery {
  const { filters } = context;
  return {
    venue_service_id: chosenService(context).id,
    date,
    ...(filters.formation === null ? {} : { 'game_formations[]': [filters.formation] }),
    ...narrowing(filters),
  };
}

/** The schedule query with the setting that decides how the answer is packed. */
export const scheduleWish = (context: ChoosingContext, date?: string): ScheduleWish => ({
  ...scheduleQuery(context, date),
  allow_facility_items_reservation: context.config.allow_facility_items_reservation,
});

/** With the slot's calendar date and its times as they are sent (R7.2.6). */
export function availabilityQuery(context: ChoosingContext): AvailabilityQuery {
  const { filters, schedule } = context;
  const { id, filter_by, facilities } = chosenService(context);
  const { date, start_time, end_time } = chosenSlot(context);
  // The query can name one facility or ticket only; several are picked out of the answer (`freeFacilities`).
  const [only] = facilities.length === 1 ? facilities : [];
  return {
    venue_service_id: id,
    date,
    start_time,
    end_time,
    ...(filters.formation === null ? {} : { game_formation_id: filters.formation }),
    ...narrowing(filters),
    per_capacity: schedule?.configuration.per_capacity ?? 0,
    ...(only === undefined ? {} : filter_by === 1 ? { facility_id: only } : { product_id: only }),
  };
}

/** The same for the chosen facility (R7.2.8). */
export function offerQuery(context: ChoosingContext): OfferQuery {
  const { facilityId } = context;
  if (facilityId === null) throw new Error('booking: no facility is chosen');
  return { ...availabilityQuery(context), facility_id: facilityId };
}

/**
 * The facilities in the answer that can be booked: those shared, or whose shortest booking fits the duration (R7.2.7);
 * where the customer narrowed down to several, only those.
 */
export function freeFacilities(context: ChoosingContext, answer: readonly AvailableFacility[]): AvailableFacility[] {
  const { duration, facilities: offering } = chosenSlot(context);
  const isNarrowed = chosenService(context).facilities.length > 1;
  return answer.filter(
    ({ id, min_booking_time, per_capacity }) =>
      ((min_booking_time ?? 0) <= duration || per_capacity === 1) && (!isNarrowed || offering.includes(id)),
  );
}
