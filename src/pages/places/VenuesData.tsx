import type { VenueDetails } from '../../contract/site/content.ts';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { StructuredData } from '../../widgets/StructuredData.tsx';
import { placeData } from './placeData.ts';

/** All venues in the words of search engines. */
export function VenuesData({ venues }: { venues: readonly VenueDetails[] }) {
  const locale = useLocale();
  const { image_base: base } = useConfig();
  return (
    <StructuredData
      of={{ '@graph': venues.map((venue) => placeData(venue, locale, imageAddress(venue.image, base))) }}
    />
  );
}
