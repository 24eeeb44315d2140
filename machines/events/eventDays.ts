/** When an event is: on which days, and whether it is over (R3.5.18). Times are the venue's own clock. */
import type { Event } from '../../src/contract/offered/events.ts';
import { dateAfter } from '../slots/schedule/venueTime.ts';

type Dated = Pick<Event, 'start_date' | 'end_date' | 'event_schedules'>;

/** One of its days. */
export interface EventDay {
  date: string;
  start_time: string;
  end_time: string;
}

/** Every schedule with its date, the earliest first; one without a date is on the first day. */
export const daysOf = ({ start_date, event_schedules }: Dated): EventDay[] =>
  event_schedules
    .map(({ date, start_time, end_time }) => ({ date: date ?? start_date, start_time, end_time }))
    .toSorted((one, other) => (one.date + one.start_time).localeCompare(other.date + other.start_time));

export const lastDate = (event: Dated): string => event.end_date ?? event.start_date;

/** The moment at which a day of it ends; what ends before it began ends after midnight. */
export const endOf = ({ date, start_time, end_time }: EventDay): string =>
  `${end_time <= start_time ? dateAfter(date, 1) : date} ${end_time}`;

/** Whether it has ended. @param now the venue's clock, `YYYY-MM-DD HH:mm:ss` */
export function hasEnded(event: Dated, now: string): boolean {
  const days = daysOf(event);
  if (days.length === 0) return lastDate(event) < now.slice(0, 10);
  return days.every((day) => endOf(day) <= now);
}

/** Those that are not over, in their order: the operator answers all of today's (R3.5.18). */
export const stillToCome = <TEvent extends Dated>(events: readonly TEvent[], now: string): TEvent[] =>
  events.filter((event) => !hasEnded(event, now));

/** Whether it is under way: one of its days has begun and not ended. */
export const isOn = (event: Dated, now: string): boolean =>
  daysOf(event).some((day) => `${day.date} ${day.start_time}` <= now && now < endOf(day));
