import { Plural, Trans } from '@lingui/react/macro';
import { nextSession } from '../../../../machines/bookings/recordStatus.ts';
import { calendar, people } from '../../../art/icons/occasions.ts';
import type { Booked } from '../../../contract/orders/bookings.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Icon } from '../../../components/pictures/Icon.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { PriceText } from '../../../components/text/PriceText.tsx';
import { useConfig } from '../../../actors/portalContext.tsx';
import { useVenueNow } from '../../../actors/useVenueNow.ts';
import { RecordStatus } from '../../../shell/account/RecordStatus.tsx';
import { BookedArt } from './BookedArt.tsx';
import { BookedRow } from './BookedRow.tsx';
import { NextOn } from '../details/NextOn.tsx';
import { BookingActions, type BookingActionsProps } from '../details/BookingActions.tsx';

interface WorkshopRowProps extends Pick<BookingActionsProps, 'onChanged'> {
  booking: Booked<'academy'>['booking'];
}

/** One workshop that was bought: what, from when to when, for how many, and what comes next. */
export function WorkshopRow({ booking, onChanged }: WorkshopRowProps) {
  const locale = useLocale();
  const now = useVenueNow();
  const { venue } = useConfig();
  const of = { kind: 'academy', booking } as const;
  const { start_date: from, end_date: until, sessions, quantity } = booking;
  return (
    <BookedRow
      date={from}
      image={booking.image}
      art={<BookedArt of={of} time={sessions[0]?.start_time} />}
      link={{ to: `/profile/academy-bookings/${booking.id}` }}
      title={<LocalText of={booking} />}
      facts={
        <>
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
          <NextOn session={nextSession(sessions, now)} />
        </>
      }
      status={
        <>
          <RecordStatus id={booking.status_id} />
          {sessions.length > 0 ? (
            <span className="fine">
              <Plural value={sessions.length} one="# session" other="# sessions" />
            </span>
          ) : null}
        </>
      }
      actions={
        <>
          <b>
            <PriceText amount={booking.total} currency={venue.currency} />
          </b>
          <BookingActions of={of} shownIn="row" onChanged={onChanged} />
        </>
      }
    />
  );
}
