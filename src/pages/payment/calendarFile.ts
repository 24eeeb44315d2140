/** Tickets as entries for any calendar. */
import type { Ticket } from '../../contract/orders.ts';
import { localText } from '../../i18n/localName.ts';
import type { Locale } from '../../i18n/locale.ts';
import { calendarText, type CalendarEntry } from '../../widgets/calendar/calendarText.ts';

interface Dated extends Ticket {
  date: string;
  start_time: string;
}

/** Whether a ticket says when it is for. */
export const isDated = (ticket: Ticket): ticket is Dated => ticket.date !== null && ticket.start_time !== null;

/** The text of a calendar file, in that language, with an entry for each ticket that says when it is for; tickets of one time are one entry. */
export function calendarFile(tickets: readonly Ticket[], locale: Locale): string {
  const entries = new Map<string, CalendarEntry>();
  for (const ticket of tickets.filter(isDated)) {
    const { date, start_time, end_time, item, venue, ticket_number: number } = ticket;
    const key = `${item} ${venue} ${date} ${start_time}`;
    if (entries.has(key)) continue;
    entries.set(key, {
      uid: `${number}@ticket`,
      date,
      start_time,
      end_time,
      title: localText(ticket, 'item', locale),
      place: localText(ticket, 'venue', locale),
    });
  }
  return calendarText([...entries.values()], 'tickets', locale);
}
