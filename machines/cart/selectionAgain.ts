/** The way back to the slot of a line whose attendees' details are to be given again. */
import type { FacilityLine } from '../../src/contract/orders/cart.ts';
import type { BookingSelection } from '../booking/bookingSelection.ts';
import { minuteOf, minutesPerDay } from '../slots/schedule/venueTime.ts';

/** Both ends of a day are written as its last second (R9.2.8). */
const endOf = (time: string): number => (time === '23:59:59' ? minutesPerDay : minuteOf(time));

/** How many minutes the slot of a line lasts; it may end on the next day. */
export function minutesOfLine(line: FacilityLine): number {
  const length = endOf(line.selectedFacilityEndTiming) - minuteOf(line.selectedFacilityTiming);
  return length > 0 ? length : length + minutesPerDay;
}

/** What to ask the booking for, so that it offers the slot of that line once its place is given back. */
export function selectionAgain(line: FacilityLine): BookingSelection {
  const { venueServiceId: serviceId, bookingDate: date, facilityId, selectedFacilityDate, isFullDay } = line;
  const isTimed = !isFullDay && !line.open_dated;
  return {
    serviceId,
    date,
    duration: isTimed ? minutesOfLine(line) : null,
    slot: isTimed ? { startTime: line.selectedFacilityTiming, nextDay: selectedFacilityDate > date } : null,
    facilityId,
  };
}
