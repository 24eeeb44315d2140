import { choosingOf, momentOf, selling, type BookingMoment } from './bookingSelectors.ts';
import type { BookingRef } from './bookingMachine.ts';
import type { SellingRef } from './selling/sellingMachine.ts';

/** Looks at a booking whenever it or one of its steps is another. Answers how to stop. */
export function followBooking(booking: BookingRef, look: (moment: BookingMoment) => void): () => void {
  const choosing = choosingOf(booking);
  const lookNow = () => look(momentOf(booking, choosing));
  let sold: SellingRef | null = null;
  let following = { unsubscribe: () => undefined as void };
  const turn = () => {
    const now = selling(booking.getSnapshot());
    if (now !== sold) {
      following.unsubscribe();
      sold = now;
      if (now) following = now.subscribe(lookNow);
    }
    lookNow();
  };
  const subscriptions = [booking.subscribe(turn), choosing.subscribe(lookNow)];
  return () => {
    following.unsubscribe();
    for (const one of subscriptions) one.unsubscribe();
  };
}
