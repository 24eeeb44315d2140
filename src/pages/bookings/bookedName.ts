import type { Booked } from '../../contract/orders/bookings.ts';
import { joined, localName, localText } from '../../i18n/localName.ts';
import type { Locale } from '../../i18n/languages.ts';

/** What a booking is called: a facility after its service as well. */
export const bookedName = ({ kind, booking }: Booked, locale: Locale): string =>
  kind === 'facility'
    ? joined(locale, localText(booking, 'service_name', locale), localName(booking, locale))
    : localName(booking, locale);
