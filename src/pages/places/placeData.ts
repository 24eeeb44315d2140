import { safeAddress } from '../../../machines/shared/safeAddress.ts';
import type { VenueDetails } from '../../contract/site/content.ts';
import { weekdayBits } from '../../contract/wire/weekdays.ts';
import { localName, localText } from '../../i18n/localName.ts';
import type { Locale } from '../../i18n/languages.ts';

/** As schema.org calls them, in the order of the bits. */
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A venue in the words of search engines. */
export function placeData(venue: VenueDetails, locale: Locale, picture: string | null): Record<string, unknown> {
  const map = safeAddress(venue.map_pin);
  return {
    '@type': 'SportsActivityLocation',
    name: localName(venue, locale),
    address: localText(venue, 'address', locale),
    ...(venue.phone ? { telephone: venue.phone } : {}),
    ...(picture ? { image: picture } : {}),
    ...(map ? { hasMap: map } : {}),
    openingHoursSpecification: (venue.hours ?? []).map(({ days, start_time, end_time }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.filter((_, index) => days.length === 0 || days.includes(weekdayBits[index]!)),
      opens: start_time.slice(0, 5),
      closes: end_time.slice(0, 5),
    })),
  };
}
