/** Every question a view may ask about a package of a trainer that is being chosen. */
import type { TrainerBookingSnapshot } from './trainerBookingMachine.ts';
import { packageOf } from './trainerSessions.ts';

export const selection = ({ context }: TrainerBookingSnapshot) => context.selection;
export const taken = ({ context }: TrainerBookingSnapshot) => context.taken;
export const problem = ({ context }: TrainerBookingSnapshot) => context.problem;
export const chosen = ({ context }: TrainerBookingSnapshot) => packageOf(context.trainer, context.selection.packageId);
export const isBusy = (snapshot: TrainerBookingSnapshot): boolean => snapshot.hasTag('busy');
export const isAdded = (snapshot: TrainerBookingSnapshot): boolean => snapshot.matches('added');
/** Whether every session of the package has its time. */
export const isFull = (snapshot: TrainerBookingSnapshot): boolean =>
  selection(snapshot).sessions.length >= (chosen(snapshot)?.sessions ?? 0);
