/** Tickets as entries for any calendar. */
import type { Ticket } from '../../contract/orders/orders.ts';
import { localText } from '../../i18n/localName.ts';
import type { Locale } from '../../i18n/languages.ts';
import { calendarText, type CalendarEntry } from '../calendar/calendarText.ts';

/** An entry, in that language, for each ticket that says when it is for; tickets of one time are one entry. */
export function calendarEntries(tickets: readonly Ticket[], locale: Locale): CalendarEntry[] {
  const entries = new Map<string, CalendarEntry>();
  for (const ticket of tickets) {
    const { date, start_time, end_time, item, venue, ticket_number: number } = ticket;
    const key = `${item} ${venue} ${date} ${start_time}`;
    if (date === null || entries.has(key)) continue;
    entries.set(key, {
      uid: `${number}@ticket`,
      date,
      start_time,
      end_time,
      title: localText(ticket, 'item', locale),
      location: localText(ticket, 'venue', locale),
    });
  }
  return [...entries.values()];
}

/** The text of a calendar file of them. */
export const calendarFile = (tickets: readonly Ticket[], locale: Locale): string =>
  calendarText(calendarEntries(tickets, locale), 'tickets', locale);
