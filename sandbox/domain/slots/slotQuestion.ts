/** Turns what a caller asks about a slot into a question for the rules. */
import type { ScheduleConfiguration } from '../../../src/contract/offered/facilities.ts';
import type { Server } from '../../server.ts';
import { channelOf, type Who } from './openingHours.ts';
import { isOn, siteOf } from '../site.ts';
import type { SlotQuestion } from './slotRules.ts';
import { dayStart, momentOf, spanOn, type Span } from './spans.ts';

/** The span of a slot as requests name it: its calendar date, start and end (W4, T7). */
export const slotOf = (date: string, start: string, end: string): Span => spanOn(date, start, end);

/** In the calendar, and so far from the first and the last year of four digits that the days around it can be written, too. */
export const isRealDate = (date: string): boolean =>
  /^[1-8]/.test(date) &&
  Number.isFinite(dayStart(date)) &&
  new Date(dayStart(date) * 1000).toISOString().startsWith(date);
export const isRealTime = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time);

export const whoIs = (customer: { b2b_id: number | null; membership_card_number: string | null } | null): Who => ({
  b2b_id: customer?.b2b_id,
  membership_card_number: customer?.membership_card_number,
});

export function questionOf(
  server: Server,
  slot: Span,
  configuration: ScheduleConfiguration,
  who: Who,
  products?: readonly number[],
): SlotQuestion {
  return { slot, now: momentOf(server.clock.stamp()), configuration, channel: channelOf(who), products };
}

/** U8: today, not too far ahead, and inside the operator's own range when that is on. The night after the last date belongs to it. */
async function isBookable(server: Server, bookingDate: string, configuration: ScheduleConfiguration): Promise<boolean> {
  const today = server.clock.today();
  const earliest = today.toString();
  if (bookingDate < earliest) return false;
  const limit = configuration.advance_booking_days_limit;
  if (limit !== null && limit !== undefined && bookingDate > today.add({ days: limit }).toString()) return false;
  const site = await siteOf(server);
  if (!isOn(site.qube_enable_custom_booking_date_range)) return true;
  const [first, last] = [site.qube_custom_booking_start_date, site.qube_custom_booking_end_date];
  return (!first || bookingDate >= first) && (!last || bookingDate <= last);
}

/** Whether the slot stands on the list of a date that may be picked. */
export async function isListed(
  server: Server,
  dates: readonly string[],
  configuration: ScheduleConfiguration,
): Promise<boolean> {
  for (const date of new Set(dates)) if (await isBookable(server, date, configuration)) return true;
  return false;
}
