/** What a customer books again and again, worked out on the device from their own bookings; nobody else is told. */
import type { FacilityBooking } from '../../src/contract/orders/bookings.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { dateAfter, dateOfMoment, dayNumberOf, weekdayOfDay } from '../slots/schedule/venueTime.ts';
import { bookingStatus, minutesOf, type BookingStatus } from './bookingStatus.ts';

/** The next time of it, as it was booked last. */
export interface Usual {
  serviceId: Id;
  facilityId: Id;
  /** Calendar date of its start. */
  date: string;
  startTime: string;
  /** Minutes. */
  duration: number;
  people: number;
}

/** A line of the cart, as far as it is looked at. */
export interface HeldHour {
  productType: string;
  venueServiceId?: Id | undefined;
  selectedFacilityDate?: string | undefined;
  selectedFacilityTiming?: string | undefined;
}

/** Whether it is in the cart already, on whatever court: then it is not to be had, and nobody was faster. */
export const isUsualInCart = (lines: readonly HeldHour[], { serviceId, date, startTime }: Usual): boolean =>
  lines.some(
    (line) =>
      line.productType === 'facility' &&
      line.venueServiceId === serviceId &&
      line.selectedFacilityDate === date &&
      line.selectedFacilityTiming === startTime,
  );

/** So often it is a habit. */
const often = 3;
const week = 7;

const calledOff: ReadonlySet<BookingStatus> = new Set(['rejected', 'inactive']);

const weekdayOf = ({ facility_date }: FacilityBooking): number => weekdayOfDay(dayNumberOf(facility_date));
const serviceAndHour = (one: FacilityBooking): string => `${one.service_id} ${one.facility_start_time}`;
const habitOf = (one: FacilityBooking): string => `${serviceAndHour(one)} ${weekdayOf(one)} ${one.facility_id}`;
const dayAndHour = (one: FacilityBooking): string => `${one.facility_date} ${serviceAndHour(one)}`;

/** The first such day whose hour is still to come and is not booked already, on whatever court. */
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
 * The same service, weekday, hour and court on three days at least; of several habits the most frequent, then the latest.
 * What was refused or given up does not count.
 * @param now wall-clock time of the venue, "YYYY-MM-DD HH:mm:ss"
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

/** By day and hour, then by number, so that the order of an answer says nothing. */
function compared(one: FacilityBooking, other: FacilityBooking): number {
  const at = ({ facility_date, facility_start_time }: FacilityBooking): string =>
    `${facility_date} ${facility_start_time}`;
  return at(one).localeCompare(at(other)) || one.id - other.id;
}
const latestOf = (all: readonly FacilityBooking[]): FacilityBooking => all.toSorted(compared).at(-1)!;
