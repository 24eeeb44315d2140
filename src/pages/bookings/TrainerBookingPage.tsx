import { useLingui } from '@lingui/react/macro';
import { BookingAside } from './details/BookingAside.tsx';
import { BookingFrame } from './details/BookingFrame.tsx';
import { ScheduleSession } from './rows/ScheduleSession.tsx';
import { SessionList } from './rows/SessionList.tsx';

/** /profile/trainer-sessions/{id} (R2.3.10): a package of a coach with its sessions; those without a time are scheduled here (Q3.6.d). */
export function Component() {
  const { t } = useLingui();
  return (
    <BookingFrame kind="trainer" list={{ title: t`Coaching sessions`, to: '/profile/trainer-sessions' }}>
      {(booked, { ref, reload }) => (
        <div className="split">
          <div className="stack bksessions">
            <SessionList sessions={booked.booking.sessions} />
            <ScheduleSession booking={booked.booking} resource={ref} />
          </div>
          <BookingAside of={booked} onChanged={reload} />
        </div>
      )}
    </BookingFrame>
  );
}
