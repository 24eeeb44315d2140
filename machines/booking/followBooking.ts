import { choosingOf, momentOf, selling, type BookingMoment } from './bookingSelectors.ts';
import type { BookingRef } from './bookingMachine.ts';
import type { SellingRef } from './selling/sellingMachine.ts';

/** Calls `look` whenever the booking or one of its steps changes. @returns a function that stops it */
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
