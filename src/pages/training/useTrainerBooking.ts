import { useEffect, useState } from 'react';
import type { TrainerBookingRef } from '../../../machines/trainerBooking/trainerBookingMachine.ts';
import { selectionIn, writeSelection, type Trainer } from '../../../machines/trainerBooking/trainerSessions.ts';
import { useCart, usePageActor, usePortal, useSession } from '../../actors/portalContext.tsx';
import { provideTrainerBooking } from '../../adapters/actors/offered/trainerActors.ts';
import { nowAtVenue } from '../../adapters/http/serverTime.ts';
import { useNoteInAddress } from '../../components/useNoteInAddress.ts';
import { useSearchParams } from '../../components/useSearchParams.ts';

/** Booking that trainer, as the address of the page says what is chosen. */
export function useTrainerBooking(trainer: Trainer): TrainerBookingRef {
  const [params] = useSearchParams();
  const noteInAddress = useNoteInAddress();
  const portal = usePortal();
  const cart = useCart();
  const session = useSession();
  const [machine] = useState(() => provideTrainerBooking({ cart, portal, session }));
  const trainerBooking = usePageActor(machine, {
    input: { trainer, selection: selectionIn(params), now: nowAtVenue() },
  });
  useEffect(
    () => trainerBooking.send({ type: 'address.changed', selection: selectionIn(params) }),
    [trainerBooking, params],
  );
  useEffect(() => {
    const wire = trainerBooking.on('selection.changed', ({ selection }) =>
      noteInAddress((written) => writeSelection(written, selection)),
    );
    return () => wire.unsubscribe();
  }, [trainerBooking, noteInAddress]);
  return trainerBooking;
}
