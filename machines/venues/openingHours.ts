/** Whether a venue is open, until when, or when it opens again; by the venue's clock. */
import { weekdayBits } from '../../src/contract/wire/weekdays.ts';
import type { VenueHours } from '../../src/contract/site/content.ts';
import {
  closingMinuteOf,
  dateAfter,
  dayNumberOf,
  minuteOf,
  minutesPerDay,
  weekdayOfDay,
} from '../slots/schedule/venueTime.ts';

/** In minutes from the midnight that begins a date; an end after midnight is above 1,440. */
export interface OpenSpan {
  readonly from: number;
  readonly until: number;
}

export type OpenState =
  /** It never closes. */
  | { readonly kind: 'always' }
  | { readonly kind: 'open'; readonly until: string; readonly minutesLeft: number }
  | { readonly kind: 'closed'; readonly date: string; readonly opens: string; readonly isWithinDay: boolean }
  /** The operator has not given any hours. */
  | { readonly kind: 'unknown' };

const week = 7;

/** The opening hours of a date, the earliest first; an end not after the start is on the next day. */
export function openSpans(hours: readonly VenueHours[], date: string): OpenSpan[] {
  const bit = weekdayBits[weekdayOfDay(dayNumberOf(date))]!;
  return hours
    .filter(({ days }) => days.length === 0 || days.includes(bit))
    .map(({ start_time, end_time }) => {
      const from = minuteOf(start_time);
      const until = closingMinuteOf(end_time);
      return { from, until: until > from ? until : until + minutesPerDay };
    })
    .toSorted((one, other) => one.from - other.from);
}

const timeOf = (minute: number): string => {
  const ofDay = minute % minutesPerDay;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}:00`;
};

/** @param now the venue's wall-clock time, `YYYY-MM-DD HH:mm:ss` */
export function openState(hours: readonly VenueHours[], now: string): OpenState {
  const today = now.slice(0, 10);
  const minute = minuteOf(now.slice(11));
  // Yesterday's hours may still run, and a week contains every weekday. The spans are in ascending order.
  const spans = Array.from({ length: week + 2 }, (_, index) => index - 1).flatMap((day) =>
    openSpans(hours, dateAfter(today, day)).map(({ from, until }) => ({
      from: from + day * minutesPerDay,
      until: until + day * minutesPerDay,
    })),
  );
  if (spans.length === 0) return { kind: 'unknown' };
  const isOpen = spans.some(({ from, until }) => from <= minute && minute < until);
  if (!isOpen) {
    const { from } = spans.find((span) => span.from > minute)!;
    return {
      kind: 'closed',
      date: dateAfter(today, Math.floor(from / minutesPerDay)),
      opens: timeOf(from),
      isWithinDay: from - minute < minutesPerDay,
    };
  }
  // Spans that touch or overlap count as one.
  let until = minute;
  for (const span of spans) if (span.from <= until && span.until > until) until = span.until;
  if (until - minute >= week * minutesPerDay) return { kind: 'always' };
  return { kind: 'open', until: timeOf(until), minutesLeft: until - minute };
}

/** The scale of the day begins at 4:00, when nobody plays. */
const lightBegins = 4 * 60;

/** The position of a minute on the scale of the day, from 0 to 1. */
const shareOf = (minute: number): number => Math.min(1, Math.max(0, (minute - lightBegins) / minutesPerDay));

export interface DayOfLight {
  /** Positions on the scale of the day, from 0 to 1: opening, closing, and now. */
  readonly from: number;
  readonly until: number;
  readonly now: number;
  readonly hours: { readonly from: string; readonly until: string };
}

/** The current day's hours at the venue; null where it is closed all day, or has no hours. */
export function dayOfLight(hours: readonly VenueHours[], now: string): DayOfLight | null {
  const minute = minuteOf(now.slice(11));
  const isNight = minute < lightBegins;
  const spans = openSpans(hours, isNight ? dateAfter(now.slice(0, 10), -1) : now.slice(0, 10));
  const [first] = spans;
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return null;
  return {
    from: shareOf(first.from),
    until: shareOf(last.until),
    now: shareOf(isNight ? minute + minutesPerDay : minute),
    hours: { from: timeOf(first.from), until: timeOf(last.until) },
  };
}

interface Opened {
  readonly hours?: readonly VenueHours[] | null | undefined;
}

/** @param now the venue's wall-clock time, `YYYY-MM-DD HH:mm:ss` */
export const isOpenAt = ({ hours }: Opened, now: string): boolean =>
  ['open', 'always'].includes(openState(hours ?? [], now).kind);

/** Open venues first, otherwise in the operator's order. */
export const openFirst = <TVenue extends Opened>(venues: readonly TVenue[], now: string): TVenue[] =>
  venues.toSorted((one, other) => Number(isOpenAt(other, now)) - Number(isOpenAt(one, now)));
