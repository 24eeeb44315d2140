/** What changed with the last selection in step 1, for screen readers. */
import type * as v from 'valibot';
import type { Named } from '../../../src/contract/wire/wire.ts';
import type { ChoosingSnapshot } from './choosingMachine.ts';
import * as read from './choosingSelectors.ts';

export type SelectionNews =
  /** How many times the day has, or has left after filtering. */
  | { kind: 'times'; count: number }
  /** The facility chosen automatically, its price in major units, and of how many; no price where tickets are chosen next. */
  | { kind: 'facility'; facility: v.InferOutput<typeof Named>; price: number | null; among: number };

/**
 * The change to announce; null while something is loading, so that it is announced once. A facility picked by the
 * customer was already read with its price.
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
