/** Times as they are read on a clock of twelve hours: those of the venue's own wall (dates.ts). */
import { formatDate } from './dates.ts';
import type { Locale } from './languages.ts';

export interface ClockTime {
  /** `08:00` */
  readonly digits: string;
  /** `PM`, `م` */
  readonly half: string;
}

/** `20:00:00` → `08:00` and `PM` (hh:mm A, R9.3.6); the day's end, sent as 23:59:59, reads as midnight (R9.2.8). */
export function clockTime(time: string, locale: Locale): ClockTime {
  const [, hours, minutes, seconds] = /(\d\d?):(\d\d)(?::(\d\d))?$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return { digits: time, half: '' };
  const isDayEnd = hours === '23' && minutes === '59' && seconds === '59';
  const hour = isDayEnd ? 0 : Number(hours) % 24;
  const twelve = hour % 12 || 12;
  const isMorning = hour < 12;
  const half = locale === 'ar' ? (isMorning ? 'ص' : 'م') : isMorning ? 'AM' : 'PM';
  return { digits: `${String(twelve).padStart(2, '0')}:${isDayEnd ? '00' : minutes}`, half };
}

/** `20:00:00` → `08:00 PM`, `08:00 م`: slots are read on a clock of twelve hours (R9.2.12). */
export function formatTime(time: string, locale: Locale): string {
  const { digits, half } = clockTime(time, locale);
  return half ? `${digits} ${half}` : digits;
}

/** A stamp of the server, `2026-11-20 20:00:00` → `20 Nov 2026, 08:00 PM`. */
export function formatTimestamp(stamp: string, locale: Locale): string {
  const [date, time] = stamp.split(/[ T]/);
  if (date === undefined || time === undefined) return formatDate(stamp, locale);
  return `${formatDate(date, locale)}${locale === 'ar' ? '،' : ','} ${formatTime(time.slice(0, 8), locale)}`;
}
