import { Plural } from '@lingui/react/macro';
import { bookingStatus, minutesOf } from '../../../../machines/bookings/bookingStatus.ts';
import { clock, pin } from '../../../art/icons/places.ts';
import type { FacilityBooking } from '../../../contract/orders/bookings.ts';
import { Icon } from '../../../components/pictures/Icon.tsx';
import { Joined } from '../../../components/text/Joined.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { TimeText } from '../../../components/dates/TimeText.tsx';
import { BookedArt } from './BookedArt.tsx';
import { BookedRow } from './BookedRow.tsx';
import { BookingActions, type BookingActionsProps } from '../details/BookingActions.tsx';
import { FacilityStatus } from '../details/FacilityStatus.tsx';
import { NearestToRefused } from '../details/NearestToRefused.tsx';
import { useDetailsLink } from '../useDetailsLink.ts';

interface FacilityRowProps extends Pick<BookingActionsProps, 'onChanged'> {
  booking: FacilityBooking;
}

/** A facility that was booked; refused, with what can be had instead. */
export function FacilityRow({ booking, onChanged }: FacilityRowProps) {
  const detailsLink = useDetailsLink();
  const of = { kind: 'facility', booking } as const;
  const minutes = minutesOf(booking);
  return (
    <BookedRow
      date={booking.facility_date}
      image={booking.image}
      art={<BookedArt of={of} time={booking.facility_start_time} />}
      link={detailsLink(booking.id)}
      title={
        <Joined>
          <LocalText of={booking} field="service_name" />
          <LocalText of={booking} />
        </Joined>
      }
      facts={
        <>
          <span>
            <Icon of={clock} />
            <TimeText time={booking.facility_start_time} /> ·{' '}
            <Plural value={minutes} one="# minute" other="# minutes" />
          </span>
          <span>
            <Icon of={pin} />
            <LocalText of={booking} field="venue_name" />
          </span>
        </>
      }
      status={<FacilityStatus booking={booking} />}
      actions={<BookingActions of={of} shownIn="row" onChanged={onChanged} />}
    >
      {bookingStatus(booking) === 'rejected' ? <NearestToRefused booking={booking} /> : null}
    </BookedRow>
  );
}
