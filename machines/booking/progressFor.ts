import { dateAfter } from '../slots/schedule/venueTime.ts';
import type { BookingProgress } from './bookingProgress.ts';
import type { BookingSelection } from './bookingSelection.ts';
import { anyFilter } from './restoring/bookingStart.ts';

/** A selection as progress to restore; null while no slot is chosen. */
export function progressFor({ serviceId, date, duration, slot, facilityId }: BookingSelection): BookingProgress | null {
  if (serviceId === null || date === null || slot === null) return null;
  return {
    surface: 'dialog',
    serviceId,
    filters: anyFilter,
    facilities: [],
    bookingDate: date,
    duration,
    timeRange: 'all',
    slot: {
      date: slot.nextDay ? dateAfter(date, 1) : date,
      start_time: slot.startTime,
      end_time: null,
      duration,
      nextDay: slot.nextDay,
    },
    facilityId,
    step: 'choosing',
    quantities: {},
    addons: {},
    attendeeDetails: null,
    describing: null,
    goesOn: false,
  };
}
