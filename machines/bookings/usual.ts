/** What a customer books regularly, computed on the device from their own bookings and sent nowhere. */
import type { FacilityBooking } from '../../src/contract/orders/bookings.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { dateAfter, dateOfMoment, dayNumberOf, weekdayOfDay } from '../slots/schedule/venueTime.ts';
import { bookingStatus, minutesOf, type BookingStatus } from './bookingStatus.ts';

/** The next date of a regular booking, with the details of the last one. */
export interface Usual {
  serviceId: Id;
  facilityId: Id;
  /** Calendar date of its start. */
  date: string;
  startTime: string;
  /** In minutes. */
  duration: number;
  people: number;
}

/** The fields of a cart line that are compared. */
export interface HeldHour {
  productType: string;
  venueServiceId?: Id | undefined;
  selectedFacilityDate?: string | undefined;
  selectedFacilityTiming?: string | undefined;
}

/** Whether it is already in the cart, on any facility: then the customer has taken the slot themselves. */
export const isUsualInCart = (lines: readonly HeldHour[], { serviceId, date, startTime }: Usual): boolean =>
  lines.some(
    (line) =>
      line.productType === 'facility' &&
      line.venueServiceId === serviceId &&
      line.selectedFacilityDate === date &&
      line.selectedFacilityTiming === startTime,
  );

/** How many bookings make a habit. */
const often = 3;
const week = 7;

const calledOff: ReadonlySet<BookingStatus> = new Set(['rejected', 'inactive']);

const weekdayOf = ({ facility_date }: FacilityBooking): number => weekdayOfDay(dayNumberOf(facility_date));
const serviceAndHour = (one: FacilityBooking): string => `${one.service_id} ${one.facility_start_time}`;
const habitOf = (one: FacilityBooking): string => `${serviceAndHour(one)} ${weekdayOf(one)} ${one.facility_id}`;
const dayAndHour = (one: FacilityBooking): string => `${one.facility_date} ${serviceAndHour(one)}`;

/** The first such date whose start is in the future and that is not booked already, on any facility. */
function nextDate(last: FacilityBooking, standing: readonly FacilityBooking[], now: string): string {
  const booked = new Set(standing.map(dayAndHour));
  const isFree = (date: string): boolean =>
    `${date} ${last.facility_start_time}` > now && !booked.has(dayAndHour({ ...last, facility_date: date }));
  const weekday = weekdayOf(last);
  const today = dateOfMoment(now);
  let date = dateAfter(today, weekday - weekdayOfDay(dayNumberOf(today)));
  while (!isFree(date)) date = dateAfter(date, week);
  return date;
}

/**
 * The same service, weekday, time and facility on at least three days; of several habits the most frequent, then the
 * latest. Declined and cancelled bookings do not count.
 * @param now the venue's wall-clock time, "YYYY-MM-DD HH:mm:ss"
 */
export function usualOf(bookings: readonly FacilityBooking[], now: string): Usual | null {
  const standing = bookings.filter((one) => !calledOff.has(bookingStatus(one)));
  const habits = new Map<string, Map<string, FacilityBooking>>();
  for (const one of standing) {
    const days = habits.get(habitOf(one)) ?? new Map<string, FacilityBooking>();
    habits.set(habitOf(one), days.set(one.facility_date, one));
  }
  const [habit] = [...habits.values()]
    .filter((days) => days.size >= often)
    .map((days) => ({ count: days.size, last: latestOf([...days.values()]) }))
    .toSorted((one, other) => other.count - one.count || compared(other.last, one.last));
  if (habit === undefined) return null;
  const { last } = habit;
  return {
    serviceId: last.service_id,
    facilityId: last.facility_id,
    date: nextDate(last, standing, now),
    startTime: last.facility_start_time,
    duration: minutesOf(last),
    people: last.attendance ?? 1,
  };
}

/** By day and time, then by id, so that the order of the answer does not matter. */
function compared(one: FacilityBooking, other: FacilityBooking): number {
  const at = ({ facility_date, facility_start_time }: FacilityBooking): string =>
    `${facility_date} ${facility_start_time}`;
  return at(one).localeCompare(at(other)) || one.id - other.id;
}
const latestOf = (all: readonly FacilityBooking[]): FacilityBooking => all.toSorted(compared).at(-1)!;
