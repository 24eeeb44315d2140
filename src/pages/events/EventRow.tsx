import { Trans } from '@lingui/react/macro';
import { daysOf, isOn, hasEnded, lastDate } from '../../../machines/events/eventDays.ts';
import { calendar } from '../../art/icons/occasions.ts';
import { clock, pin } from '../../art/icons/places.ts';
import { end } from '../../art/icons/steps.ts';
import type { Event } from '../../contract/offered/events.ts';
import { formatDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { DateBlock } from '../../components/dates/DateBlock.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { Tag } from '../../components/signs/Tag.tsx';
import { TimeText } from '../../components/dates/TimeText.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { EventArt } from './EventArt.tsx';
import './eventRow.css';

/** One event of a list: its day first, then its picture, its name, and what it costs. */
export function EventRow({ event, now }: { event: Event; now: string }) {
  const { image_base: base } = useConfig();
  return (
    <Link className="ev hov" to={`/events/${event.id}`}>
      <DateBlock date={event.start_date} />
      <Picture src={imageAddress(event.image, base)} art={<EventArt event={event} width={300} height={200} />} />
      <span className="ev__b">
        <h3>
          <LocalText of={event} />
        </h3>
        <EventFacts event={event} />
      </span>
      <span className="ev__p">
        {hasEnded(event, now) ? (
          <Tag>
            <Trans>Over</Trans>
          </Tag>
        ) : (
          <>
            {isOn(event, now) ? (
              <Tag>
                <Trans>On now</Trans>
              </Tag>
            ) : null}
            <LeastPrice of={event} />
          </>
        )}
      </span>
      <Icon of={end} className="ev__go" />
    </Link>
  );
}

/** When it begins, or from when to when it goes, and where. */
export function EventFacts({ event }: { event: Event }) {
  const [first] = daysOf(event);
  const locale = useLocale();
  const last = lastDate(event);
  return (
    <span className="facts">
      {last > event.start_date ? (
        <span>
          <Icon of={calendar} />
          <bdi>
            <span className="nowrap">{formatDay(event.start_date, locale)}</span>
            {' – '}
            <span className="nowrap">{formatDay(last, locale)}</span>
          </bdi>
        </span>
      ) : first ? (
        <span>
          <Icon of={clock} />
          <TimeText time={first.start_time} />
        </span>
      ) : null}
      {event.venue ? (
        <span>
          <Icon of={pin} />
          <LocalText of={event.venue} />
        </span>
      ) : null}
    </span>
  );
}

/** What it costs at least, VAT included; nothing where nobody says. */
function LeastPrice({ of: { price_from: price } }: { of: Pick<Event, 'price_from'> }) {
  const { currency } = useConfig().venue;
  if (price === null) return null;
  if (price === 0)
    return (
      <b className="price">
        <Trans>Free</Trans>
      </b>
    );
  return (
    <>
      <span className="fine">
        <Trans>from</Trans>
      </span>
      <PriceText amount={price} currency={currency} />
    </>
  );
}
