import type { Sale, SaleStart } from '../selling/sellingContext.ts';
import type { ChoosingContext } from './choosingContext.ts';

/** The part of step 1's context that the later steps take over. */
export const saleOf = (context: ChoosingContext, at: SaleStart): Sale => ({
  at,
  services: context.services,
  selectedServices: context.selectedServices,
  bookingDate: context.bookingDate,
  duration: context.duration,
  schedule: context.schedule,
  selectedTimeSlot: context.selectedTimeSlot,
  facilities: context.facilities,
  facilityId: context.facilityId,
  offer: context.offer,
  quantities: context.quantities,
  addons: context.addons,
  attendeeDetails: context.attendeeDetails,
  draft: context.draft,
  problem: context.problem,
});
