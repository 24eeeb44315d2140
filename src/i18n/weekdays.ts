/** The days of a week by their bits, from Monday on (R9.3.9, R3.10.4). */
import { formatWeekday } from './dates.ts';
import type { Locale } from './languages.ts';

/** Bits from Monday to Sunday. */
export const week = [2, 4, 8, 16, 32, 64, 1] as const;

/** Any day of that name will do: the first of January 2024 was a Monday. */
const dayOf = (bit: number): string => `2024-01-0${week.indexOf(bit as (typeof week)[number]) + 1}`;

/** `Monday`. */
export const weekdayName = (bit: number, locale: Locale): string => formatWeekday(dayOf(bit), locale, 'long');

/** `Mon`; in Arabic without its article, so that seven stand side by side on a phone. */
export const weekdayMark = (bit: number, locale: Locale): string =>
  formatWeekday(dayOf(bit), locale).replace(/^ال/, '');

/** `Monday, Wednesday`. */
export const weekdayNames = (days: readonly number[], locale: Locale): string =>
  week
    .filter((bit) => days.includes(bit))
    .map((bit) => weekdayName(bit, locale))
    .join(locale === 'ar' ? '، ' : ', ');
