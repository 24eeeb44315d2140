import type { BookingSelection, BookingSurface } from '../bookingSelection.ts';
import type { BookingProgress } from '../bookingProgress.ts';

/**
 * Whether what a former page load left and the address speak of the same slot: then the draft, which knows more, is taken
 * up. Otherwise somebody followed a link, and the address counts.
 */
export const isSameBooking = (
  { slot, ...draft }: BookingProgress,
  place: BookingSurface,
  choice: BookingSelection,
): boolean =>
  draft.place === place &&
  draft.serviceId === choice.serviceId &&
  (choice.date === null || choice.date === draft.bookingDate) &&
  (choice.duration === null || choice.duration === draft.duration) &&
  (choice.facilityId === null || choice.facilityId === draft.facilityId) &&
  slot?.start_time === choice.slot?.startTime &&
  slot?.nextDay === choice.slot?.nextDay;
