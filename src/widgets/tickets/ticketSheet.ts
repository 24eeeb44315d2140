/** What a ticket says where it leaves the page: on paper, and as a picture for a friend. */
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Ticket } from '../../contract/orders/orders.ts';
import { formatNumericDate, formatWeekday } from '../../i18n/dates.ts';
import { formatTime } from '../../i18n/times.ts';
import { joined, localText } from '../../i18n/localName.ts';
import type { Locale } from '../../i18n/languages.ts';

export interface TicketSheet {
  locale: Locale;
  title: string;
  venue: string;
  /** `27-11-2026` (Q9.3.c), from left to right in every language. */
  date: string;
  /** `Friday, 08:00 PM – 09:30 PM` */
  time: string;
  name: string;
  seat: string;
  /** The text that the code holds. */
  code: string;
  number: string;
  note: string;
}

/** 884122075513 → 8841 2207 5513; a number that is cut already stays as it is. */
export const grouped = (number: string): string =>
  /^\w+$/.test(number) ? number.replace(/(\w{4})(?=\w)/g, '$1 ') : number;

export function ticketSheet(ticket: Ticket, i18n: I18n, locale: Locale): TicketSheet {
  const { date, start_time: start, end_time: end, seat, qr, ticket_number: number } = ticket;
  const times = [start, end].flatMap((time) => (time ? [formatTime(time, locale)] : []));
  return {
    locale,
    title: localText(ticket, 'item', locale),
    venue: localText(ticket, 'venue', locale),
    date: date ? formatNumericDate(date) : i18n._(msg`Any day`),
    time: joined(locale, date ? formatWeekday(date, locale, 'long') : '', times.join(' – ')),
    name: localText(ticket, 'name', locale),
    seat: seat ? i18n._(msg`Seat ${seat}`) : '',
    code: qr,
    number: grouped(number),
    note: i18n._(msg`Show it at the gate`),
  };
}
