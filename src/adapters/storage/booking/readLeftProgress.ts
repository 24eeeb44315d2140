/**
 * The import that reads a booking which was left, in a file of its own: a page without one need not even load the list
 * of what reading it takes.
 */
import type { OwnedProgress } from '../../../../machines/booking/bookingProgress.ts';

export const readLeft = async (): Promise<OwnedProgress | null> =>
  (await import('./bookingProgress.ts')).persistedBookingProgress.read();
