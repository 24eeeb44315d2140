import type { ChoosingContext } from './choosing/choosingContext.ts';
import { wantedSlotOf, wholeFacility, type BookingProgress, type BookingStep } from './bookingProgress.ts';
import type { SellingContext } from './selling/sellingContext.ts';

interface UnderWay {
  choosing: ChoosingContext;
  selling: (SellingContext & { isDescribing: boolean }) | null;
  step: BookingStep;
  isAwaitingLogin: boolean;
}

/** The progress to persist of a running booking; null when there is nothing to come back to. */
export function progressOf({ choosing, selling, step, isAwaitingLogin }: UnderWay): BookingProgress | null {
  const context = selling ?? choosing;
  // While progress is being restored, a second reload needs that same progress again.
  if (context.draft !== null) return context.draft;
  const { selectedServices, selectedTimeSlot } = choosing;
  if (selectedServices === null || step === 'closed') return null;
  return {
    surface: choosing.surface,
    serviceId: selectedServices.id,
    filters: choosing.filters,
    facilities: [...selectedServices.facilities],
    bookingDate: choosing.bookingDate,
    duration: choosing.duration,
    timeRange: choosing.selectedTimeRange,
    slot: selectedTimeSlot && wantedSlotOf(selectedTimeSlot),
    facilityId: choosing.facilityId,
    step,
    quantities: context.quantities,
    addons: context.addons,
    attendeeDetails: context.attendeeDetails,
    describing: selling?.isDescribing ? (selling.adding ?? wholeFacility) : null,
    goesOn: isAwaitingLogin,
  };
}
