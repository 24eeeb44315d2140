/**
 * The venue's wall-clock time in whole minutes (T1). Minute 0 is the midnight that begins the picked date; yesterday is
 * negative, tomorrow begins at 1,440. Dates and times are parsed only here; everything after that is arithmetic.
 */
export const minutesPerDay = 1440;
const secondsPerDay = 86_400;
const millisecondsPerDay = 86_400_000;

/** Half-open: `from` belongs to it, `until` does not; spans that only touch do not overlap (T2). */
export interface Span {
  from: number;
  until: number;
}

/** The date whose midnight is minute 0. */
export interface Origin {
  date: string;
  day: number;
}

const digitsAt = (text: string, index: number) => (text.charCodeAt(index) - 48) * 10 + text.charCodeAt(index + 1) - 48;

/** Minute of the day of "HH:mm" or "HH:mm:ss"; seconds are dropped, as the operator does with opening hours. */
export const minuteOf = (time: string): number => digitsAt(time, 0) * 60 + digitsAt(time, 3);

/** The hour of "HH:mm:ss" as a fraction: 19:30:00 is 19.5. */
export const hourOf = (time: string): number => minuteOf(time) / 60;

/** Seconds since midnight of "HH:mm" or "HH:mm:ss". */
export const secondOf = (time: string): number => minuteOf(time) * 60 + (time.length > 6 ? digitsAt(time, 6) : 0);

/** The minute at which something ends: 00:00:00 and 23:59:59 are the midnight after it (T3, R9.2.7). */
export function closingMinuteOf(time: string): number {
  const second = secondOf(time);
  return second === 0 || second === secondsPerDay - 1 ? minutesPerDay : Math.floor(second / 60);
}

/**
 * The second at which an occupation ends; 23:59:59 is the midnight after it. 00:00:00 stays 0, as the date that goes with
 * it decides which midnight is meant.
 */
export function endSecondOf(time: string): number {
  const second = secondOf(time);
  return second === secondsPerDay - 1 ? secondsPerDay : second;
}

/** Days from 1970-01-01 to YYYY-MM-DD. */
export const dayNumberOf = (date: string): number =>
  Date.UTC(digitsAt(date, 0) * 100 + digitsAt(date, 2), digitsAt(date, 5) - 1, digitsAt(date, 8)) / millisecondsPerDay;

/** YYYY-MM-DD of a day number. */
export const dateOfDay = (day: number): string => new Date(day * millisecondsPerDay).toISOString().slice(0, 10);

/** The date `days` after another; negative for before. */
export const dateAfter = (date: string, days: number): string => dateOfDay(dayNumberOf(date) + days);

/** 0 is Sunday, as in the operator's weekday bits (R3.10.4). 1970-01-01 was a Thursday. */
export const weekdayOfDay = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** The origin with the midnight of a date as minute 0. */
export const originAt = (date: string): Origin => ({ date, day: dayNumberOf(date) });

/** The minute at which a date begins. */
export const midnightOf = (date: string, origin: Origin): number =>
  date === origin.date ? 0 : (dayNumberOf(date) - origin.day) * minutesPerDay;

/** How many days after the picked date a minute is. */
export const dayOf = (minute: number): number => Math.floor(minute / minutesPerDay);

/** Calendar date of a minute. */
export const dateOfMinute = (minute: number, origin: Origin): string => dateOfDay(origin.day + dayOf(minute));

/** Seconds from minute 0 to "YYYY-MM-DD HH:mm:ss" (or with a T between date and time). */
export const secondsUntil = (moment: string, origin: Origin): number =>
  midnightOf(moment.slice(0, 10), origin) * 60 + secondOf(moment.slice(11));

/** The date of "YYYY-MM-DD HH:mm:ss". */
export const dateOfMoment = (moment: string): string => moment.slice(0, 10);

const two = (value: number) => String(value).padStart(2, '0');

/** HH:mm:ss of a minute, on any day. */
export function timeAsSent(minute: number): string {
  const ofDay = minute % minutesPerDay;
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}:00`;
}

/** HH:mm:ss of an end: midnight is sent as 23:59:59 (T7, R9.2.8). */
export const endTimeAsSent = (minute: number): string =>
  minute % minutesPerDay === 0 ? '23:59:59' : timeAsSent(minute);
