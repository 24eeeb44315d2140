/** Selectors of step 1. */
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

/** Whether Continue was pressed while signed out. */
export const isAwaitingLogin = (snapshot: ChoosingSnapshot): boolean =>
  snapshot.matches({ asking: { picking: 'awaitingLogin' } });

export const mayContinue = (snapshot: ChoosingSnapshot): boolean => snapshot.can({ type: 'step.continue' });
export const mayRetry = (snapshot: ChoosingSnapshot): boolean => snapshot.can({ type: 'step.retry' });
const loaded: ReadonlySet<Progress> = new Set(['services', 'choices', 'schedule', 'facilities', 'offer']);
/** Whether loading failed; stays true while it is retried automatically. */
export const hasFailed = (snapshot: ChoosingSnapshot): boolean =>
  mayRetry(snapshot) || (snapshot.context.attempts > 0 && loaded.has(awaited(snapshot)));
export const mayFindDay = (snapshot: ChoosingSnapshot): boolean => snapshot.can({ type: 'freeDay.find' });

/** What the part of step 1 below the service shows. */
export type Progress = 'services' | 'service' | 'choices' | 'schedule' | 'day' | 'facilities' | 'offer' | 'none';

/** What step 1 is loading, or has failed to load. */
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

/** What is missing before a service's times can be loaded: the list of services, or a choice among them. */
export function awaitedFirst(snapshot: ChoosingSnapshot): 'services' | 'service' | null {
  const progress = awaited(snapshot);
  return progress === 'services' || progress === 'service' ? progress : null;
}

/** Whether the day's times are still unknown. */
export const areTimesAwaited = (snapshot: ChoosingSnapshot): boolean =>
  ['choices', 'schedule'].includes(awaited(snapshot));

/** A selector of one key of the context. */
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

/** The lost selection that has alternatives; null while another slot is being restored. */
export const missed = ({ context }: ChoosingSnapshot): MissedSelection | null =>
  context.draft === null ? context.missed : null;
export const user = of('user');

/** The selection that a link to the current state contains. */
export const selection = ({ context }: ChoosingSnapshot): BookingSelection => selectionOf(context);
/** Whether bookings of the service need the operator's approval. */
export const isApprovalRequired = ({ context }: ChoosingSnapshot): boolean =>
  serviceOf(context)?.is_approval_required === true;
export const narrowingOptions = ({ context }: ChoosingSnapshot): readonly Choice[] => optionsOf(context);
export const today = ({ context }: ChoosingSnapshot): string => times.today(context);
export const dates = ({ context }: ChoosingSnapshot): BookableDates => times.datesOf(context);
export const durations = ({ context }: ChoosingSnapshot): number[] => times.durations(context);
export const timeRanges = ({ context }: ChoosingSnapshot): TimeRangeId[] =>
  times.timeRanges(context).map(({ id }) => id);
export const timeSlots = ({ context }: ChoosingSnapshot): readonly Slot[] => times.slotsInRange(context);

/** A cell of the grid, as shown. */
export interface SlotCell extends Pick<Slot, 'date' | 'start_time' | 'end_time' | 'nextDay'> {
  isFull: boolean;
  /** How many facilities, or places of shared ones; null where the number would mean nothing. */
  left: number | null;
  isShared: boolean;
  /** Where prices differ by hour and the schedule has them. */
  price: ShownPrice | null;
}

/** In major units, VAT included. */
export interface ShownPrice {
  amount: number;
  /** Whether some of the facilities cost more. */
  isFrom: boolean;
}

const shownPrice = ({ config }: ChoosingContext, price: ShownPrice | null): ShownPrice | null =>
  price && { ...price, amount: toMajor(price.amount, config.venue.currency) };

/** The price of any slot of the day; null where prices differ by hour or are unknown. */
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
/** How many cells *show more* has left to show. */
export const hiddenCells = ({ context }: ChoosingSnapshot): number => times.shownGrid(context).hidden;

/** With only one service, there is nothing to pick (R2.11.1). */
export const mayPickService = ({ context }: ChoosingSnapshot): boolean => context.services.length > 1;
