/** What the cart's page asks about what was taken out of it. */
import type { LineRemovalSnapshot } from './lineRemovalMachine.ts';

export const isAsking = (snapshot: LineRemovalSnapshot): boolean => snapshot.matches('asking');
/** What can be put back, or is being put back. */
export const isOffered = (snapshot: LineRemovalSnapshot): boolean =>
  snapshot.matches('offered') || isRestoring(snapshot);
export const isRestoring = (snapshot: LineRemovalSnapshot): boolean => snapshot.matches('restoring');
export const isRefused = (snapshot: LineRemovalSnapshot): boolean => snapshot.matches('refused');
export const removed = ({ context }: LineRemovalSnapshot) => context.removed;
export const problem = ({ context }: LineRemovalSnapshot) => context.problem;
