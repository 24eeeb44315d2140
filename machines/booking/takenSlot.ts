import { RefusedError } from '../shared/problem.ts';

/** Codes that mean that another customer has the slot: the cart's, the server's, and a bare 409. */
const lostSlotCodes = new Set(['placeTaken', 'slotTaken', 'http409']);

/**
 * Whether another customer took the slot: the reason is shown, the grid reloaded, the selection cleared, all else kept
 * (F30).
 */
export const isSlotTaken = (error: unknown): boolean => error instanceof RefusedError && lostSlotCodes.has(error.code);
