import { Plural, Trans } from '@lingui/react/macro';
import { clock, pin, ticket } from '../../../art/icons/places.ts';
import type { Booked } from '../../../contract/orders/bookings.ts';
import { Icon } from '../../../components/pictures/Icon.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { TimeText } from '../../../components/dates/TimeText.tsx';
import { RecordStatus } from '../../../shell/account/RecordStatus.tsx';
import { BookedArt } from './BookedArt.tsx';
import { BookedRow } from './BookedRow.tsx';
import { BookingActions, type BookingActionsProps } from '../details/BookingActions.tsx';
import { useDetailsLink } from '../useDetailsLink.ts';

interface EventBookingRowProps extends Pick<BookingActionsProps, 'onChanged'> {
  booking: Booked<'event'>['booking'];
}

/** Tickets of an event: how many, or which seat. */
export function EventBookingRow({ booking, onChanged }: EventBookingRowProps) {
  const detailsLink = useDetailsLink();
  const of = { kind: 'event', booking } as const;
  const [first] = booking.event_schedules;
  return (
    <BookedRow
      date={booking.start_date}
      image={booking.image}
      art={<BookedArt of={of} time={first?.start_time} />}
      link={detailsLink(booking.id)}
      title={<LocalText of={booking} />}
      facts={
        <>
          {first ? (
            <span>
              <Icon of={clock} />
              <TimeText time={first.start_time} />
            </span>
          ) : null}
          {booking.venue_name ? (
            <span>
              <Icon of={pin} />
              <LocalText of={booking} field="venue_name" />
            </span>
          ) : null}
          <span>
            <Icon of={ticket} />
            {booking.seat ? (
              <Seat seat={booking.seat} />
            ) : (
              <Plural value={booking.quantity ?? 1} one="# ticket" other="# tickets" />
            )}
          </span>
        </>
      }
      status={<RecordStatus id={booking.status_id} />}
      actions={<BookingActions of={of} shownIn="row" onChanged={onChanged} />}
    />
  );
}

/** The operator's name of a place in the hall. */
export function Seat({ seat }: { seat: string }) {
  const name = <bdi>{seat}</bdi>;
  return <Trans>Seat {name}</Trans>;
}
