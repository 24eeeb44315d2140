/** A trainer's free hours, a week at a time (R3.6.6, Q3.6.d). */
import { dateAfter } from '../slots/schedule/venueTime.ts';
import { hasSessionBegun, isAmong, type Session } from '../trainerBooking/trainerSessions.ts';

export const daysOfWeek = 7;
/** The last week that can be shown, counted from this one. */
export const furthestWeek = 8;

export interface ShownDays {
  /** How many weeks from today the shown week begins. */
  readonly weeks: number;
  /** `YYYY-MM-DD` of the day last chosen; null: none. */
  readonly day: string | null;
}

export interface Hour extends Session {
  end_time: string;
}
export interface DayOfHours<THour> {
  readonly date: string;
  readonly hours: readonly THour[];
}

/** The dates of a week, so many weeks from today. */
export const datesOfWeek = (today: string, weeks: number): string[] =>
  Array.from({ length: daysOfWeek }, (_, index) => dateAfter(today, weeks * daysOfWeek + index));

/** The days with those of their hours that have not begun by that time of the venue; they were loaded before. */
export const daysToCome = <THour extends Session>(
  days: readonly DayOfHours<THour>[],
  now: string,
): DayOfHours<THour>[] =>
  days.map(({ date, hours }) => ({ date, hours: hours.filter((hour) => !hasSessionBegun(hour, now)) }));

/** The chosen day, else the first with a free hour; null where the week has none. */
export const openDay = <THour>(days: readonly DayOfHours<THour>[], wished: string | null): DayOfHours<THour> | null =>
  days.find(({ date }) => date === wished) ?? days.find(({ hours }) => hours.length > 0) ?? null;

/** The hours of a day in order: free ones that are not the customer's own, and those taken by another customer meanwhile. */
export const hoursOn = (
  { date, hours }: DayOfHours<Hour>,
  { taken, own }: { taken: readonly Session[]; own: readonly Session[] },
): Hour[] =>
  [
    ...hours.filter((hour) => !isAmong(taken, hour) && !isAmong(own, hour)),
    ...taken.filter((one) => one.date === date).map((one) => ({ ...one, end_time: '' })),
  ].toSorted((one, other) => one.start_time.localeCompare(other.start_time, 'en'));
