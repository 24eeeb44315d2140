import { RefusedError } from '../shared/problem.ts';

/** Answers that mean: somebody else has the slot now; the cart's, the server's, and a 409 that says no more. */
const lostSlotCodes = new Set(['placeTaken', 'slotTaken', 'http409']);

/** Somebody was faster: the reason is told, the grid asked for anew, the selection gone, all else kept (F30). */
export const isSlotTaken = (error: unknown): boolean => error instanceof RefusedError && lostSlotCodes.has(error.code);
