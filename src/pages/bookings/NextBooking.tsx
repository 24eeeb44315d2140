import { Trans } from '@lingui/react/macro';
import { isAwaitingApproval } from '../../../machines/bookings/bookingStatus.ts';
import { nextBooked, type Coming } from '../../../machines/bookings/nextBooked.ts';
import type { BookingKind } from '../../contract/orders/bookings.ts';
import { loadNextBookings } from '../../adapters/actors/account/bookedActors.ts';
import { formatDay } from '../../i18n/dates.ts';
import { Joined } from '../../components/text/Joined.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { useResource } from '../../actors/useResource.ts';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { LocalText } from '../../components/text/LocalText.tsx';
import { TimeText } from '../../components/dates/TimeText.tsx';
import { BookedArt } from './rows/BookedArt.tsx';
import { BookingActions, type BookingActionsProps } from './details/BookingActions.tsx';
import { Seat } from './rows/EventBookingRow.tsx';

interface NextBookingProps extends Pick<BookingActionsProps, 'onChanged'> {
  kind: BookingKind;
  /** Counts changes: after each the booking is loaded anew. */
  changes: number;
  isListAwaited: boolean;
}

/** The next booking as a large card with its ticket; the list below may be sorted from its end. */
export function NextBooking({ kind, changes, isListAwaited, onChanged }: NextBookingProps) {
  const now = useVenueNow();
  const { shown, isBusy } = useResource(loadNextBookings, { kind, changes });
  // On a page that has been open for a while the booking may be over by now.
  const next = nextBooked(shown ?? [], now);
  // Where there is none, its place closes in the same moment as the list comes below it.
  if (next === null && (isListAwaited || (shown === null && isBusy))) return <Awaited />;
  return next ? <Next coming={next} onChanged={onChanged} /> : null;
}

/** As high as what most customers have here, so that the list below does not move. */
function Awaited() {
  return (
    <div className="next skel" aria-hidden="true">
      <div className="next__b">
        <span>&nbsp;</span>
        <b>&nbsp;</b>
        <strong>&nbsp;</strong>
        <span>&nbsp;</span>
        <div className="row">&nbsp;</div>
      </div>
    </div>
  );
}

function Next({ coming, onChanged }: { coming: Coming } & Pick<BookingActionsProps, 'onChanged'>) {
  const locale = useLocale();
  const { booked, date, start_time: time } = coming;
  return (
    <section className="next">
      <div className="next__art" aria-hidden="true">
        <BookedArt of={booked} time={time} wide />
      </div>
      <div className="next__b">
        <span>
          <Trans>Next, {formatDay(date, locale)}</Trans>
        </span>
        <b>
          <TimeText time={time} />
        </b>
        <strong>
          {booked.kind === 'facility' ? (
            <Joined>
              <LocalText of={booked.booking} field="service_name" />
              <LocalText of={booked.booking} />
            </Joined>
          ) : (
            <LocalText of={booked.booking} />
          )}
        </strong>
        <Where of={booked} />
        <div className="row">
          {booked.kind === 'facility' && isAwaitingApproval(booked.booking) ? <Trans>Awaiting approval</Trans> : null}
          <BookingActions of={booked} shownIn="next" onChanged={onChanged} />
        </div>
      </div>
    </section>
  );
}

/** Where to, or to whom. */
function Where({ of: { kind, booking } }: { of: Coming['booked'] }) {
  if (kind === 'facility')
    return (
      <span>
        <LocalText of={booking} field="venue_name" />
      </span>
    );
  if (kind === 'event')
    return (
      <span>
        <Joined>
          {booking.venue_name ? <LocalText of={booking} field="venue_name" /> : null}
          {booking.seat ? <Seat seat={booking.seat} /> : null}
        </Joined>
      </span>
    );
  if (kind !== 'trainer' || !booking.trainer_name) return null;
  return (
    <span>
      <LocalText of={booking} field="trainer_name" />
    </span>
  );
}
