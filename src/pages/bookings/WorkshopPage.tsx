import { useLingui } from '@lingui/react/macro';
import { BookingAside } from './details/BookingAside.tsx';
import { BookingFrame } from './details/BookingFrame.tsx';
import { SessionList } from './rows/SessionList.tsx';

/** /profile/academy-bookings/{id} (R2.3.12): a workshop with its dates and who takes part. */
export function Component() {
  const { t } = useLingui();
  return (
    <BookingFrame kind="academy" list={{ title: t`Workshops`, to: '/profile/academy-bookings' }}>
      {(booked, { reload }) => (
        <div className="split">
          <SessionList sessions={booked.booking.sessions} />
          <BookingAside of={booked} onChanged={reload} />
        </div>
      )}
    </BookingFrame>
  );
}
