import type { CardPreferenceSnapshot } from './cardPreferenceMachine.ts';

export const problem = ({ context }: CardPreferenceSnapshot) => context.problem;

/** The card that is being made the default; null when none is. */
export const underWay = (snapshot: CardPreferenceSnapshot): string | null =>
  snapshot.hasTag('busy') ? snapshot.context.id : null;
