import { Trans } from '@lingui/react/macro';
import { bookedAgain, goingOn } from '../../../../machines/bookings/bookAgain.ts';
import { pageToBuyAgain } from '../../../../machines/bookings/buyAgain.ts';
import { bookingTickets } from '../../../../machines/bookings/bookingTickets.ts';
import { isCancellable, mayAskToCancel, mayReschedule } from '../../../../machines/bookings/mayChangeBooking.ts';
import { hasAddition } from '../../../../machines/site/additions.ts';
import { qr } from '../../../art/icons/tools.ts';
import type { Booked, FacilityBooking } from '../../../contract/orders/bookings.ts';
import { Button, LinkButton, type ButtonProps } from '../../../components/buttons/Button.tsx';
import { useConfig, useOpenBooking } from '../../../actors/portalContext.tsx';
import { useVenueNow } from '../../../actors/useVenueNow.ts';
import { useSearchParams } from '../../../components/useSearchParams.ts';
import { cancelAddress, rescheduleAddress } from '../../../shell/account/listBehind.ts';
import { DownloadTickets } from '../../../widgets/tickets/DownloadTickets.tsx';

export interface BookingActionsProps {
  /** The booking, and of which kind it is. */
  of: Booked;
  /** In a row of a list, on the card of what comes next, or with everything there is to know about it. */
  shownIn: 'row' | 'next' | 'details';
  /** Called after a change, for the views that show the booking to load it anew. */
  onChanged: () => void;
}

/** In a row one action stands out; in the details all look alike. */
const lookOf = (shownIn: BookingActionsProps['shownIn']): ButtonProps['variant'] =>
  shownIn === 'details' ? 'line' : 'quiet';

/** What may be done with a booking, in the same order wherever it is shown. */
export function BookingActions(props: BookingActionsProps) {
  const { of: booked, shownIn } = props;
  return (
    <>
      <TicketsOf of={booked} shownIn={shownIn} />
      {booked.kind === 'facility' && shownIn !== 'next' ? (
        <OfFacility booking={booked.booking} shownIn={shownIn} />
      ) : null}
      {booked.kind !== 'facility' && shownIn === 'details' ? <OfOther of={booked} /> : null}
    </>
  );
}

/** The tickets of what is paid and approved, to look at and to keep (R2.3.3, R2.2.9). */
function TicketsOf({ of: booked, shownIn }: Pick<BookingActionsProps, 'of' | 'shownIn'>) {
  const tickets = bookingTickets(booked);
  if (tickets === 'none') return null;
  const { order_id: order } = booked.booking;
  const to = `/profile/view-tickets/${order}`;
  if (shownIn === 'next')
    return (
      <LinkButton variant="paint" icon={qr} to={to}>
        <Trans>Show ticket</Trans>
      </LinkButton>
    );
  return (
    <>
      <LinkButton variant="line" size="s" to={to}>
        <Trans>View tickets</Trans>
      </LinkButton>
      {tickets === 'standing' ? <DownloadTickets orderId={order} variant={lookOf(shownIn)} size="s" /> : null}
    </>
  );
}

interface OfFacilityProps {
  booking: FacilityBooking;
  shownIn: BookingActionsProps['shownIn'];
}

/** A row shows the most likely actions: another time for a coming booking, book again for a past one. */
function OfFacility({ booking, shownIn }: OfFacilityProps) {
  const now = useVenueNow();
  const [params] = useSearchParams();
  const isMovable = mayReschedule(booking, now);
  const isDetailed = shownIn === 'details';
  return (
    <>
      {isMovable ? (
        <LinkButton variant={lookOf(shownIn)} size="s" to={rescheduleAddress(booking.id, params)}>
          <Trans>Reschedule</Trans>
        </LinkButton>
      ) : null}
      {isDetailed && mayAskToCancel(booking, now) ? (
        <Cancel address={cancelAddress('facility', booking, params)} />
      ) : null}
      {isDetailed || !isMovable ? <BookAgain booking={booking} look={lookOf(shownIn)} /> : null}
    </>
  );
}

/** Bookings that are not by the hour: cancelled while they are to come, bought again where they are sold. */
function OfOther({ of: booked }: { of: Exclude<Booked, { kind: 'facility' }> }) {
  const { booking } = booked;
  const [params] = useSearchParams();
  const today = useVenueNow().slice(0, 10);
  return (
    <>
      {isCancellable(booked, today) ? <Cancel address={cancelAddress(booked.kind, booking, params)} /> : null}
      <LinkButton variant="line" size="s" to={pageToBuyAgain(booked)}>
        <Trans>Book again</Trans>
      </LinkButton>
    </>
  );
}

/** Where the operator's server knows of it (Q7.7.b). */
function Cancel({ address }: { address: string }) {
  if (!hasAddition(useConfig(), 'cancel')) return null;
  return (
    <LinkButton variant="line" size="s" to={address}>
      <Trans>Cancel the booking</Trans>
    </LinkButton>
  );
}

function BookAgain({ booking, look }: { booking: FacilityBooking; look: ButtonProps['variant'] }) {
  const openBooking = useOpenBooking();
  const today = useVenueNow().slice(0, 10);
  const again = () => {
    const selection = bookedAgain(booking, today);
    openBooking(booking.service_id, selection, goingOn(selection));
  };
  return (
    <Button variant={look} size="s" onClick={again}>
      <Trans>Book again</Trans>
    </Button>
  );
}
