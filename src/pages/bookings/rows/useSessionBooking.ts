import { useEffect, useState } from 'react';
import type {
  SessionBookingInput,
  SessionBookingRef,
} from '../../../../machines/sessionBooking/sessionBookingMachine.ts';
import { hourIn, writeHour } from '../../../../machines/sessionBooking/sessionBookingRules.ts';
import { usePageActor } from '../../../actors/portalContext.tsx';
import { provideSessionBooking } from '../../../adapters/actors/booking/sessionBookingActors.ts';
import { nowAtVenue } from '../../../adapters/http/serverTime.ts';
import { useNoteInAddress } from '../../../components/useNoteInAddress.ts';
import { useSearchParams } from '../../../components/useSearchParams.ts';
import type { TrainerBooking } from '../../../contract/orders/bookings.ts';

/** Giving a session of that package its time, which is chosen as the address of the page says. */
export function useSessionBooking(
  booking: TrainerBooking,
  resource: SessionBookingInput['resource'],
): SessionBookingRef {
  const [params] = useSearchParams();
  const noteInAddress = useNoteInAddress();
  const [machine] = useState(() => provideSessionBooking());
  const sessionBooking = usePageActor(machine, {
    input: { bookingId: booking.id, resource, chosen: hourIn(params, booking, nowAtVenue()) },
  });
  useEffect(() => {
    const wire = sessionBooking.on('hour.changed', ({ chosen }) =>
      noteInAddress((written) => writeHour(written, chosen)),
    );
    return () => wire.unsubscribe();
  }, [sessionBooking, noteInAddress]);
  return sessionBooking;
}
