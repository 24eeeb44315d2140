import type { EventInviteSnapshot } from './eventInviteMachine.ts';
import type { InviteAnswer } from './eventInviteRules.ts';

export type InviteScreen = 'loading' | 'unknown' | 'failed' | 'over' | 'asked' | InviteAnswer;

/** Which screen to show; while an answer is on its way, the previous one stays. */
export function screen(snapshot: EventInviteSnapshot): InviteScreen {
  const { status } = snapshot.context.invite ?? {};
  if (snapshot.matches('open')) return status === 'accepted' || status === 'declined' ? status : 'asked';
  if (snapshot.matches('over')) return 'over';
  if (snapshot.matches('unknown')) return 'unknown';
  return snapshot.context.problem === null ? 'loading' : 'failed';
}
export const invite = ({ context }: EventInviteSnapshot) => context.invite;
export const problem = ({ context }: EventInviteSnapshot) => context.problem;
export const isBusy = (snapshot: EventInviteSnapshot): boolean => snapshot.hasTag('busy');
/** The answer that is on its way. */
export const answerUnderWay = (snapshot: EventInviteSnapshot): InviteAnswer | null =>
  snapshot.matches({ open: 'answering' }) ? snapshot.context.answer : null;
