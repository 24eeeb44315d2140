/** The list of events: the one that its page begins with, and headings that a calendar has: today, the days after it, then months. */
import { isNarrowed, type Narrowing } from '../list/listQuestion.ts';
import type { Event } from '../../src/contract/offered/events.ts';
import { dateAfter } from '../slots/schedule/venueTime.ts';
import { stillToCome } from './eventDays.ts';

type Dated = Pick<Event, 'id' | 'start_date' | 'end_date'>;

export interface EventGroup<TEvent extends Dated> {
  /** `past`, `today`, `week`, or a month: `2026-12`. */
  key: string;
  events: TEvent[];
}

function keyOf({ start_date, end_date }: Dated, today: string): string {
  if ((end_date ?? start_date) < today) return 'past';
  if (start_date <= today) return 'today';
  return start_date <= dateAfter(today, 6) ? 'week' : start_date.slice(0, 7);
}

/** In the order in which they were answered. */
export function eventGroups<TEvent extends Dated>(events: readonly TEvent[], today: string): EventGroup<TEvent>[] {
  const groups = new Map<string, TEvent[]>();
  for (const event of events) {
    const key = keyOf(event, today);
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups].map(([key, group]) => ({ key, events: group }));
}

/** What a list was asked for. */
interface Asked {
  narrowing: Narrowing;
  current_page: number;
}

/** The event that the whole page begins with: the first that is not over; a list that somebody narrows begins at once. */
export const leadingEvent = <TEvent extends Event>(
  events: readonly TEvent[],
  asked: Asked,
  now: string,
): TEvent | null =>
  isNarrowed(asked.narrowing) || asked.current_page > 1 ? null : (stillToCome(events, now)[0] ?? null);
