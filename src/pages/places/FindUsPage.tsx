import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isOpenAt, openFirst } from '../../../machines/venues/openingHours.ts';
import type { VenueDetails } from '../../contract/site/content.ts';
import { localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { FilledText } from '../../components/text/FilledText.tsx';
import { TimeText } from '../../components/dates/TimeText.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { FindVenue } from './FindVenue.tsx';
import { VenuesData } from './VenuesData.tsx';
import { VenuePlaces } from './VenuePlaces.tsx';
import { usePlaces } from './usePlaces.ts';

/** /find-us (R2.2.2): how to get there, until when it is open, where to leave the car, whom to call. */
export function Component() {
  const { t } = useLingui();
  const locale = useLocale();
  const { places, heading } = usePlaces('find-us', t`Find us`);
  return (
    <main>
      <PageTitle text={heading} />
      <VenuePlaces places={places} heading={heading} outline="rows">
        {({ venues, introduction }) => (
          <div className="wrap pagefoot finds">
            <VenuesData venues={venues} />
            <FindVenues venues={venues} />
            {introduction ? <FilledText html={localText(introduction, 'body', locale)} /> : null}
          </div>
        )}
      </VenuePlaces>
    </main>
  );
}

function FindVenues({ venues }: { venues: readonly VenueDetails[] }) {
  const now = useVenueNow();
  // Nothing moves while it is read.
  const [sorted] = useState(() => openFirst(venues, now));
  const count = venues.filter((venue) => isOpenAt(venue, now)).length;
  return (
    <>
      <p className="meta">
        <Trans>
          It is <TimeText time={now.slice(11)} /> at our venues.
        </Trans>{' '}
        {venues.some(({ hours }) => hours?.length) ? (
          <Plural value={count} _0="All are closed." one="# of them is open." other="# of them are open." />
        ) : null}
      </p>
      <div className="lines">
        {sorted.map((venue, index) => (
          <FindVenue key={venue.id} venue={venue} now={now} isFirst={index === 0} />
        ))}
      </div>
    </>
  );
}
