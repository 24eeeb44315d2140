/** Which days of a history are shown (R9.3.7, Q9.3.b). */
import { dateAfter, dateOfDay, dayNumberOf } from '../slots/schedule/venueTime.ts';

/** The last so many days, including today. */
export const presetDays = [7, 30, 90] as const;
type Preset = `${(typeof presetDays)[number]}`;

export interface DateRange {
  /** Both are included; null is open. */
  from: string | null;
  to: string | null;
}

/** The filter's choice: everything, a preset, or a custom range. */
export interface RangeFilter {
  choice: 'all' | Preset | 'own';
  own: DateRange;
}

export const everything: RangeFilter = { choice: 'all', own: { from: null, to: null } };

const isPreset = (text: string | null): text is Preset => presetDays.some((days) => String(days) === text);
const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) && dateOfDay(dayNumberOf(text)) === text;

/** Whether the end is before the beginning: its field shows that, and no query is sent with it. */
export const isTurned = ({ from, to }: DateRange): boolean => from !== null && to !== null && to < from;

/** The days to ask for; null is open. */
export function rangeOf({ choice, own }: RangeFilter, today: string): DateRange {
  if (choice === 'all') return everything.own;
  if (choice !== 'own') return { from: dateAfter(today, 1 - Number(choice)), to: today };
  return isTurned(own) ? { from: own.from, to: null } : own;
}

/** The filter in an address; values that cannot be read are ignored. */
export function filterIn(params: URLSearchParams): RangeFilter {
  const days = params.get('days');
  if (isPreset(days)) return { ...everything, choice: days };
  const [from, to] = [params.get('from'), params.get('to')];
  if (from === null && to === null) return everything;
  return { choice: 'own', own: { from: isDate(from) ? from : null, to: isDate(to) ? to : null } };
}

/** Writes the filter into an address. */
export function writeFilter(params: URLSearchParams, { choice, own }: RangeFilter): void {
  for (const name of ['days', 'from', 'to']) params.delete(name);
  if (choice === 'own') {
    params.set('from', own.from ?? '');
    params.set('to', own.to ?? '');
  } else if (choice !== 'all') params.set('days', choice);
}
