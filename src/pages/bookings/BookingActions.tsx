import { Trans } from '@lingui/react/macro';
import { bookedAgain } from '../../../machines/bookings/bookAgain.ts';
import { pageToBuyAgain } from '../../../machines/bookings/buyAgain.ts';
import { bookingStatus } from '../../../machines/bookings/bookingStatus.ts';
import { isCancellable, mayAskToCancel, mayReschedule } from '../../../machines/bookings/givingUp.ts';
import { hasAddition } from '../../../machines/site/additions.ts';
import { qr } from '../../art/icons/tools.ts';
import type { Booked, FacilityBooking } from '../../contract/bookings.ts';
import { Button, LinkButton } from '../../components/Button.tsx';
import { useConfig, useOpenBooking } from '../../actors/portalContext.tsx';
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
      {booked.kind === 'facility' && place !== 'next' ? <OfFacility booking={booked.booking} place={place} /> : null}
      {booked.kind !== 'facility' && place === 'details' ? <OfOther of={booked} /> : null}
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

interface OfFacilityProps {
  booking: FacilityBooking;
  place: BookingActionsProps['place'];
}

/** A row has room for what is wanted most: another time while there is one to come, the same once more when it is over. */
function OfFacility({ booking, place }: OfFacilityProps) {
  const now = useVenueNow();
  const isMovable = mayReschedule(booking, now);
  const isDetailed = place === 'details';
  return (
    <>
      {isMovable ? (
        <LinkButton
          variant={isDetailed ? 'line' : 'quiet'}
          size="s"
          to={`/profile/facility-bookings/${booking.id}/reschedule`}
        >
          <Trans>Reschedule</Trans>
        </LinkButton>
      ) : null}
      {isDetailed && mayAskToCancel(booking, now) ? (
        <Cancel address={`/profile/orders/${booking.order_id}/cancel?booking=${booking.id}`} />
      ) : null}
      {isDetailed || !isMovable ? <BookAgain booking={booking} /> : null}
    </>
  );
}

/** What is booked in another way than by the hour: given up while it stands, and to be had again where it came from. */
function OfOther({ of: booked }: { of: Exclude<Booked, { kind: 'facility' }> }) {
  const { booking } = booked;
  const today = useVenueNow().slice(0, 10);
  return (
    <>
      {isCancellable(booked, today) ? <Cancel address={`/profile/orders/${booking.order_id}/cancel`} /> : null}
      <LinkButton variant="quiet" size="s" to={pageToBuyAgain(booked)}>
        <Trans>Book again</Trans>
      </LinkButton>
    </>
  );
}

/** Where the operator's server knows of it (Q7.7.b). */
function Cancel({ address }: { address: string }) {
  if (!hasAddition(useConfig(), 'cancel')) return null;
  return (
    <LinkButton variant="quiet" size="s" to={address}>
      <Trans>Cancel the booking</Trans>
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
