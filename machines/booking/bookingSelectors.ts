/** Selectors of a booking, whichever of its steps is active. */
import { selectionOf } from './choosing/selectionOf.ts';
import type { ChoosingRef, ChoosingSnapshot } from './choosing/choosingMachine.ts';
import { isAwaitingLogin } from './choosing/choosingSelectors.ts';
import type { BookingRef, BookingSnapshot } from './bookingMachine.ts';
import { progressOf } from './progressOf.ts';
import type { BookingProgress, BookingStep } from './bookingProgress.ts';
import type { BookingSelection, BookingStop } from './bookingSelection.ts';
import type { SellingRef, SellingSnapshot } from './selling/sellingMachine.ts';
import * as readSelling from './selling/sellingSelectors.ts';

export type { BookingStep } from './bookingProgress.ts';

/** The later steps, while they are active. */
export const selling = ({ children }: BookingSnapshot): SellingRef | null => children.selling ?? null;

/** Step 1, which runs as long as its booking. @throws when it does not */
export function choosingOf(booking: BookingRef): ChoosingRef {
  const { choosing } = booking.getSnapshot().children;
  if (choosing === undefined) throw new Error('booking: step 1 does not run');
  return choosing;
}

/** The snapshots of a booking and its steps at one moment. */
export interface BookingMoment {
  booking: BookingSnapshot;
  choosing: ChoosingSnapshot;
  selling: SellingSnapshot | null;
}

export const momentOf = (booking: BookingRef, choosing = choosingOf(booking)): BookingMoment => {
  const snapshot = booking.getSnapshot();
  return { booking: snapshot, choosing: choosing.getSnapshot(), selling: selling(snapshot)?.getSnapshot() ?? null };
};

/** The step on the screen. */
export function step({ booking, selling: sold }: Pick<BookingMoment, 'booking' | 'selling'>): BookingStep {
  if (booking.matches('closed')) return 'closed';
  return sold === null ? 'choosing' : readSelling.step(sold);
}

/** The booking's current stop, for the browser's history. */
export const stop = ({ selling: sold }: Pick<BookingMoment, 'selling'>): BookingStop =>
  sold === null ? 'choosing' : readSelling.stop(sold);

/** The selection and stop for the address; after step 1 the facility is settled, and included. */
export function selectionAndStop(moment: BookingMoment): { selection: BookingSelection; stop: BookingStop } {
  const at = stop(moment);
  const { context } = moment.choosing;
  const selection = selectionOf(context);
  return { selection: at === 'choosing' ? selection : { ...selection, facilityId: context.facilityId }, stop: at };
}

/** Whether a persisted selection is being restored, which the address already shows. */
export const isOnWayBack = ({ choosing, selling: sold }: BookingMoment): boolean =>
  choosing.context.draft !== null || (sold !== null && sold.context.draft !== null);

/** The progress to persist; null when there is nothing to come back to. */
export function progress(moment: BookingMoment): BookingProgress | null {
  const { choosing, selling: sold } = moment;
  return progressOf({
    choosing: choosing.context,
    selling: sold && { ...sold.context, isDescribing: readSelling.isDescribing(sold) },
    step: step(moment),
    isAwaitingLogin: isAwaitingLogin(choosing),
  });
}
