/** Changes of step 1's context that set several keys at once. */
import type { User } from '../../../src/contract/customers/customers.ts';
import type { AvailableFacility } from '../../../src/contract/offered/facilities.ts';
import type { Id } from '../../../src/contract/wire/wire.ts';
import { mayPass } from '../../shared/problemKind.ts';
import { toProblem } from '../../shared/problem.ts';
import type { DatedSchedule } from '../bookingContext.ts';
import { isOtherCustomer } from '../isOtherCustomer.ts';
import { lossFromDraft } from '../missedSelection.ts';
import { clearedSlot } from '../restoring/bookingStart.ts';
import { firstFacility, lossOf, lossOfFacility } from '../restoring/restore.ts';
import { freeFacilities } from './bookingQueries.ts';
import type { ChoosingContext } from './choosingContext.ts';

type Change = Partial<ChoosingContext>;

/** Another customer's attendee details are dropped. */
export const customerIs = (context: ChoosingContext, user: User | null): Change =>
  isOtherCustomer(context.user, user) ? { user, attendeeDetails: null } : { user };

/** Only temporary failures count as attempts. */
export function questionFailed({ attempts }: ChoosingContext, error: unknown): Change {
  const found = toProblem(error);
  return { problem: { ...found, values: {} }, attempts: mayPass(found) ? attempts + 1 : 0 };
}

/** The free facilities, of which the first suitable one is chosen (R4.4.7). */
export function facilitiesAre(context: ChoosingContext, answer: AvailableFacility[]): Change {
  const facilities = freeFacilities(context, answer);
  const facilityId = firstFacility(context, facilities);
  return { facilities, facilityId, offer: null, ...lossOfFacility(context, facilities) };
}

/** Tickets and add-ons belong to the facility that offered them. */
export const facilityIs = (facilityId: Id): Change => ({ facilityId, offer: null, quantities: {}, addons: {} });

/** The next day with a free slot is shown without a time-range filter. */
export const freeDayIs = (schedule: DatedSchedule): Change => ({
  bookingDate: schedule.date,
  schedule,
  selectedTimeRange: 'all',
  pages: 0,
  missed: null,
});

/** The restored selection is no longer available; alternatives are offered only for a lost slot. */
export function returnGivenUp(context: ChoosingContext): Change {
  const problem = lossOf(context);
  return { ...clearedSlot, problem, missed: problem?.code === 'slotGone' ? lossFromDraft(context) : null };
}
