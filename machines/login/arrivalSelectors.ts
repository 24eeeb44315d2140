import type { ArrivalSnapshot } from './arrivalMachine.ts';

/** The customer named by a link, while they are asked to confirm it; null otherwise. */
export const introduced = (snapshot: ArrivalSnapshot | undefined) =>
  snapshot?.matches('confirming') ? snapshot.context.introduced : null;

/**
 * Whether a token is being exchanged (`granted`), still needs the customer's confirmation (`open`), or was just declined
 * (`refused`) (T04).
 */
export function admission(snapshot: ArrivalSnapshot | undefined): 'open' | 'refused' | 'granted' {
  if (snapshot?.matches('introducing') || snapshot?.matches('confirming')) return 'open';
  return snapshot?.matches('turningAway') ? 'refused' : 'granted';
}
