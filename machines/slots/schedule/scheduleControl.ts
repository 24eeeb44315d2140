/** Controls that close or restrict opening times for some customers (C1 to C9). */
import type { Channel } from '../../../src/contract/offered/facilities.ts';
import { weekdayBits } from '../../../src/contract/wire/weekdays.ts';
import { withoutSpans } from './openingWindows.ts';
import type { ControlInput, ChannelInput } from './scheduleInput.ts';
import {
  closingMinuteOf,
  dateOfDay,
  minuteOf,
  minutesPerDay,
  weekdayOfDay,
  type Origin,
  type Span,
} from './venueTime.ts';

/** Every customer has one channel: a partner who is also a member counts as a partner (C1, R6.1.6, R6.1.7, R6.1.10). */
export function channelOf(customer: ChannelInput | null | undefined): Channel {
  if (customer?.b2b_id || customer?.isB2bUser) return 'Partners';
  if (customer?.membership_card_number || customer?.is_member) return 'Members';
  return 'B2C';
}

/** A control applied to the days that can matter, in minutes. */
export interface Control {
  /** 1: only `spans` are open on `days`; 0: `spans` are closed. */
  only: boolean;
  /** Product ids of the rentals it concerns; null means all. */
  rentals: ReadonlySet<number> | null;
  days: Span[];
  spans: Span[];
  record: ControlInput;
}

/** A day that can matter for the picked date. */
export interface ScheduleDay {
  midnight: number;
  date: string;
  weekdayBit: number;
}

/** Windows begin yesterday, today or tomorrow (W3, W5), and tomorrow's may end the day after. */
export const scheduleDays = (origin: Origin): ScheduleDay[] =>
  [-1, 0, 1, 2].map((day) => ({
    midnight: day * minutesPerDay,
    date: dateOfDay(origin.day + day),
    weekdayBit: weekdayBits[weekdayOfDay(origin.day + day)] ?? 0,
  }));

const bitsOf = (weekdays: ControlInput['weekdays']): number => {
  if (typeof weekdays === 'number') return weekdays;
  return (weekdays ?? []).reduce((sum, bit) => sum | bit, 0);
};

/** Whether a control applies on a day: between its dates, both included, and on its weekdays (C4, C5). */
function isInForce(control: ControlInput, { date, weekdayBit }: ScheduleDay): boolean {
  if (control.date && date < control.date) return false;
  if (control.end_date && date > control.end_date) return false;
  const bits = bitsOf(control.weekdays);
  return bits === 0 || (bits & weekdayBit) !== 0;
}

/** The control's times on a day; without times, the whole day (C6). */
function spansOn(control: ControlInput, midnight: number): Span[] {
  if (!control.times?.length) return [{ from: midnight, until: midnight + minutesPerDay }];
  return control.times.map((time) => {
    const from = minuteOf(time.start_time);
    const until = closingMinuteOf(time.end_time);
    return { from: midnight + from, until: midnight + (until > from ? until : until + minutesPerDay) };
  });
}

/**
 * The controls of a facility that concern a channel around a date (C2 to C6, R6.1.15). Relatives' controls do not count
 * (C9).
 */
export function controlsFor(
  channel: Channel,
  controls: readonly ControlInput[] | null | undefined,
  days: readonly ScheduleDay[],
): Control[] {
  return (controls ?? [])
    .filter(({ channels }) => !channels?.length || channels.includes(channel))
    .map((control) => {
      const midnights = days.filter((day) => isInForce(control, day)).map(({ midnight }) => midnight);
      return {
        only: control.interval_type === 1,
        rentals: control.rentals?.length ? new Set(control.rentals) : null,
        days: midnights.map((midnight) => ({ from: midnight, until: midnight + minutesPerDay })),
        spans: midnights.flatMap((midnight) => spansOn(control, midnight)),
        record: control,
      };
    })
    .filter(({ days }) => days.length > 0);
}

/** A time that controls cut out of a window. */
export interface Cut extends Span {
  by: readonly Control[];
}

const sameDay = (one: Span, other: Span): boolean => one.from === other.from;

/** What the controls cut out of a product's windows, and which of them do (C3, C7, C8; R3.5.10). */
export function cutsOf(productId: number, controls: readonly Control[]): Cut[] {
  const concerning = controls.filter(({ rentals }) => rentals === null || rentals.has(productId));
  if (concerning.length === 0) return [];
  const closed = concerning
    .filter((control) => !control.only)
    .flatMap((control) => control.spans.map((span) => ({ ...span, by: [control] })));
  // On the days of an "only these times" control everything outside its times is closed.
  const only = concerning.filter((control) => control.only);
  const spans = only.flatMap((control) => control.spans);
  const days = only.flatMap((control) => control.days);
  const beside = days
    .filter((day, at) => days.findIndex((other) => sameDay(day, other)) === at)
    .flatMap((day) => {
      const by = only.filter((control) => control.days.some((other) => sameDay(day, other)));
      return withoutSpans([day], spans).map((span) => ({ ...span, by }));
    });
  return [...closed, ...beside];
}
