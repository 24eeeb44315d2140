import { Plural } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { BookingRef } from '../../../machines/booking/bookingMachine.ts';
import * as read from '../../../machines/booking/bookingSelectors.ts';

/** Tells a screen reader what the last choice brought: how many times, how many courts. */
export function BookingStatus({ booking }: { booking: BookingRef }) {
  const awaited = useSelector(booking, read.awaited);
  const slot = useSelector(booking, read.selectedTimeSlot);
  const times = useSelector(booking, read.timeSlots).length;
  const courts = useSelector(booking, read.facilities).length;
  const isSlotTime = awaited === 'none' && slot === null;
  return (
    <output className="vh">
      {isSlotTime ? <Plural value={times} _0="No free times" one="# free time" other="# free times" /> : null}
      {awaited === 'offer' && courts > 0 ? (
        <Plural value={courts} one="# court is free" other="# courts are free" />
      ) : null}
    </output>
  );
}
