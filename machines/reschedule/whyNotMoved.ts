/** Why the server did not move a booking (F30, Q2.2.b). */
import { isSlotTaken } from '../booking/takenSlot.ts';
import { RefusedError } from '../shared/problem.ts';

/** Another customer took the slot or its places; a bare 409 is about the booking itself. */
export const isNewSlotTaken = (error: unknown): boolean =>
  error instanceof RefusedError &&
  (error.code === 'capacityReached' || (isSlotTaken(error) && error.code !== 'http409'));

/** The server's codes for a booking that cannot be moved. */
const fixedCodes = new Set(['notMovable', 'notFound']);

export const isBookingFixed = (error: unknown): boolean => error instanceof RefusedError && fixedCodes.has(error.code);
