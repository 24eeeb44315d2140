import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { bookingStatus, isAwaitingApproval, minutesOf } from '../../../machines/bookings/bookingStatus.ts';
import { hourOf } from '../../../machines/slots/venueTime.ts';
import { lightAt } from '../../art/light.ts';
import { sportOf } from '../../art/sport.ts';
import { surfaceOf } from '../../art/surfaceOf.ts';
import { clock, pin } from '../../art/icons/places.ts';
import type { FacilityBooking } from '../../contract/bookings.ts';
import { formatDayBeside } from '../../i18n/dates.ts';
import { Joined } from '../../components/Joined.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { CourtArt } from '../../components/CourtArt.tsx';
import { Icon } from '../../components/Icon.tsx';
import { LocalText } from '../../components/LocalText.tsx';
import { Picture } from '../../components/Picture.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { TimeText } from '../../components/TimeText.tsx';
import { imageAddress } from '../../components/imageAddress.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { BookingActions, type BookingActionsProps } from './BookingActions.tsx';
import { NearestToRefused } from './NearestToRefused.tsx';
import { statusWords } from './statusWords.ts';
import '../../components/date.css';

interface BookingRowProps extends Pick<BookingActionsProps, 'onChanged'> {
  booking: FacilityBooking;
}

/** One booking of the list: when, what, where, how it stands, and what may be done with it. */
export function BookingRow({ booking, onChanged }: BookingRowProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { image_base: base } = useConfig();
  const status = bookingStatus(booking);
  const { word, tone, shape } = statusWords[status];
  const isAwaiting = status === 'pending' && isAwaitingApproval(booking);
  const minutes = minutesOf(booking);
  return (
    <li className="bkrow">
      <span className="date num">
        <b>{Number(booking.facility_date.slice(8))}</b>
        <span>{formatDayBeside(booking.facility_date, locale)}</span>
      </span>
      <Picture
        src={imageAddress(booking.image, base)}
        art={
          <CourtArt
            sport={sportOf(booking.service_name, booking.ar_service_name)}
            seed={booking.facility_id}
            way={surfaceOf(booking.facility_id)}
            light={lightAt(hourOf(booking.facility_start_time))}
            width={240}
            height={160}
          />
        }
      />
      <div className="bkrow__b">
        <h2 className="bkrow__h">
          <Joined>
            <LocalText of={booking} field="service_name" />
            <LocalText of={booking} />
          </Joined>
        </h2>
        <p className="facts">
          <span>
            <Icon of={clock} />
            <TimeText time={booking.facility_start_time} /> ·{' '}
            <Plural value={minutes} one="# minute" other="# minutes" />
          </span>
          <span>
            <Icon of={pin} />
            <LocalText of={booking} field="venue_name" />
          </span>
        </p>
      </div>
      <div className="bkrow__s">
        <StatusPill tone={tone} shape={isAwaiting ? 'half' : shape}>
          {i18n._(word)}
        </StatusPill>
        {isAwaiting ? (
          <span className="fine">
            <Trans>Awaiting approval</Trans>
          </span>
        ) : null}
      </div>
      <div className="bkrow__a">
        <BookingActions of={{ kind: 'facility', booking }} place="row" onChanged={onChanged} />
      </div>
      {status === 'rejected' ? <NearestToRefused booking={booking} /> : null}
    </li>
  );
}
