/** What views ask of an erasure. */
import type { ErasureSnapshot } from './erasureMachine.ts';

export type ErasureStep = 'looking' | 'unknown' | 'hindered' | 'explaining' | 'proving';

/** What the dialog shows; null while there is none. Work that is under way stays where it was begun. */
export function step(snapshot: ErasureSnapshot): ErasureStep | null {
  if (!snapshot.hasTag('open')) return null;
  if (snapshot.matches('erasing') || snapshot.matches('sendingAgain')) return 'proving';
  if (snapshot.matches('sendingCode')) return 'explaining';
  return (['looking', 'unknown', 'hindered', 'explaining', 'proving'] as const).find((one) => snapshot.matches(one))!;
}
export const isBusy = (snapshot: ErasureSnapshot) => snapshot.hasTag('busy');
/** Whether the account may still be kept: not while a code is sent or it is being deleted. */
export const mayClose = (snapshot: ErasureSnapshot) => snapshot.can({ type: 'erasure.close' });
export const erasure = ({ context }: ErasureSnapshot) => context.erasure;
export const fault = ({ context }: ErasureSnapshot) => context.fault;
export const problem = ({ context }: ErasureSnapshot) => context.problem;
