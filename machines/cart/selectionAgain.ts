/** The booking selection of a line, to give its attendees' details again. */
import type { FacilityLine } from '../../src/contract/orders/cart.ts';
import type { BookingSelection } from '../booking/bookingSelection.ts';
import { minuteOf, minutesPerDay } from '../slots/schedule/venueTime.ts';

/** 23:59:59 stands for the end of the day (R9.2.8). */
const endOf = (time: string): number => (time === '23:59:59' ? minutesPerDay : minuteOf(time));

/** How many minutes the slot of a line lasts; it may end on the next day. */
export function minutesOfLine(line: FacilityLine): number {
  const length = endOf(line.selectedFacilityEndTiming) - minuteOf(line.selectedFacilityTiming);
  return length > 0 ? length : length + minutesPerDay;
}

/** The selection with which the booking offers the line's slot, once its place is given back. */
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
