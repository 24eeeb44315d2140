/** Selectors of a trainer's package being chosen. */
import type { TrainerBookingSnapshot } from './trainerBookingMachine.ts';
import { packageOf } from './trainerSessions.ts';

export const selection = ({ context }: TrainerBookingSnapshot) => context.selection;
export const taken = ({ context }: TrainerBookingSnapshot) => context.taken;
export const problem = ({ context }: TrainerBookingSnapshot) => context.problem;
export const chosen = ({ context }: TrainerBookingSnapshot) => packageOf(context.trainer, context.selection.packageId);
export const isBusy = (snapshot: TrainerBookingSnapshot): boolean => snapshot.hasTag('busy');
export const isAdded = (snapshot: TrainerBookingSnapshot): boolean => snapshot.matches('added');
/** Whether all sessions of the package have a time. */
export const isFull = (snapshot: TrainerBookingSnapshot): boolean =>
  selection(snapshot).sessions.length >= (chosen(snapshot)?.sessions ?? 0);
