/** What the last selection in step 1 brought, for whoever does not see it. */
import type * as v from 'valibot';
import type { Named } from '../../../src/contract/wire/wire.ts';
import type { ChoosingSnapshot } from './choosingMachine.ts';
import * as read from './choosingSelectors.ts';

export type SelectionNews =
  /** The times of the day, or those that are left after a wish. */
  | { kind: 'times'; count: number }
  /** The facility that is taken, major units, and out of how many; no price where tickets are chosen next. */
  | { kind: 'facility'; facility: v.InferOutput<typeof Named>; price: number | null; among: number };

/**
 * Null while something is on its way: what is told, is told once. A facility that the customer
 * picked has been read with its price when it was picked.
 */
export function selectionNews(snapshot: ChoosingSnapshot): SelectionNews | null {
  if (read.awaited(snapshot) !== 'none') return null;
  if (read.selectedTimeSlot(snapshot) === null) return { kind: 'times', count: read.timeSlots(snapshot).length };
  const facilities = read.facilities(snapshot);
  const facility = read.facility(snapshot);
  const [first] = facilities;
  const taken = facilities.find(({ id }) => id === read.facilityId(snapshot));
  if (facility === null || taken === undefined || (taken !== first && taken.price !== null)) return null;
  return { kind: 'facility', facility, price: read.slotPrice(snapshot), among: facilities.length };
}
