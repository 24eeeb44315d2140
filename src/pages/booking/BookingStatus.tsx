import { Plural } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { BookingRef } from '../../../machines/booking/bookingMachine.ts';
import * as read from '../../../machines/booking/bookingSelectors.ts';

/** Tells a screen reader what the last choice brought: how many times, how many facilities. */
export function BookingStatus({ booking }: { booking: BookingRef }) {
  const awaited = useSelector(booking, read.awaited);
  const slot = useSelector(booking, read.selectedTimeSlot);
  const times = useSelector(booking, read.timeSlots).length;
  const facilities = useSelector(booking, read.facilities).length;
  const isSlotTime = awaited === 'none' && slot === null;
  return (
    <output className="vh">
      {isSlotTime ? <Plural value={times} _0="No free times" one="# free time" other="# free times" /> : null}
      {awaited === 'offer' && facilities > 0 ? (
        <Plural value={facilities} one="# facility is free" other="# facilities are free" />
      ) : null}
    </output>
  );
}
