/** What the frame around every page asks the cart, which may not be there yet. */
import type { CartSnapshot } from './cartMachine.ts';
import { totalTickets, type CountedLine } from './lines.ts';

/** The number on the cart's badge (R3.6.10, R2.5.13); until the cart runs, of what is stored for whoever is there. */
export const ticketsIn = (cart: CartSnapshot | undefined, stored: readonly CountedLine[]): number =>
  totalTickets(cart?.context.lines ?? stored);

/** The customer chooses between this cart and goods of another outlet (R4.8.4). */
export const isWarned = (cart: CartSnapshot | undefined): boolean => cart?.context.problem?.code === 'otherOutlet';
