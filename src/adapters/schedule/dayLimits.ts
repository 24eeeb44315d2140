import type { Id } from '../../contract/wire/wire.ts';

/** How many days ahead each service may be booked, as its last schedule says or will say (R5.5.2). */
export const dayLimits = new Map<Id, Promise<number | null>>();
