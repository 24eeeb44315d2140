/** Which files read a booking that was left is more to say than that there is none: it is said where there is one. */
import type { OwnedProgress } from '../../../../machines/booking/bookingProgress.ts';

export const readLeft = async (): Promise<OwnedProgress | null> =>
  (await import('./bookingProgress.ts')).persistedBookingProgress.read();
