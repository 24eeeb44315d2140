/** The reasons against a slot: a code for each barrier of the rules, with the record behind it. */
import type { BlockName } from '../schedule/blocks.ts';
import type { BookableDates } from '../bookingDates.ts';
import type { SlotQuestion } from './question.ts';
import type { BookedInput, ControlInput, HeldInput, SpanInput } from '../schedule/scheduleInput.ts';

export interface ReasonQuestion extends SlotQuestion {
  /** The dates that may be picked; without them, any date may. */
  dates?: BookableDates;
}

/** The facility on which something takes place, relative to the one that was asked about. */
export interface RelatedFacility {
  id: number;
  relation: 'own' | 'parent' | 'child';
}

/** Durations in minutes; moments in minutes from the midnight of the picked date. */
export type Reason =
  /** The date may not be picked: too early, too late, or outside the operator's range (U8). */
  | ({ code: 'date' } & BookableDates)
  /** The duration picker does not offer this duration (U2). */
  | { code: 'duration'; shortest: number; longest: number; increment: number }
  /** Another facility was asked for (W7). */
  | { code: 'otherFacility' }
  /** It begins in the rental of a product that was not asked for (W7). */
  | { code: 'otherProduct'; product: number }
  /** It begins outside opening hours (W1). */
  | { code: 'closed' }
  /** The facility is open, but slots begin at other minutes (W2). */
  | { code: 'betweenStarts'; opens: number; increment: number }
  /** It begins in last night's opening hours, which are listed today only (W5). */
  | { code: 'lastNight' }
  /** A control of the customer's channel takes this time (C1 to C8). */
  | { code: 'control'; record: ControlInput }
  /** The facility closes before the slot ends (W3). */
  | { code: 'closingTime'; closes: number }
  /** The slot is shorter than the shortest booking there (W6). */
  | { code: 'minimum'; shortest: number }
  /** Something else takes place on the facility, its parent or its child (B1 to B6). */
  | { code: BlockName; facility: RelatedFacility; record: SpanInput | BookedInput | HeldInput }
  /** No place is left during these minutes (K1, K2, K4, K5). */
  | { code: 'full'; from: number; until: number; capacity: number }
  /** No place is left on the whole day (K3). */
  | { code: 'fullDay'; from: number; until: number; capacity: number }
  /** It has begun, and is not the latest start that may still be booked (N2, N3). */
  | { code: 'past' }
  /** It begins sooner than the notice that the operator requires (N4). */
  | { code: 'notice'; delay: number };

/** Why a facility does not offer a slot; without reasons it does. */
export interface Explanation {
  facility: number;
  reasons: readonly Reason[];
}
