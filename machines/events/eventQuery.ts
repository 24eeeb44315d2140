/** The query of the list of events: the days, and the filters in the address. */
import type { ListNarrowing } from '../list/listQuestion.ts';
import { dateAfter, dayNumberOf, weekdayOfDay } from '../slots/schedule/venueTime.ts';

/** Ranges of days relative to today; the `own` range is from `from` to `to`. */
export const namedDays = ['today', 'weekend', 'week', 'month'] as const;
export type NamedDays = (typeof namedDays)[number];

const isNamed = (when: string | undefined): when is NamedDays => namedDays.some((one) => one === when);

interface Days {
  from: string;
  to: string;
}

const [saturday, sunday] = [6, 0];

/** The next weekend, or the current one; on a Sunday, that day only. */
function weekendFrom(today: string): Days {
  const weekday = weekdayOfDay(dayNumberOf(today));
  if (weekday === sunday) return { from: today, to: today };
  const from = dateAfter(today, saturday - weekday);
  return { from, to: dateAfter(from, 1) };
}

const ranges: Readonly<Record<NamedDays, (today: string) => Days>> = {
  today: (today) => ({ from: today, to: today }),
  weekend: weekendFrom,
  week: (today) => ({ from: today, to: dateAfter(today, 6) }),
  month: (today) => ({ from: today, to: dateAfter(today, 29) }),
};

/** The days to ask for; without any, the server answers with upcoming events. */
export function daysAsked({ when, from, to }: ListNarrowing, today: string): Partial<Days> {
  if (isNamed(when)) return ranges[when](today);
  if (when !== 'own') return {};
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** The parameters of the call. */
export function eventQuery(narrowing: ListNarrowing, today: string) {
  const { search, venue_id, price_max } = narrowing;
  return {
    ...daysAsked(narrowing, today),
    ...(search ? { search } : {}),
    ...(venue_id ? { venue_id: Number(venue_id) } : {}),
    ...(price_max ? { price_max: Number(price_max) } : {}),
  };
}
