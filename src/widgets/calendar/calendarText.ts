/** Entries for any calendar (RFC 5545). */
import { defaultTimeZone } from '../../../machines/slots/schedule/venueClock.ts';
import type { Locale } from '../../i18n/languages.ts';

const written = (instant: Temporal.Instant): string =>
  instant.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');

/** 20261127T160000Z of a wall-clock time at the venue; an end before its start lies on the next day, the day's end at midnight (Q4.10.b). */
function stampOf(date: string, time: string, notBefore?: string): string {
  const day = Temporal.PlainDate.from(date);
  const isDayEnd = notBefore !== undefined && time === '23:59:59';
  const isNextDay = isDayEnd || (notBefore !== undefined && time < notBefore);
  const wall = day.add({ days: isNextDay ? 1 : 0 }).toPlainDateTime(isDayEnd ? '00:00:00' : time);
  return written(wall.toZonedDateTime(defaultTimeZone).toInstant());
}

const dayOf = (date: string): string => date.replaceAll('-', '');
const dayAfter = (date: string): string => dayOf(Temporal.PlainDate.from(date).add({ days: 1 }).toString());

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Lines longer than 75 bytes are folded; a character is never cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const rows: string[] = [];
  let row = '';
  for (const sign of line) {
    if (encoder.encode(row + sign).length > 74) {
      rows.push(row);
      row = '';
    }
    row += sign;
  }
  return [...rows, row].join('\r\n ');
}

export interface CalendarEntry {
  /** Tells it apart from every other entry there is. */
  uid: string;
  /** Of the venue's clock. */
  date: string;
  /** Without one it is for the day. */
  start_time: string | null;
  end_time: string | null;
  title: string;
  location: string;
  /** Its page. */
  url?: string;
}

/** From when until when, as calendars write it. */
export function spanOf({ date, start_time: start, end_time: end }: CalendarEntry): { from: string; to: string | null } {
  if (start === null) return { from: dayOf(date), to: dayAfter(date) };
  return { from: stampOf(date, start), to: end ? stampOf(date, end, start) : null };
}

function entryLines(entry: CalendarEntry, made: string): string[] {
  const { uid, start_time: start, title, location, url } = entry;
  const { from, to } = spanOf(entry);
  const kind = start === null ? ';VALUE=DATE' : '';
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${made}`,
    `DTSTART${kind}:${from}`,
    ...(to ? [`DTEND${kind}:${to}`] : []),
    `SUMMARY:${escaped(title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
  ];
}

/**
 * The text of a calendar file; it says when it is made, so that the one of a booking that was moved, even to an earlier
 * time, takes the place of the one before.
 * @param about what its entries are, in one word
 */
export function calendarText(entries: readonly CalendarEntry[], about: string, locale: Locale): string {
  const made = written(Temporal.Instant.fromEpochMilliseconds(Date.now()));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//venue-portal//${about}//${locale.toUpperCase()}`,
    ...entries.flatMap((entry) => entryLines(entry, made)),
  ];
  return [...lines, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}
