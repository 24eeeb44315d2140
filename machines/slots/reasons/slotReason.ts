/** What may stand in the way of a slot: every barrier of the rules by a name of its own, with what it concerns. */
import type { BlockName } from '../schedule/blocks.ts';
import type { BookableDates } from '../bookingDates.ts';
import type { SlotQuestion } from './question.ts';
import type { BookedInput, ControlInput, HeldInput, SpanInput } from '../schedule/scheduleInput.ts';

export interface ReasonQuestion extends SlotQuestion {
  /** The dates that may be picked; without them any may. */
  dates?: BookableDates;
}

/** On which facility something takes place, as seen from the one that was asked about. */
export interface RelatedFacility {
  id: number;
  relation: 'own' | 'parent' | 'child';
}

/** Minutes throughout, from the midnight of the picked date where they are moments. */
export type Reason =
  /** The date may not be picked: too early, too late, or beside the operator's own range (U8). */
  | ({ code: 'date' } & BookableDates)
  /** None that the duration picker offers (U2). */
  | { code: 'duration'; shortest: number; longest: number; increment: number }
  /** Another facility was asked for (W7). */
  | { code: 'otherFacility' }
  /** It begins in the rental of a product that was not asked for (W7). */
  | { code: 'otherProduct'; product: number }
  /** No opening hours hold its start (W1). */
  | { code: 'closed' }
  /** The facility is open, but slots begin at other minutes (W2). */
  | { code: 'betweenStarts'; opens: number; increment: number }
  /** It begins in last night's opening hours, which stand on today's list alone (W5). */
  | { code: 'lastNight' }
  /** A control of the customer's channel takes this time (C1 to C8). */
  | { code: 'control'; record: ControlInput }
  /** The facility closes before the slot ends (W3). */
  | { code: 'closingTime'; closes: number }
  /** Nobody may book so short a time there (W6). */
  | { code: 'minimum'; shortest: number }
  /** Something else takes place on the facility, its parent or its child (B1 to B6). */
  | { code: BlockName; facility: RelatedFacility; record: SpanInput | BookedInput | HeldInput }
  /** No place is left from one moment to another (K1, K2, K4, K5). */
  | { code: 'full'; from: number; until: number; capacity: number }
  /** No place is left for the whole of a day (K3). */
  | { code: 'fullDay'; from: number; until: number; capacity: number }
  /** It has begun, or a later one is the one that may still be booked (N2, N3). */
  | { code: 'past' }
  /** It begins too soon for the notice that the operator wants (N4). */
  | { code: 'notice'; delay: number };

/** Why a facility does not offer a slot; no reason means that it does. */
export interface Explanation {
  facility: number;
  reasons: readonly Reason[];
}
