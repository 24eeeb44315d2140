import type { ConsentSnapshot } from './consentMachine.ts';
import type { Purpose } from './consentRules.ts';

/** Whether the question is shown, for the first time or because the customer opened it again. */
export const isAsked = (snapshot: ConsentSnapshot): boolean =>
  snapshot.matches({ question: 'asked' }) || snapshot.matches({ question: 'changing' });
/** Whether there is an earlier answer to go back to. */
export const isChanging = (snapshot: ConsentSnapshot): boolean => snapshot.matches({ question: 'changing' });
export const purposes = ({ context }: ConsentSnapshot): Purpose[] => context.wishes.map(({ purpose }) => purpose);
/** The granted purposes, of those that the site asks for now. */
export const granted = (snapshot: ConsentSnapshot): Purpose[] =>
  purposes(snapshot).filter((purpose) => snapshot.context.said[purpose] === 'granted');
