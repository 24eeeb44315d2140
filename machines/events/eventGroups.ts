/** Groups of the list of events: the leading event, then today, the days after it, then months. */
import { isNarrowed, type ListNarrowing } from '../list/listQuestion.ts';
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

/** Keeps the order of the answer. */
export function eventGroups<TEvent extends Dated>(events: readonly TEvent[], today: string): EventGroup<TEvent>[] {
  const groups = new Map<string, TEvent[]>();
  for (const event of events) {
    const key = keyOf(event, today);
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups].map(([key, group]) => ({ key, events: group }));
}

/** The list's current question. */
interface Asked {
  narrowing: ListNarrowing;
  current_page: number;
}

/** The event shown large at the top: the first that has not ended, on an unfiltered first page only. */
export const leadingEvent = <TEvent extends Event>(
  events: readonly TEvent[],
  asked: Asked,
  now: string,
): TEvent | null =>
  isNarrowed(asked.narrowing) || asked.current_page > 1 ? null : (stillToCome(events, now)[0] ?? null);
