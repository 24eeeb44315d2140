import { daysOf, endOf, lastDate } from '../../../machines/events/eventDays.ts';
import { isTicketGone } from '../../../machines/events/eventLines.ts';
import { eventVenue } from '../../../machines/events/eventVenue.ts';
import { toMajor, toMinor } from '../../../machines/money/minorUnits.ts';
import { defaultTimeZone } from '../../../machines/slots/schedule/venueClock.ts';
import { safeAddress } from '../../../machines/shared/safeAddress.ts';
import { withTax } from '../../../machines/money/withTax.ts';
import { decimalsOf } from '../../../machines/money/decimalsOf.ts';
import type { EventAtVenue } from '../../adapters/actors/offered/eventActors.ts';
import { localName, localText } from '../../i18n/localName.ts';
import type { Locale } from '../../i18n/languages.ts';

/** `2026-11-26T19:00:00+04:00`: the venue's clock, told with its offset. */
const momentOf = (moment: string): string =>
  Temporal.PlainDateTime.from(moment.replace(' ', 'T'))
    .toZonedDateTime(defaultTimeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });

/** With the decimals of the currency, as search engines read it. */
const priceText = (amount: number, currency: string): string =>
  toMajor(toMinor(amount, currency), currency).toFixed(decimalsOf(currency));

interface Told extends EventAtVenue {
  locale: Locale;
  currency: string;
  picture: string | null;
  /** Its address, with the host. */
  url: string;
  /** Who holds it. */
  operator: string;
}

/** An event in the words of search engines. */
export function eventData({ event, venue, locale, currency, picture, url, operator }: Told): Record<string, unknown> {
  const days = daysOf(event);
  const [first, last] = [days[0], days.at(-1)];
  const map = safeAddress(venue?.map_pin);
  const where = eventVenue({ event, venue });
  const description = localText(event, 'description', locale);
  return {
    '@type': 'Event',
    name: localName(event, locale),
    ...(description ? { description } : {}),
    startDate: first ? momentOf(`${first.date} ${first.start_time}`) : event.start_date,
    endDate: last ? momentOf(endOf(last)) : lastDate(event),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: locale,
    url,
    organizer: { '@type': 'Organization', name: operator },
    ...(picture ? { image: picture } : {}),
    ...(where
      ? {
          location: {
            '@type': 'Place',
            name: localName(where, locale),
            ...(venue ? { address: localText(venue, 'address', locale) } : {}),
            ...(map ? { hasMap: map } : {}),
          },
        }
      : {}),
    offers: event.tickets.map((ticket) => ({
      '@type': 'Offer',
      name: localName(ticket, locale),
      price: priceText(withTax(ticket), currency),
      priceCurrency: currency,
      availability: isTicketGone(ticket) ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
      url,
    })),
  };
}
