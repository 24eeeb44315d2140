import { Plural, Trans } from '@lingui/react/macro';
import { nextSession } from '../../../../machines/bookings/recordStatus.ts';
import { mayBookSession } from '../../../../machines/sessionBooking/sessionBookingRules.ts';
import { user } from '../../../art/icons/places.ts';
import type { TrainerBooking } from '../../../contract/orders/bookings.ts';
import { LinkButton } from '../../../components/buttons/Button.tsx';
import { Icon } from '../../../components/pictures/Icon.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { useVenueNow } from '../../../actors/useVenueNow.ts';
import { RecordStatus } from '../../../shell/account/RecordStatus.tsx';
import { BookedArt } from './BookedArt.tsx';
import { BookedRow } from './BookedRow.tsx';
import { NextOn } from '../details/NextOn.tsx';
import { BookingActions, type BookingActionsProps } from '../details/BookingActions.tsx';

interface TrainerRowProps extends Pick<BookingActionsProps, 'onChanged'> {
  booking: TrainerBooking;
}

/** A package of a coach: how much of it is left, and which session comes next. */
export function TrainerRow({ booking, onChanged }: TrainerRowProps) {
  const now = useVenueNow();
  const of = { kind: 'trainer', booking } as const;
  const to = `/profile/trainer-sessions/${booking.id}`;
  const next = nextSession(booking.sessions, now);
  const last = booking.sessions.at(-1);
  const left = booking.sessions_left;
  return (
    <BookedRow
      date={(next ?? last)?.date ?? <LeftOf left={left} />}
      image={booking.image}
      art={<BookedArt of={of} />}
      link={{ to }}
      title={<LocalText of={booking} />}
      facts={
        <>
          {booking.trainer_name ? (
            <span>
              <Icon of={user} />
              <LocalText of={booking} field="trainer_name" />
            </span>
          ) : null}
          <NextOn session={next} />
        </>
      }
      status={
        <>
          <RecordStatus id={booking.status_id} />
          <span className="fine">
            <Plural value={left} _0="No session left" one="# session left" other="# sessions left" />
          </span>
        </>
      }
      actions={
        <>
          {mayBookSession(booking) ? (
            <LinkButton variant="line" size="s" to={to}>
              <Trans>Schedule a session</Trans>
            </LinkButton>
          ) : null}
          <BookingActions of={of} shownIn="row" onChanged={onChanged} />
        </>
      }
    />
  );
}

/** In the place of a day, while none is chosen. */
function LeftOf({ left }: { left: number }) {
  return (
    <>
      <b>{left}</b>
      <span>
        <Plural value={left} one="session left" other="sessions left" />
      </span>
    </>
  );
}
