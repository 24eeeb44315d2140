/** Selectors of the cart page about a removed booking. */
import type { LineRemovalSnapshot } from './lineRemovalMachine.ts';

export const isAsking = (snapshot: LineRemovalSnapshot): boolean => snapshot.matches('asking');
/** Whether undo is offered, or under way. */
export const isOffered = (snapshot: LineRemovalSnapshot): boolean =>
  snapshot.matches('offered') || isRestoring(snapshot);
export const isRestoring = (snapshot: LineRemovalSnapshot): boolean => snapshot.matches('restoring');
export const isRefused = (snapshot: LineRemovalSnapshot): boolean => snapshot.matches('refused');
export const removed = ({ context }: LineRemovalSnapshot) => context.removed;
export const problem = ({ context }: LineRemovalSnapshot) => context.problem;
