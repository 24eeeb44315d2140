/** Selectors of a session being scheduled. */
import type { SessionBookingSnapshot } from './sessionBookingMachine.ts';

export const chosen = ({ context }: SessionBookingSnapshot) => context.chosen;
export const taken = ({ context }: SessionBookingSnapshot) => context.taken;
export const booked = ({ context }: SessionBookingSnapshot) => context.booked;
export const problem = ({ context }: SessionBookingSnapshot) => context.problem;
export const isBusy = (snapshot: SessionBookingSnapshot): boolean => snapshot.hasTag('busy');
