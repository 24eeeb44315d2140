/** Entries for any calendar (RFC 5545). */
import { defaultTimeZone } from '../../../machines/slots/venueClock.ts';
import type { Locale } from '../../i18n/locale.ts';

/** 20261127T160000Z of a wall-clock time at the venue; an end before its start lies on the next day. */
function stampOf(date: string, time: string, notBefore?: string): string {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  const isNextDay = notBefore !== undefined && time < notBefore;
  const instant = wall
    .add({ days: isNextDay ? 1 : 0 })
    .toZonedDateTime(defaultTimeZone)
    .toInstant();
  return instant.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
}

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
  start_time: string;
  end_time: string | null;
  title: string;
  place: string;
  /** Its page. */
  url?: string;
}

const entryLines = ({ uid, date, start_time: start, end_time: end, title, place, url }: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stampOf(date, start)}`,
  `DTSTART:${stampOf(date, start)}`,
  ...(end ? [`DTEND:${stampOf(date, end, start)}`] : []),
  `SUMMARY:${escaped(title)}`,
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  ...(url ? [`URL:${url}`] : []),
  'END:VEVENT',
];

/** The text of a calendar file. @param about what its entries are, in one word */
export function calendarText(entries: readonly CalendarEntry[], about: string, locale: Locale): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//venue-portal//${about}//${locale.toUpperCase()}`,
    ...entries.flatMap(entryLines),
  ];
  return [...lines, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}
