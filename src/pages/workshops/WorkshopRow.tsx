import { Plural, Trans } from '@lingui/react/macro';
import { nextSession } from '../../../machines/bookings/recordStatus.ts';
import { calendar, clock, people } from '../../art/icons/places.ts';
import { lightAt } from '../../art/light.ts';
import { sportOf } from '../../art/sport.ts';
import { surfaceOf } from '../../art/surfaceOf.ts';
import type { ListItem } from '../../adapters/actors/listActors.ts';
import { formatDate, formatDay, formatDayBeside } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CourtArt } from '../../components/CourtArt.tsx';
import { Icon } from '../../components/Icon.tsx';
import { LocalText } from '../../components/LocalText.tsx';
import { Picture } from '../../components/Picture.tsx';
import { PriceText } from '../../components/PriceText.tsx';
import { TimeText } from '../../components/TimeText.tsx';
import { imageAddress } from '../../components/imageAddress.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { RecordStatus } from '../../shell/account/RecordStatus.tsx';
import '../../components/date.css';

/** One workshop that was bought: what, from when to when, for how many, and what comes next. */
export function WorkshopRow({ booking }: { booking: ListItem<'workshops'> }) {
  const locale = useLocale();
  const now = useVenueNow();
  const { image_base: base, venue } = useConfig();
  const { start_date: from, end_date: until, sessions, quantity } = booking;
  const next = nextSession(sessions, now);
  return (
    <li className="bkrow">
      <span className="date num">
        <b>{Number(from.slice(8))}</b>
        <span>{formatDayBeside(from, locale)}</span>
      </span>
      <Picture
        src={imageAddress(booking.image, base)}
        art={
          <CourtArt
            sport={sportOf(booking.name, booking.ar_name)}
            seed={booking.workshop_id}
            way={surfaceOf(booking.workshop_id)}
            light={lightAt(Number(sessions[0]?.start_time.slice(0, 2) ?? 12))}
            width={240}
            height={160}
          />
        }
      />
      <div className="bkrow__b">
        <h2 className="bkrow__h">
          <LocalText of={booking} />
        </h2>
        <p className="facts">
          <span>
            <Icon of={calendar} />
            <span>
              <Trans>
                {formatDate(from, locale)} to {formatDate(until, locale)}
              </Trans>
            </span>
          </span>
          <span>
            <Icon of={people} />
            <Plural value={quantity ?? 1} one="# participant" other="# participants" />
          </span>
          {next ? (
            <span>
              <Icon of={clock} />
              <span>
                <Trans>
                  Next on {formatDay(next.date, locale)}, <TimeText time={next.start_time} />
                </Trans>
              </span>
            </span>
          ) : null}
        </p>
      </div>
      <div className="bkrow__s">
        <RecordStatus id={booking.status_id} />
        {sessions.length > 0 ? (
          <span className="fine">
            <Plural value={sessions.length} one="# session" other="# sessions" />
          </span>
        ) : null}
      </div>
      <div className="bkrow__a">
        <b>
          <PriceText amount={booking.total} currency={venue.currency} />
        </b>
      </div>
    </li>
  );
}
