import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isFoundByPlace, type Hit } from '../../../machines/search/searchRules.ts';
import { venueOf } from '../../../machines/site/venueOf.ts';
import { people } from '../../art/icons/occasions.ts';
import { menu } from '../../art/icons/signs.ts';
import { end } from '../../art/icons/steps.ts';
import { lightAt } from '../../art/light.ts';
import { sportOf } from '../../art/sport.ts';
import { surfaceOf } from '../../art/surfaceOf.ts';
import { localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { Picture } from '../../components/pictures/Picture.tsx';
import { SportIcon } from '../../components/pictures/SportIcon.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { MarkedText } from './MarkedText.tsx';

/** What was found: a picture or a sign, its name, a description where there is one, and what it is (R2.7.4). */
export function HitRow({ hit, typed }: { hit: Hit; typed: string }) {
  return (
    <>
      <HitPicture hit={hit} />
      <span className="hit__text">
        <b>
          <MarkedText of={hit} field="name" typed={typed} />
        </b>
        <Beside hit={hit} typed={typed} />
      </span>
      <span className="hit__kind">
        {kinds[hit.type]}
        <Icon of={end} />
      </span>
    </>
  );
}

/** The description; of a service that can be booked, and of what is found by its place, where it is. */
function Beside({ hit, typed }: { hit: Hit; typed: string }) {
  const locale = useLocale();
  const { venue } = useConfig();
  const where = venueOf(venue, hit.venue_id);
  if (where && (hit.type === 'service' || isFoundByPlace(hit, typed)))
    return (
      <span className="fine">
        <MarkedText of={where} field="name" typed={typed} />
      </span>
    );
  if (localText(hit, 'description', locale).trim() === '') return null;
  return (
    <span className="fine">
      <MarkedText of={hit} field="description" typed={typed} />
    </span>
  );
}

const kinds: Readonly<Record<Hit['type'], ReactNode>> = {
  event: <Trans>Event</Trans>,
  trainer: <Trans>Coach</Trans>,
  academy: <Trans>Academy</Trans>,
  service: <Trans>Book</Trans>,
  section: <Trans>Section</Trans>,
};

function HitPicture({ hit }: { hit: Hit }) {
  const { image_base: base } = useConfig();
  const hour = Number(useVenueNow().slice(11, 13));
  const src = imageAddress(hit.image_path, base);
  const sport = sportOf(hit.sport, hit.name, hit.ar_name);
  if (hit.type === 'section') return <Icon of={menu} />;
  if (hit.type === 'service') return <SportIcon sport={sport} />;
  if (hit.type === 'trainer' && src === null) return <Icon of={people} />;
  const art = (
    <CourtArt sport={sport} seed={hit.id} way={surfaceOf(hit.id)} light={lightAt(hour)} width={96} height={96} />
  );
  return <Picture src={src} ratio="1" art={art} />;
}
