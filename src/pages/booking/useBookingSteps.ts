import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { BookingRef } from '../../../machines/booking/bookingMachine.ts';
import { choosingOf, selling as sellingOf, type BookingStep } from '../../../machines/booking/bookingSelectors.ts';
import type { ChoosingRef } from '../../../machines/booking/choosing/choosingMachine.ts';
import * as readChoosing from '../../../machines/booking/choosing/choosingSelectors.ts';
import type { SellingRef } from '../../../machines/booking/selling/sellingMachine.ts';
import * as readSelling from '../../../machines/booking/selling/sellingSelectors.ts';

export interface BookingSteps {
  /** Step 1, which runs for as long as its booking. */
  choosing: ChoosingRef;
  /** The later steps, while they are gone through. */
  selling: SellingRef | null;
  /** The step on the screen. */
  step: BookingStep;
  /** Nothing but leaving is possible. */
  isLocked: boolean;
}

/** The actors of a booking's steps, and where it stands. */
export function useBookingSteps(booking: BookingRef): BookingSteps {
  const choosing = useMemo(() => choosingOf(booking), [booking]);
  const selling = useSelector(booking, sellingOf);
  const isClosed = useSelector(booking, (snapshot) => snapshot.matches('closed'));
  const step = useSelector(selling ?? undefined, (snapshot) => (snapshot ? readSelling.step(snapshot) : 'choosing'));
  const isLocked = useSelector(selling ?? undefined, (snapshot) => (snapshot ? readSelling.isLocked(snapshot) : false));
  // The same object until something of it changes; a booking that is over keeps its last value.
  return useMemo(
    () => ({ choosing, selling, step: isClosed ? 'closed' : step, isLocked }),
    [choosing, selling, isClosed, step, isLocked],
  );
}

type RestoringStep = Exclude<BookingStep, 'choosing' | 'closed'>;

/** The later step that a reloaded dialog is on its way back to. */
export function useRestoringStep({ choosing, selling }: BookingSteps): RestoringStep | null {
  const first = useSelector(choosing, readChoosing.restoringStep);
  const later = useSelector(selling ?? undefined, (snapshot) =>
    snapshot ? readSelling.restoringStep(snapshot) : null,
  );
  return first ?? later;
}
