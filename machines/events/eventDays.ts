/** On which days an event takes place, and whether it is over (R3.5.18). All times are the venue's. */
import type { Event } from '../../src/contract/offered/events.ts';
import { dateAfter } from '../slots/schedule/venueTime.ts';

type Dated = Pick<Event, 'start_date' | 'end_date' | 'event_schedules'>;

/** One day of an event. */
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

/** When a day of the event ends; an end not after the start is after midnight. */
export const endOf = ({ date, start_time, end_time }: EventDay): string =>
  `${end_time <= start_time ? dateAfter(date, 1) : date} ${end_time}`;

/** Whether that day of it has ended; at its very end it has. */
export const isDayOver = (day: EventDay, now: string): boolean => endOf(day) <= now;

/** Whether the event has ended. @param now the venue's wall-clock time, `YYYY-MM-DD HH:mm:ss` */
export function hasEnded(event: Dated, now: string): boolean {
  const days = daysOf(event);
  if (days.length === 0) return lastDate(event) < now.slice(0, 10);
  return days.every((day) => isDayOver(day, now));
}

/** The events that have not ended, in their order: the server's answer includes all of today's (R3.5.18). */
export const stillToCome = <TEvent extends Dated>(events: readonly TEvent[], now: string): TEvent[] =>
  events.filter((event) => !hasEnded(event, now));

/** Whether the event is under way: one of its days has begun and not ended. */
export const isOn = (event: Dated, now: string): boolean =>
  daysOf(event).some((day) => `${day.date} ${day.start_time}` <= now && now < endOf(day));
