import { Trans } from '@lingui/react/macro';
import { bookedAgain } from '../../../machines/bookings/bookAgain.ts';
import { bookingStatus } from '../../../machines/bookings/bookingStatus.ts';
import { qr } from '../../art/icons/tools.ts';
import type { Booked, FacilityBooking } from '../../contract/bookings.ts';
import { Button, LinkButton } from '../../components/Button.tsx';
import { useOpenBooking } from '../../actors/portalContext.tsx';
import { useVenueNow } from '../../actors/useVenueNow.ts';

export interface BookingActionsProps {
  /** The booking, and of which kind it is. */
  of: Booked;
  /** In a row of a list, on the card of what comes next, or with everything there is to know about it. */
  place: 'row' | 'next' | 'details';
  /** Something of it was changed: whatever shows it asks anew. */
  onChanged: () => void;
}

/** What may be done with a booking, in the same order wherever it is shown. */
export function BookingActions(props: BookingActionsProps) {
  const { of: booked, place } = props;
  return (
    <>
      {booked.kind === 'facility' ? <ShowTickets booking={booked.booking} place={place} /> : null}
      {booked.kind === 'facility' && place !== 'next' ? <BookAgain booking={booked.booking} /> : null}
    </>
  );
}

/** The tickets of what is paid and approved. */
function ShowTickets({ booking, place }: { booking: FacilityBooking; place: BookingActionsProps['place'] }) {
  if (!booking.token || bookingStatus(booking) !== 'approved') return null;
  const to = `/paymentsuccess/${booking.token}`;
  return place === 'next' ? (
    <LinkButton variant="paint" icon={qr} to={to}>
      <Trans>Show ticket</Trans>
    </LinkButton>
  ) : (
    <LinkButton variant="line" size="s" to={to}>
      <Trans>Tickets</Trans>
    </LinkButton>
  );
}

function BookAgain({ booking }: { booking: FacilityBooking }) {
  const openBooking = useOpenBooking();
  const today = useVenueNow().slice(0, 10);
  return (
    <Button variant="quiet" size="s" onClick={() => openBooking(booking.service_id, bookedAgain(booking, today))}>
      <Trans>Book again</Trans>
    </Button>
  );
}
