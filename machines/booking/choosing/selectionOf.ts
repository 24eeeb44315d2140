import type { BookingSelection } from '../bookingSelection.ts';
import type { ChoosingContext } from './choosingContext.ts';
import { datesOf, durations } from './bookingTimes.ts';

/** The part of the selection that goes into the address: defaults are left out until a slot is chosen. */
export function selectionOf(context: ChoosingContext): BookingSelection {
  const { selectedServices, selectedTimeSlot: slot, bookingDate, duration, facilityId, facilities } = context;
  const [shortest = duration] = durations(context);
  const isWhole = slot !== null;
  return {
    serviceId: selectedServices?.id ?? null,
    date: selectedServices !== null && (isWhole || bookingDate !== datesOf(context).first) ? bookingDate : null,
    duration: isWhole || duration !== shortest ? duration : null,
    slot: slot && { startTime: slot.start_time, nextDay: slot.nextDay },
    facilityId: facilityId === facilities[0]?.id ? null : facilityId,
  };
}
