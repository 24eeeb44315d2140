import { useEffect } from 'react';
import type { BookingRef } from '../../../machines/booking/bookingMachine.ts';

/** A control that goes when it is pressed takes the focus along; it is given to the heading then, never to the page (I30). */
export function useKeptFocus(booking: BookingRef, headingId: string): void {
  useEffect(() => {
    const keep = () => {
      if (document.activeElement === document.body) document.getElementById(headingId)?.focus();
    };
    // After the view has followed.
    const subscription = booking.subscribe(() => void setTimeout(keep));
    return () => subscription.unsubscribe();
  }, [booking, headingId]);
}
