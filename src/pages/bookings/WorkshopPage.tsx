import { useLingui } from '@lingui/react/macro';
import { BookingActions } from './BookingActions.tsx';
import { BookingFacts } from './BookingFacts.tsx';
import { BookingFrame } from './BookingFrame.tsx';
import { OrderedTogether } from './OrderedTogether.tsx';
import { SessionList } from './SessionList.tsx';

/** /profile/academy-bookings/{id} (R2.3.12): a workshop with its dates and who takes part. */
export function Component() {
  const { t } = useLingui();
  return (
    <BookingFrame kind="academy" list={{ title: t`Workshops`, to: '/profile/academy-bookings' }}>
      {(booked, { reload }) => (
        <div className="split">
          <SessionList sessions={booked.booking.sessions} />
          <aside className="stack" aria-label={t`Booking`}>
            <BookingFacts of={booked} />
            <OrderedTogether of={booked.booking} />
            <div className="row bkacts">
              <BookingActions of={booked} place="details" onChanged={reload} />
            </div>
          </aside>
        </div>
      )}
    </BookingFrame>
  );
}
