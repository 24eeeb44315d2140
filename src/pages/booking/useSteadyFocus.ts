import { useEffect, type RefObject } from 'react';
import type { BookingRef } from '../../../machines/booking/bookingMachine.ts';
import { followBooking } from '../../../machines/booking/followBooking.ts';

/**
 * A control that goes, or goes out of use, when it is pressed takes the focus along: it then moves on to the next control
 * of the same card, else to the heading, never to the page (I30).
 */
export function useSteadyFocus(booking: BookingRef, headingId: string, panel?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    return followBooking(booking, () => {
      // On a page with a panel the focus may be elsewhere, and stays there.
      if (panel && !panel.current?.contains(document.activeElement)) return;
      const card = document.activeElement?.closest('article');
      // After the view has followed.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const near = card?.isConnected ? card.querySelector<HTMLElement>('button:enabled') : null;
        (near ?? document.getElementById(headingId))?.focus();
      });
    });
  }, [booking, headingId, panel]);
}
