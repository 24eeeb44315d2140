/** Selectors of an erasure. */
import type { ErasureSnapshot } from './erasureMachine.ts';

export type ErasureStep = 'looking' | 'unknown' | 'hindered' | 'explaining' | 'proving';

/** What the dialog shows; null while it is closed. During a call, the step that started it stays. */
export function step(snapshot: ErasureSnapshot): ErasureStep | null {
  if (!snapshot.hasTag('open')) return null;
  if (snapshot.matches('erasing') || snapshot.matches('sendingAgain')) return 'proving';
  if (snapshot.matches('sendingCode')) return 'explaining';
  return (['looking', 'unknown', 'hindered', 'explaining', 'proving'] as const).find((one) => snapshot.matches(one))!;
}
export const isBusy = (snapshot: ErasureSnapshot) => snapshot.hasTag('busy');
/** Whether the dialog can be closed: not while a code is sent or the account is being deleted. */
export const mayClose = (snapshot: ErasureSnapshot) => snapshot.can({ type: 'erasure.close' });
export const erasure = ({ context }: ErasureSnapshot) => context.erasure;
export const fault = ({ context }: ErasureSnapshot) => context.fault;
export const refusals = ({ context }: ErasureSnapshot) => context.refusals;
export const problem = ({ context }: ErasureSnapshot) => context.problem;
