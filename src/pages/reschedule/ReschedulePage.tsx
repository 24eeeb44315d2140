import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { useParams } from 'react-router';
import { isAwaitingPayment } from '../../../machines/bookings/bookingStatus.ts';
import * as read from '../../../machines/reschedule/rescheduleSelectors.ts';
import type { RescheduleRef } from '../../../machines/reschedule/rescheduleMachine.ts';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import { useUser } from '../../actors/portalContext.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { SlotOutlines } from '../../components/dates/SlotOutlines.tsx';
import { useHeadingFocus } from '../../components/useHeadingFocus.ts';
import type { FacilityBooking } from '../../contract/orders/bookings.ts';
import { useSearchParams } from '../../components/useSearchParams.ts';
import { listBehind } from '../../shell/account/listBehind.ts';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { ChooseNewTime } from './ChooseNewTime.tsx';
import { TimeSwap } from './TimeSwap.tsx';
import { useReschedule } from './useReschedule.ts';
import './reschedule.css';

/** /profile/facility-bookings/{id}/reschedule: another day and hour for a booking, at no change of price (R2.2.8, Q2.2.a, Q2.2.b). */
export function Component() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const user = useUser();
  return (
    <AccountPage title={t`Move your booking`}>
      {/* Another customer's is asked for anew. */}
      <Moving key={`${id} ${user?.id ?? ''}`} bookingId={Number(id)} />
    </AccountPage>
  );
}

function Moving({ bookingId }: { bookingId: number }) {
  return <RescheduleSteps moving={useReschedule(bookingId)} />;
}

/** Loading, failed, not movable, being moved, or the form. */
export function RescheduleSteps({ moving }: { moving: RescheduleRef }) {
  const screen = useSelector(moving, read.screen);
  const heading = useHeadingFocus(screen);
  if (screen === 'loading')
    return (
      <>
        <Skeleton of="lines" />
        <Skeleton of="days" />
        <SlotOutlines />
      </>
    );
  if (screen === 'failed') return <Failed moving={moving} heading={heading} />;
  if (screen === 'fixed') return <Fixed moving={moving} heading={heading} />;
  return screen === 'moved' ? <Moved moving={moving} heading={heading} /> : <ChooseNewTime moving={moving} />;
}

interface EndProps {
  moving: RescheduleRef;
  /** The focus goes there from the button that is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

function Failed({ moving, heading }: EndProps) {
  const problem = useSelector(moving, read.problem);
  if (problem !== null && kindOf(problem) === 'refused') return <Fixed moving={moving} heading={heading} />;
  return <ErrorState problem={problem} onRetry={() => moving.send({ type: 'step.retry' })} />;
}

function ToBookings() {
  const [params] = useSearchParams();
  return (
    <LinkButton variant="cta" to={listBehind('facility', params)}>
      <Trans>To my bookings</Trans>
    </LinkButton>
  );
}

/** Why the booking cannot be moved. */
function Fixed({ moving, heading }: EndProps) {
  const booking = useSelector(moving, read.bookingToMove);
  const isUnpaid = booking !== null && isAwaitingPayment(booking);
  return (
    <EmptyState
      heading={heading}
      title={
        booking === null ? (
          <Trans>We cannot find this booking</Trans>
        ) : isUnpaid ? (
          <Trans>This booking is not paid yet</Trans>
        ) : (
          <Trans>This booking cannot be moved any more</Trans>
        )
      }
      action={<ToBookings />}
    >
      {booking === null ? (
        <Trans>It may be somebody else’s, or the link is not complete.</Trans>
      ) : isUnpaid ? (
        <Trans>Once its payment has arrived, it can be moved.</Trans>
      ) : (
        <Trans>Only a booking that is still to come, and was not refused, cancelled or used, gets another time.</Trans>
      )}
    </EmptyState>
  );
}

function Moved({ moving, heading }: EndProps) {
  const booking = useSelector(moving, read.bookingToMove);
  const moved = useSelector(moving, read.moved);
  if (booking === null || moved === null) return null;
  const isElsewhere = moved.facility_id !== booking.facility_id;
  const placeOf = (of: FacilityBooking) => (isElsewhere ? <LocalText of={of} /> : null);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="moved">
        <Trans>Moved. See you there!</Trans>
      </h2>
      <TimeSwap
        from={{ date: booking.facility_date, time: booking.facility_start_time, where: placeOf(booking) }}
        to={{ date: moved.facility_date, time: moved.facility_start_time, where: placeOf(moved) }}
        isDone
      />
      <p className="meta">
        {isElsewhere ? (
          <Trans>
            Your bookings, the tickets and the calendar file have the new time and place. The price stays as it was.
          </Trans>
        ) : (
          <Trans>Your bookings, the tickets and the calendar file have the new time. The price stays as it was.</Trans>
        )}
      </p>
      <div className="row">
        <ToBookings />
        {moved.token === null ? null : (
          <LinkButton variant="line" to={`/profile/view-tickets/${moved.order_id}`}>
            <Trans>View tickets</Trans>
          </LinkButton>
        )}
      </div>
    </>
  );
}
