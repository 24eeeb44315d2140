/** A ticket as an entry for any calendar (RFC 5545). */
import { defaultTimeZone } from '../../../machines/slots/venueClock.ts';
import type { Ticket } from '../../contract/orders.ts';
import { localText } from '../../i18n/localName.ts';
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

interface Dated extends Ticket {
  date: string;
  start_time: string;
}

/** Whether a ticket says when it is for. */
export const isDated = (ticket: Ticket): ticket is Dated => ticket.date !== null && ticket.start_time !== null;

/** The text of a calendar file, in that language, with an entry for each ticket that says when it is for; tickets of one time are one entry. */
export function calendarFile(tickets: readonly Ticket[], locale: Locale): string {
  const entries = new Map<string, string[]>();
  for (const ticket of tickets.filter(isDated)) {
    const { date, start_time: start, end_time: end, item, venue, ticket_number: number } = ticket;
    const key = `${item} ${venue} ${date} ${start}`;
    if (entries.has(key)) continue;
    entries.set(key, [
      'BEGIN:VEVENT',
      `UID:${number}@ticket`,
      `DTSTAMP:${stampOf(date, start)}`,
      `DTSTART:${stampOf(date, start)}`,
      ...(end ? [`DTEND:${stampOf(date, end, start)}`] : []),
      `SUMMARY:${escaped(localText(ticket, 'item', locale))}`,
      ...(venue ? [`LOCATION:${escaped(localText(ticket, 'venue', locale))}`] : []),
      'END:VEVENT',
    ]);
  }
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//venue-portal//tickets//${locale.toUpperCase()}`,
    ...[...entries.values()].flat(),
  ];
  return [...lines, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}
