/** What a view asks of the cancelling of an order. */
import type { CancellationSnapshot } from './cancellationMachine.ts';

export type CancellationScreen = 'loading' | 'failed' | 'asking' | 'cancelled' | 'refused';

export function screen(snapshot: CancellationSnapshot): CancellationScreen {
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('cancelled')) return 'cancelled';
  if (snapshot.matches('refused')) return 'refused';
  // What is shown stays while it is asked for anew.
  return snapshot.context.cancellation === null ? 'loading' : 'asking';
}

export const cancellation = ({ context }: CancellationSnapshot) => context.cancellation;
export const formerRefund = ({ context }: CancellationSnapshot) => context.formerRefund;
export const problem = ({ context }: CancellationSnapshot) => context.problem;
export const isBusy = (snapshot: CancellationSnapshot) => snapshot.hasTag('busy');
