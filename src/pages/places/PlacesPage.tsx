import { useLingui } from '@lingui/react/macro';
import { end } from '../../art/icons/steps.ts';
import { sportOf, type Sport } from '../../art/sport.ts';
import type { VenueDetails } from '../../contract/site/content.ts';
import { localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { DescribedText } from '../../components/text/DescribedText.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { FilledText } from '../../components/text/FilledText.tsx';
import { SportIcon } from '../../components/pictures/SportIcon.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { Directions } from '../../widgets/Directions.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { VenuesData } from './VenuesData.tsx';
import { sportsOfVenues } from './sportsOfVenues.ts';
import { VenuePlaces } from './VenuePlaces.tsx';
import { usePlaces } from './usePlaces.ts';

/** /places (R1.2.1, Q1.2.a): every venue with its picture, its address and what is played there. */
export function Component() {
  const { t } = useLingui();
  const locale = useLocale();
  const { places, heading } = usePlaces('places', t`Our venues`);
  return (
    <main>
      <PageTitle text={heading} />
      <VenuePlaces places={places} heading={heading} outline="panel">
        {({ venues, introduction }) => (
          <div className="wrap pagefoot venues">
            <VenuesData venues={venues} />
            {introduction ? <FilledText className="lead" html={localText(introduction, 'body', locale)} /> : null}
            <ul className="lines">
              {sportsOfVenues(venues).map(({ venue, sport }) => (
                <VenueRow key={venue.id} venue={venue} sport={sport} />
              ))}
            </ul>
          </div>
        )}
      </VenuePlaces>
    </main>
  );
}

function VenueRow({ venue, sport }: { venue: VenueDetails; sport: Sport }) {
  const { image_base: base } = useConfig();
  const services = venue.services ?? [];
  return (
    <li className="venue" id={`venue-${venue.id}`}>
      <Picture
        src={imageAddress(venue.image, base)}
        art={
          <CourtArt
            sport={sport}
            seed={venue.id}
            shot="hero"
            light={venue.id % 2 === 0 ? 'dusk' : 'day'}
            width={720}
            height={480}
          />
        }
      />
      <div className="venue__b">
        <h2>
          <LocalText of={venue} />
        </h2>
        <p className="meta">
          <LocalText of={venue} field="address" />
        </p>
        <p className="meta">
          <DescribedText of={venue} field="opening" />
        </p>
        {services.length > 0 ? (
          <ul className="venue__s">
            {services.map((service) => (
              <li key={service.id}>
                <Link to={`/service/${service.id}`}>
                  <SportIcon sport={sportOf(service.name, service.ar_name)} />
                  <b>
                    <LocalText of={service} />
                  </b>
                  <Icon of={end} />
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
        <Directions to={venue.map_pin} />
      </div>
    </li>
  );
}
