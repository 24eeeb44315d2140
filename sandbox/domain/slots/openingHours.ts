/** When a facility is open to a customer: rentals, overnight hours, schedule controls (slot rules W and C). */
import type * as v from 'valibot';
import type {
  Channel,
  Facility,
  FacilityRental,
  ScheduleConfiguration,
  ScheduleControl,
} from '../../../src/contract/offered/facilities.ts';
import { weekdayBits } from '../../../src/contract/wire/weekdays.ts';
import { clockTime, dateOf, day, dayStart, endTime, joined, minute, within, without, type Span } from './spans.ts';

type Rental = v.InferOutput<typeof FacilityRental>;
type Control = v.InferOutput<typeof ScheduleControl>;

export interface Who {
  readonly b2b_id?: number | null | undefined;
  readonly isB2bUser?: boolean | undefined;
  readonly membership_card_number?: string | null | undefined;
  readonly is_member?: boolean | undefined;
}

/** C1: one channel per customer. */
export function channelOf(who: Who): Channel {
  if (who.b2b_id || who.isB2bUser) return 'Partners';
  return who.membership_card_number || who.is_member ? 'Members' : 'B2C';
}

export interface Window extends Span {
  readonly rental: Rental;
}

/** Opening hours are whole minutes, since slots begin on them; seconds that somebody typed are not read. */
const wholeMinute = (seconds: number): number => seconds - (seconds % minute);

function hoursOn(date: string, start: string, end: string): Span {
  const from = wholeMinute(clockTime(start));
  const to = wholeMinute(endTime(end));
  return { from: dayStart(date) + from, to: dayStart(date) + (to > from ? to : to + day) };
}

/** W1: one window per rental on that booking date, not yet trimmed. */
export function windowsOn(facility: Facility, configuration: ScheduleConfiguration, date: string): Window[] {
  return facility.facility_rentals.map((rental) => {
    const { from, to } = hoursOn(date, rental.start_time, rental.end_time);
    const overnight = configuration.enable_over_night_booking === 1;
    return { rental, from, to: overnight ? to : Math.min(to, dayStart(date) + day) };
  });
}

const isEmpty = (list: readonly unknown[] | null | undefined): boolean => !list || list.length === 0;

function bitsOf(weekdays: Control['weekdays']): number {
  return typeof weekdays === 'number' ? weekdays : (weekdays ?? []).reduce((sum, bit) => sum | bit, 0);
}

/** C4, C5: whether the control is in force on that date. */
function isInForce(control: Control, date: string): boolean {
  if (date < control.date || (control.end_date && date > control.end_date)) return false;
  const bits = bitsOf(control.weekdays);
  return bits === 0 || (bits & weekdayBits[new Date(dayStart(date) * 1000).getUTCDay()]!) !== 0;
}

/** C6: the spans it names on that date. */
const spansOn = (control: Control, date: string): Span[] =>
  isEmpty(control.times)
    ? [{ from: dayStart(date), to: dayStart(date) + day }]
    : control.times.map(({ start_time, end_time }) => hoursOn(date, start_time, end_time));

/** C2, C3, C7, C8: what the controls leave of one window. */
export function trimmed(window: Window, controls: readonly Control[], channel: Channel): Span[] {
  const concerning = controls.filter(
    (control) =>
      (isEmpty(control.channels) || control.channels.includes(channel)) &&
      (isEmpty(control.rentals) || control.rentals.includes(window.rental.product_id)),
  );
  // A window touches its own date and perhaps the next; a control's span may come from the date before.
  const dates = [-1, 0, 1].map((days) => dateOf(dayStart(dateOf(window.from)) + days * day));
  let open: Span[] = [window];

  const only = concerning.filter(({ interval_type }) => interval_type === 1);
  const named = dates.flatMap((date) =>
    only.filter((control) => isInForce(control, date)).flatMap((control) => spansOn(control, date)),
  );
  for (const date of dates) {
    if (!only.some((control) => isInForce(control, date))) continue;
    const thisDay = { from: dayStart(date), to: dayStart(date) + day };
    open = [...without(open, thisDay), ...within(within(open, [thisDay]), joined(named))];
  }

  const closing = concerning.filter(({ interval_type }) => interval_type === 0);
  for (const date of dates) {
    for (const control of closing) {
      if (!isInForce(control, date)) continue;
      for (const span of spansOn(control, date)) open = without(open, span);
    }
  }
  // What touches again is one part: nothing closes there.
  return joined(open);
}

/** W3: the stretches into which the windows of a date, trimmed, join; overnight also those of the next date, as room. */
export function stretches(
  facility: Facility,
  configuration: ScheduleConfiguration,
  date: string,
  channel: Channel,
): Span[] {
  const dates = configuration.enable_over_night_booking === 1 ? [date, dateOf(dayStart(date) + day)] : [date];
  return joined(
    dates.flatMap((one) =>
      windowsOn(facility, configuration, one).flatMap((window) => trimmed(window, facility.schedule_control, channel)),
    ),
  );
}
