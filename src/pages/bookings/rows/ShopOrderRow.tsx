import { Plural, Trans } from '@lingui/react/macro';
import { coachBookingOf } from '../../../../machines/bookings/recordStatus.ts';
import { bag, pin, user } from '../../../art/icons/places.ts';
import type { Booked } from '../../../contract/orders/bookings.ts';
import { LinkButton } from '../../../components/buttons/Button.tsx';
import { Icon } from '../../../components/pictures/Icon.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { PriceText } from '../../../components/text/PriceText.tsx';
import { useConfig } from '../../../actors/portalContext.tsx';
import { RecordStatus } from '../../../shell/account/RecordStatus.tsx';
import { BookedArt } from './BookedArt.tsx';
import { BookedRow } from './BookedRow.tsx';
import { BookingActions, type BookingActionsProps } from '../details/BookingActions.tsx';
import { useDetailsLink } from '../useDetailsLink.ts';

interface ShopOrderRowProps extends Pick<BookingActionsProps, 'onChanged'> {
  booking: Booked<'retail'>['booking'];
}

/** Something that was bought in a shop: how many, and where it goes. */
export function ShopOrderRow({ booking, onChanged }: ShopOrderRowProps) {
  const detailsLink = useDetailsLink();
  const { venue } = useConfig();
  const of = { kind: 'retail', booking } as const;
  const coachBooking = coachBookingOf(booking);
  return (
    <BookedRow
      date={booking.ordered_at.slice(0, 10)}
      image={booking.image}
      art={<BookedArt of={of} />}
      link={detailsLink(booking.id)}
      title={<LocalText of={booking} />}
      facts={
        <>
          <span>
            <Icon of={bag} />
            <Plural value={booking.quantity ?? 1} one="# piece" other="# pieces" />
          </span>
          <span>
            <Icon of={pin} />
            <span>
              <WhereTo booking={booking} />
            </span>
          </span>
          {booking.trainer_booking_id === null ? null : (
            <span>
              <Icon of={user} />
              <span>
                <Trans>You book each hour with the coach</Trans>
              </span>
            </span>
          )}
        </>
      }
      status={<RecordStatus id={booking.status_id} />}
      actions={
        <>
          <b>
            <PriceText amount={booking.total} currency={venue.currency} />
          </b>
          {coachBooking === null ? null : (
            <LinkButton variant="line" size="s" to={`/profile/trainer-sessions/${coachBooking}`}>
              <Trans>Schedule a session</Trans>
            </LinkButton>
          )}
          <BookingActions of={of} shownIn="row" onChanged={onChanged} />
        </>
      }
    />
  );
}

/** Where it is delivered to, else where it is handed over. */
export function WhereTo({ booking }: Pick<ShopOrderRowProps, 'booking'>) {
  const { delivery_address: address } = booking;
  if (address !== null) {
    const written = <bdi>{address}</bdi>;
    return <Trans>Delivered to {written}</Trans>;
  }
  if (!booking.outlet_name) return <Trans>Handed over at the venue</Trans>;
  const outlet = <LocalText of={booking} field="outlet_name" />;
  return <Trans>Handed over at {outlet}</Trans>;
}
