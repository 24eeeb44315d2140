import type { ArrivalSnapshot } from './arrivalMachine.ts';

/** Whom a link would log in, while the customer is asked whether that is them; null where nobody arrives. */
export const introduced = (snapshot: ArrivalSnapshot | undefined) =>
  snapshot?.matches('confirming') ? snapshot.context.introduced : null;
