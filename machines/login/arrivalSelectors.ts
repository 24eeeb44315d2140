import type { ArrivalSnapshot } from './arrivalMachine.ts';

/** Whom a link would log in, while the customer is asked whether that is them; null where nobody arrives. */
export const introduced = (snapshot: ArrivalSnapshot | undefined) =>
  snapshot?.matches('confirming') ? snapshot.context.introduced : null;

/** Whether a token logs somebody in meanwhile, or whose it is is found out first, or they have just said that they are not (T04). */
export function admission(snapshot: ArrivalSnapshot | undefined): 'open' | 'refused' | 'granted' {
  if (snapshot?.matches('introducing') || snapshot?.matches('confirming')) return 'open';
  return snapshot?.matches('turningAway') ? 'refused' : 'granted';
}
