import { intlLocale, type Locale } from './languages.ts';

/*
 * Days and times come from the server as the venue's own wall clock (`YYYY-MM-DD`, `HH:mm:ss` in Asia/Dubai), so they are
 * printed as they are: through UTC, never through the zone of the customer's device (R9.3.8).
 */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(intlLocale(locale), {
      ...options,
      timeZone: 'UTC',
      calendar: 'gregory',
    });
    formats.set(key, format);
  }
  return format;
}

const plain = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d))?/;

function moment(text: string): Date | null {
  const [, year, month, day, hour, minute] = plain.exec(text) ?? [];
  if (year === undefined) return null;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour ?? 0), Number(minute ?? 0)));
}

const part = (date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  formatOf(locale, options).format(date);

/** `2026-11-20` → `20 Nov 2026`, `20 نوفمبر 2026` (DD MMM YYYY, R9.3.6). What is no date is given back as it came. */
export function formatDate(date: string, locale: Locale): string {
  const day = moment(date);
  if (!day) return date;
  const number = String(day.getUTCDate()).padStart(2, '0');
  return `${number} ${part(day, locale, { month: 'short' })} ${day.getUTCFullYear()}`;
}

/** `2026-11-20` → `Fri 20 Nov`, `الجمعة 20 نوفمبر`: a day near today, where the year says nothing. */
export function formatDay(date: string, locale: Locale): string {
  const day = moment(date);
  if (!day) return date;
  return `${part(day, locale, { weekday: 'short' })} ${day.getUTCDate()} ${part(day, locale, { month: 'short' })}`;
}

/** `2026-11-20` → `Friday 20 November 2026`: for accessible names. */
export function formatLongDate(date: string, locale: Locale): string {
  const day = moment(date);
  if (!day) return date;
  const month = part(day, locale, { month: 'long' });
  return `${part(day, locale, { weekday: 'long' })} ${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`;
}

/** `2026-11-20` → `20-11-2026` (inputs and tickets, R9.3.6). */
export function formatNumericDate(date: string): string {
  return date.replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$3-$2-$1');
}

/** `2026-11-20` → `Fri` (ddd) or `Friday`. */
export function formatWeekday(date: string, locale: Locale, length: 'short' | 'long' = 'short'): string {
  const day = moment(date);
  return day ? part(day, locale, { weekday: length }) : date;
}

/** `2026-11-20` → `Fri Nov`, `الجمعة نوفمبر`: beside a day of the month that stands by itself. */
export function formatDayBeside(date: string, locale: Locale): string {
  const day = moment(date);
  if (!day) return date;
  return `${part(day, locale, { weekday: 'short' })} ${part(day, locale, { month: 'short' })}`;
}

/** `2026-11-20` → `November 2026`. */
export function formatMonth(date: string, locale: Locale): string {
  const day = moment(date);
  return day ? part(day, locale, { month: 'long', year: 'numeric' }) : date;
}

/** `2026-11-20` → `Nov`, `نوفمبر`: below a day of the month that stands by itself. */
export function formatShortMonth(date: string, locale: Locale): string {
  const day = moment(date);
  return day ? part(day, locale, { month: 'short' }) : date;
}
