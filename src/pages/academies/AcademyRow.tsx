import { Trans } from '@lingui/react/macro';
import { hourOf } from '../../../machines/slots/schedule/venueTime.ts';
import { lightAt } from '../../art/light.ts';
import { sportOf } from '../../art/sport.ts';
import { surfaceOf } from '../../art/surfaceOf.ts';
import { end } from '../../art/icons/steps.ts';
import type { AcademyInList } from '../../adapters/actors/offered/academyActors.ts';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { TimeRange } from '../../components/dates/TimeRange.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { Ages } from './Ages.tsx';
import { WeekMarks } from './WeekMarks.tsx';

/** One academy: for whom, what, on which days, from what price. */
export function AcademyRow({ academy }: { academy: AcademyInList }) {
  const { image_base: base, venue } = useConfig();
  const { start_time: from, end_time: until } = academy;
  return (
    <li>
      <Link className="ac" to={`/academy/${academy.id}`}>
        <Ages of={academy} />
        <Picture
          src={imageAddress(academy.image, base)}
          art={
            <CourtArt
              sport={sportOf(academy.sport, academy.name, academy.ar_name)}
              seed={academy.id}
              way={surfaceOf(academy.id)}
              light={lightAt(from === null ? 12 : hourOf(from))}
              width={320}
              height={214}
            />
          }
        />
        <span className="ac__b">
          <h2>
            <LocalText of={academy} />
          </h2>
          {academy.venue ? (
            <span className="meta">
              <LocalText of={academy.venue} />
            </span>
          ) : null}
          <WeekMarks days={academy.days ?? []} time={from} />
          {from !== null && until !== null ? (
            <span className="fine">
              <TimeRange from={from} to={until} />
            </span>
          ) : null}
        </span>
        {academy.price_from === null ? null : (
          <span className="ac__p">
            <span className="fine">
              <Trans>from</Trans>
            </span>
            <PriceText amount={academy.price_from} currency={venue.currency} />
          </span>
        )}
        <Icon of={end} />
      </Link>
    </li>
  );
}
