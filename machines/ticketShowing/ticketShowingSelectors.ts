import type { TicketShowingSnapshot } from './ticketShowingMachine.ts';

export const isOpen = (snapshot: TicketShowingSnapshot): boolean => snapshot.matches('open');
/** Whether the screen stays on; otherwise it has to be touched now and then. */
export const isAwake = (snapshot: TicketShowingSnapshot): boolean => snapshot.matches({ open: 'awake' });
export const current = ({ context }: TicketShowingSnapshot): number => context.current;
export const hasNext = ({ context }: TicketShowingSnapshot): boolean => context.current < context.count - 1;
export const hasPrevious = ({ context }: TicketShowingSnapshot): boolean => context.current > 0;
