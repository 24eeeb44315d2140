/** What a view may ask of step 1; the same snapshot always gives the same answer. */
import type { Choice } from '../../../src/contract/offered/facilities.ts';
import { toMajor } from '../../money/minorUnits.ts';
import type { BookableDates, Slot, TimeRangeId } from '../../slots/slots.ts';
import { serviceOf } from '../bookingContext.ts';
import type { BookingSelection } from '../bookingSelection.ts';
import type { MissedSelection, ChoosingContext } from './choosingContext.ts';
import * as times from './bookingTimes.ts';
import type { ChoosingSnapshot } from './choosingMachine.ts';
import { narrowingOptions as optionsOf } from './narrowingOptions.ts';
import { selectionOf } from './selectionOf.ts';

export * from '../chosenSelectors.ts';

/** Continue was pressed by somebody unknown. */
export const isAwaitingLogin = (snapshot: ChoosingSnapshot): boolean =>
  snapshot.matches({ asking: { picking: 'awaitingLogin' } });

export const mayContinue = (snapshot: ChoosingSnapshot): boolean => snapshot.can({ type: 'step.continue' });
export const mayRetry = (snapshot: ChoosingSnapshot): boolean => snapshot.can({ type: 'step.retry' });
const loaded: ReadonlySet<Progress> = new Set(['services', 'choices', 'schedule', 'facilities', 'offer']);
/** Something could not be loaded; so it stays while it is asked for again by itself. */
export const hasFailed = (snapshot: ChoosingSnapshot): boolean =>
  mayRetry(snapshot) || (snapshot.context.attempts > 0 && loaded.has(awaited(snapshot)));
export const mayFindDay = (snapshot: ChoosingSnapshot): boolean => snapshot.can({ type: 'freeDay.find' });

/** What the part of step 1 below the service shows. */
export type Progress = 'services' | 'service' | 'choices' | 'schedule' | 'day' | 'facilities' | 'offer' | 'none';

/** What is being waited for, or has failed, in step 1. */
export function awaited(snapshot: ChoosingSnapshot): Progress {
  const at = (state: Parameters<ChoosingSnapshot['matches']>[0]) => snapshot.matches(state);
  if (at('loadingServices') || at('servicesFailed')) return 'services';
  if (at({ asking: 'choosingService' })) return 'service';
  if (at({ asking: 'loadingChoices' }) || at({ asking: 'choicesFailed' })) return 'choices';
  if (at({ asking: 'loadingSchedule' }) || at({ asking: 'scheduleFailed' })) return 'schedule';
  if (at({ asking: 'findingDay' })) return 'day';
  if (at({ asking: { picking: 'loadingFacilities' } }) || at({ asking: { picking: 'facilitiesFailed' } }))
    return 'facilities';
  if (at({ asking: { picking: 'loadingOffer' } }) || at({ asking: { picking: 'offerFailed' } })) return 'offer';
  return 'none';
}

/** What has to come before a service's times can be asked for; the same for all that is waited for later. */
export function awaitedFirst(snapshot: ChoosingSnapshot): 'services' | 'service' | null {
  const progress = awaited(snapshot);
  return progress === 'services' || progress === 'service' ? progress : null;
}

/** The times of the day are not known yet. */
export const areTimesAwaited = (snapshot: ChoosingSnapshot): boolean =>
  ['choices', 'schedule'].includes(awaited(snapshot));

/** One of memory's parts, by name. */
const of =
  <Key extends keyof ChoosingContext>(key: Key) =>
  ({ context }: ChoosingSnapshot): ChoosingContext[Key] =>
    context[key];

export const services = of('services');
export const choices = of('choices');
export const filters = of('filters');
export const knownDurations = of('knownDurations');
export const selectedTimeRange = of('selectedTimeRange');
export const selectedServices = of('selectedServices');
export const facilities = of('facilities');

/** What was lost and can be had near it; null while another slot is on its way. */
export const missed = ({ context }: ChoosingSnapshot): MissedSelection | null =>
  context.draft === null ? context.missed : null;
export const user = of('user');

/** What a link to this very selection says. */
export const selection = ({ context }: ChoosingSnapshot): BookingSelection => selectionOf(context);
/** Its bookings wait for the operator's word. */
export const isApprovalRequired = ({ context }: ChoosingSnapshot): boolean =>
  serviceOf(context)?.is_approval_required === true;
export const narrowingOptions = ({ context }: ChoosingSnapshot): readonly Choice[] => optionsOf(context);
export const today = ({ context }: ChoosingSnapshot): string => times.today(context);
export const dates = ({ context }: ChoosingSnapshot): BookableDates => times.datesOf(context);
export const durations = ({ context }: ChoosingSnapshot): number[] => times.durations(context);
export const timeRanges = ({ context }: ChoosingSnapshot): TimeRangeId[] =>
  times.timeRanges(context).map(({ id }) => id);
export const timeSlots = ({ context }: ChoosingSnapshot): readonly Slot[] => times.slotsInRange(context);

/** A cell of the grid as it is drawn. */
export interface SlotCell extends Pick<Slot, 'date' | 'start_time' | 'end_time' | 'nextDay'> {
  isFull: boolean;
  /** Courts, or places where they are shared; null where the number would say nothing. */
  left: number | null;
  isShared: boolean;
  /** Where the hours of the day cost differently, and the schedule tells. */
  price: ShownPrice | null;
}

/** Major units, VAT included. */
export interface ShownPrice {
  amount: number;
  /** Some of the facilities cost more. */
  isFrom: boolean;
}

const shownPrice = ({ config }: ChoosingContext, price: ShownPrice | null): ShownPrice | null =>
  price && { ...price, amount: toMajor(price.amount, config.venue.currency) };

/** What any time of the day costs; null where that differs from hour to hour, or is not known. */
export const priceOfDay = ({ context }: ChoosingSnapshot): ShownPrice | null =>
  shownPrice(context, times.priceOfDay(context));

export function cells({ context }: ChoosingSnapshot): SlotCell[] {
  const isShared = context.schedule?.configuration.per_capacity === 1;
  return times.shownGrid(context).slots.map((slot) => ({
    date: slot.date,
    start_time: slot.start_time,
    end_time: slot.end_time,
    nextDay: slot.nextDay,
    isFull: slot.facilities.length === 0,
    left: times.leftIn(context, slot),
    isShared,
    price: slot.facilities.length === 0 ? null : shownPrice(context, times.priceIn(context, slot)),
  }));
}
/** How many cells *show more* would still bring. */
export const hiddenCells = ({ context }: ChoosingSnapshot): number => times.shownGrid(context).hidden;

/** One picker is enough where there is one service (R2.11.1). */
export const mayPickService = ({ context }: ChoosingSnapshot): boolean => context.services.length > 1;
