import { Trans } from '@lingui/react/macro';
import type { Event } from '../../contract/offered/events.ts';
import { buttonLook } from '../../components/buttons/Button.tsx';
import { DateBlock } from '../../components/dates/DateBlock.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { EventArt } from './EventArt.tsx';
import { EventFacts } from './EventRow.tsx';

/** The next event of all, as wide as the page. */
export function NextEvent({ event }: { event: Event }) {
  const { image_base: base, venue } = useConfig();
  const price = event.price_from ? <MoneyInText amount={event.price_from} currency={venue.currency} /> : null;
  return (
    <Link className="evnext hov" to={`/events/${event.id}`}>
      <Picture
        eager
        src={imageAddress(event.image, base)}
        art={<EventArt event={event} shot="hero" width={1200} height={460} />}
      />
      <span className="evnext__b">
        <DateBlock date={event.start_date} />
        <h2>
          <LocalText of={event} />
        </h2>
        <EventFacts event={event} />
        <span className={buttonLook({ variant: 'cta' })}>
          {/* One piece: a button puts a gap between the amount and a currency that stands beside it. */}
          <span>
            {price ? (
              <Trans>Tickets from {price}</Trans>
            ) : event.price_from === 0 ? (
              <Trans>Free tickets</Trans>
            ) : (
              <Trans>Tickets</Trans>
            )}
          </span>
        </span>
      </span>
    </Link>
  );
}
