import { Trans } from '@lingui/react/macro';
import { stillToCome } from '../../../machines/events/eventDays.ts';
import { clock, pin } from '../../art/icons/places.ts';
import { sportOf } from '../../art/sport.ts';
import { loadComingEvents, type ComingEvent } from '../../adapters/actors/offered/whatsOnActors.ts';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { DateBlock } from '../../components/dates/DateBlock.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { TimeText } from '../../components/dates/TimeText.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { isAwaited, type WhatsOnProps } from './AwaitedSection.tsx';

/** Those of today that are over are among the first. */
const asked = (count: number): number => 2 * count;

/** The next events; gone when there is none. */
export function ComingEvents({ title, count, outline }: WhatsOnProps) {
  const now = useVenueNow();
  const resource = useResource(loadComingEvents, asked(count));
  const { shown } = resource;
  const coming = stillToCome(shown ?? [], now).slice(0, count);
  if (isAwaited(resource)) return outline;
  if (coming.length === 0) return null;
  return (
    <section className="band" aria-labelledby="coming">
      <div className="wrap">
        <div className="head">
          <h2 id="coming">{title}</h2>
        </div>
        <ul className="lines coming">
          {coming.map((event) => (
            <Coming key={event.id} event={event} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Coming({ event }: { event: ComingEvent }) {
  const { image_base: base, venue } = useConfig();
  const [first] = event.event_schedules;
  const price = event.price_from ? <MoneyInText amount={event.price_from} currency={venue.currency} /> : null;
  return (
    <li>
      <DateBlock date={event.start_date} />
      <div>
        <h3>
          <Link to={`/events/${event.id}`}>
            <LocalText of={event} />
          </Link>
        </h3>
        <p className="facts">
          {event.venue ? (
            <span>
              <Icon of={pin} />
              <LocalText of={event.venue} />
            </span>
          ) : null}
          {first ? (
            <span>
              <Icon of={clock} />
              <TimeText time={first.start_time} />
            </span>
          ) : null}
        </p>
      </div>
      <b className="coming__p">{price ? <Trans>from {price}</Trans> : null}</b>
      <Picture
        src={imageAddress(event.image, base)}
        art={
          <CourtArt
            sport={sportOf(event.sport, event.name, event.ar_name)}
            seed={event.id}
            light="dusk"
            width={336}
            height={224}
          />
        }
      />
    </li>
  );
}
