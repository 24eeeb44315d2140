/** Selectors of a cancellation. */
import type { CancellationSnapshot } from './cancellationMachine.ts';

export type CancellationScreen = 'loading' | 'failed' | 'asking' | 'cancelled' | 'refused';

export function screen(snapshot: CancellationSnapshot): CancellationScreen {
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('cancelled')) return 'cancelled';
  if (snapshot.matches('refused')) return 'refused';
  // The terms stay on screen while they are loaded again.
  return snapshot.context.cancellation === null ? 'loading' : 'asking';
}

export const cancellation = ({ context }: CancellationSnapshot) => context.cancellation;
export const formerRefund = ({ context }: CancellationSnapshot) => context.formerRefund;
export const problem = ({ context }: CancellationSnapshot) => context.problem;
export const isBusy = (snapshot: CancellationSnapshot) => snapshot.hasTag('busy');
