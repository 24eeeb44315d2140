import type { BookingSelection, BookingSurface } from '../bookingSelection.ts';
import type { BookingProgress } from '../bookingProgress.ts';

/**
 * Whether the persisted progress and the address mean the same slot: then the progress, which has more, is restored.
 * Otherwise the customer followed a link, and the address counts.
 */
export const matchesProgress = (
  { slot, ...draft }: BookingProgress,
  surface: BookingSurface,
  selection: BookingSelection,
): boolean =>
  draft.surface === surface &&
  draft.serviceId === selection.serviceId &&
  (selection.date === null || selection.date === draft.bookingDate) &&
  (selection.duration === null || selection.duration === draft.duration) &&
  (selection.facilityId === null || selection.facilityId === draft.facilityId) &&
  slot?.start_time === selection.slot?.startTime &&
  slot?.nextDay === selection.slot?.nextDay;
