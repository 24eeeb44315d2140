import type { ConsentSnapshot } from './consentMachine.ts';
import type { Purpose } from './consentRules.ts';

/** Asked for the first time, or again by the customer's own wish. */
export const isAsked = (snapshot: ConsentSnapshot): boolean =>
  snapshot.matches({ question: 'asked' }) || snapshot.matches({ question: 'changing' });
/** There is an answer to go back to. */
export const isChanging = (snapshot: ConsentSnapshot): boolean => snapshot.matches({ question: 'changing' });
export const purposes = ({ context }: ConsentSnapshot): Purpose[] => context.wishes.map(({ purpose }) => purpose);
/** What the customer agreed to, of what is wanted now. */
export const granted = (snapshot: ConsentSnapshot): Purpose[] =>
  purposes(snapshot).filter((purpose) => snapshot.context.said[purpose] === 'granted');
