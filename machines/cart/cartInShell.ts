/** Selectors for the shell, which is shown before the cart machine is loaded. */
import type { CartSnapshot } from './cartMachine.ts';
import { totalTickets, type CountedLine } from './lines.ts';

/** The number on the cart's badge (R3.6.10, R2.5.13); counted from the persisted lines until the cart runs. */
export const ticketsIn = (cart: CartSnapshot | undefined, stored: readonly CountedLine[]): number =>
  totalTickets(cart?.context.lines ?? stored);

/** Whether the customer must choose between this cart and goods of another outlet (R4.8.4). */
export const isWarned = (cart: CartSnapshot | undefined): boolean => cart?.context.problem?.code === 'otherOutlet';
