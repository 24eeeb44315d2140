/** Dates, durations, time ranges and slots to choose from, computed from the packed schedule. */
import type { Id } from '../../../src/contract/wire/wire.ts';
import {
  bookableDates,
  channelOf,
  durationsOf,
  durationStillOffered,
  isBookable,
  isInTimeRange,
  placesLeftIn,
  placesOf,
  shownCount,
  slotsOf,
  takenSlotsOf,
  timeRangesOf,
  type BookableDates,
  type PackedSchedule,
  type Slot,
  type SlotQuestion,
  type TimeRange,
} from '../../slots/slots.ts';
import { dayPrices, slotPrices, type DayPrices, type SlotPrice } from '../../slots/slotPrices.ts';
import { dateAfter, minuteOf, minutesPerDay } from '../../slots/schedule/venueTime.ts';
import type { ChosenContext, DatedSchedule } from '../bookingContext.ts';
import type { ChoosingContext } from './choosingContext.ts';

/** A cell of the grid; without facilities it is full. */
export type GridSlot = Slot;

export const today = ({ now }: Pick<ChosenContext, 'now'>): string => now.slice(0, 10);

/** The dates that may be picked (U8, R5.5.1–3). */
export const datesOf = (context: ChoosingContext): BookableDates =>
  bookableDates({
    ...context.config,
    today: today(context),
    advance_booking_days_limit: context.schedule?.configuration.advance_booking_days_limit ?? null,
  });

/** Whether the picked date can no longer be booked, while another one can. */
export function isDateGone(context: ChoosingContext): boolean {
  const dates = datesOf(context);
  return !isBookable(context.bookingDate, dates) && isBookable(dates.first, dates);
}

/** The packed schedule for the customer's channel; null while there is none for the picked date. */
export const packedOf = ({
  schedule,
  bookingDate,
  user,
}: Pick<ChosenContext, 'schedule' | 'bookingDate' | 'user'>): PackedSchedule | null =>
  schedule?.date === bookingDate ? schedule.packed[channelOf(user)] : null;

/** The question that the grid puts to the packed schedule. */
export function slotQuestionOf(context: ChoosingContext, { settings }: PackedSchedule): SlotQuestion {
  const { selectedServices, now, lateLimit } = context;
  const ids = selectedServices?.facilities ?? [];
  return {
    now,
    late_limit: lateLimit,
    duration: context.duration ?? settings.shortest,
    filter_by: selectedServices?.filter_by ?? 1,
    ...(selectedServices?.filter_by === 2 ? { product_ids: ids } : { facility_ids: ids }),
  };
}

interface Grid {
  key: string;
  free: Slot[];
  /** Free and full slots, ascending. */
  all: Slot[];
  /** By the minute of the start, as far as the schedule has prices. */
  prices: ReadonlyMap<number, SlotPrice>;
  dayPrices: DayPrices;
}
const grids = new WeakMap<PackedSchedule, Grid>();
const emptyGrid: Grid = { key: '', free: [], all: [], prices: new Map(), dayPrices: null };

const minuteIn = ({ start_time, nextDay }: Slot): number => minuteOf(start_time) + (nextDay ? minutesPerDay : 0);
const momentOf = ({ date, start_time }: Slot): string => `${date} ${start_time}`;

function gridOf(context: ChoosingContext): Grid {
  const packed = packedOf(context);
  if (packed === null || !isBookable(context.bookingDate, datesOf(context))) return emptyGrid;
  const question = slotQuestionOf(context, packed);
  const key = JSON.stringify(question);
  const known = grids.get(packed);
  if (known?.key === key) return known;
  const free = slotsOf(packed, question);
  const all = [...free, ...takenSlotsOf(packed, question)].sort((one, other) =>
    momentOf(one).localeCompare(momentOf(other)),
  );
  const prices = slotPrices(packed, question, context.config.venue.currency);
  const grid = { key, free, all, prices, dayPrices: dayPrices(prices, free.map(minuteIn)) };
  grids.set(packed, grid);
  return grid;
}

/** The free slots for date, duration and narrowing, before the time-range filter. */
export const timeSlots = (context: ChoosingContext): readonly Slot[] => gridOf(context).free;

/** The free slots within the chosen time range. */
export const slotsInRange = (context: ChoosingContext): Slot[] =>
  timeSlots(context).filter((slot) => isInTimeRange(slot, context.selectedTimeRange));

export interface ShownGrid {
  slots: readonly GridSlot[];
  /** How many cells *show more* has left to show. */
  hidden: number;
}
const noCells: ShownGrid = { slots: [], hidden: 0 };

/**
 * The cells of the grid: free and full slots, 11 at first and 12 more with each *show more* (R2.11.11); none when nothing
 * is free (U7).
 */
export function shownGrid(context: ChoosingContext): ShownGrid {
  const inRange = gridOf(context).all.filter((slot) => isInTimeRange(slot, context.selectedTimeRange));
  if (!inRange.some(({ facilities }) => facilities.length > 0)) return noCells;
  const shown = shownCount(context.pages, inRange.length);
  return { slots: inRange.slice(0, shown), hidden: inRange.length - shown };
}

/** The price of a slot where prices differ by hour; null where they do not, or are unknown (Q7.2.d). */
export function priceIn(context: ChoosingContext, slot: GridSlot): SlotPrice | null {
  const grid = gridOf(context);
  return grid.dayPrices?.kind === 'byHour' ? (grid.prices.get(minuteIn(slot)) ?? null) : null;
}

/** The price of every slot of the day; null where prices differ, or are unknown. */
export function priceOfDay(context: ChoosingContext): SlotPrice | null {
  const { dayPrices: told } = gridOf(context);
  return told?.kind === 'same' ? told.price : null;
}

/** How many clicks on *show more* it takes until the slot is visible. */
export function pagesUntil(context: ChoosingContext, slot: Pick<Slot, 'date' | 'start_time'>): number {
  const inRange = gridOf(context).all.filter((one) => isInTimeRange(one, context.selectedTimeRange));
  const position = inRange.findIndex((one) => one.date === slot.date && one.start_time === slot.start_time) + 1;
  let pages = 0;
  while (shownCount(pages, inRange.length) < position) pages += 1;
  return pages;
}

/** The free slot with that start, if there is one for the chosen duration. */
export const slotAt = (context: ChoosingContext, date: string, startTime: string): Slot | undefined =>
  timeSlots(context).find((slot) => slot.date === date && slot.start_time === startTime);

/** Whether that start is free and not already chosen. */
export function isOtherSlot(context: ChoosingContext, date: string, startTime: string): boolean {
  const { selectedTimeSlot: chosen } = context;
  const isChosen = chosen?.date === date && chosen.start_time === startTime;
  return !isChosen && slotAt(context, date, startTime) !== undefined;
}

/** Whether the chosen slot is still free (I19). */
export function isSlotOffered(context: ChoosingContext): boolean {
  const { selectedTimeSlot: slot } = context;
  if (slot === null) return false;
  return slotAt(context, slot.date, slot.start_time)?.duration === slot.duration;
}

/** In minutes (R5.5.4); empty while there is no schedule. */
export function durations(context: ChoosingContext): number[] {
  const packed = packedOf(context);
  return packed === null ? [] : durationsOf(packed, slotQuestionOf(context, packed));
}

/** The options of the time-range filter (R9.2.11). */
export const timeRanges = (context: ChoosingContext): TimeRange[] => timeRangesOf(timeSlots(context));

/**
 * Duration and time range after the offer changed: one that is no longer offered becomes the first that is (R5.5.5, U4).
 * A day without durations keeps showing those of the day before.
 */
export function withOfferedTimes(
  context: ChoosingContext,
): Pick<ChoosingContext, 'duration' | 'selectedTimeRange' | 'knownDurations'> {
  const offered = durations(context);
  const duration = durationStillOffered(offered, context.duration);
  const ranges = timeRanges({ ...context, duration });
  const kept = ranges.find(({ id }) => id === context.selectedTimeRange);
  const knownDurations = offered.length > 0 ? offered : context.knownDurations;
  return { duration, selectedTimeRange: kept?.id ?? 'all', knownDurations };
}

/** Places left in a slot after bookings alone, from which tickets are counted (P1); null when unknown. */
export function unbookedPlaces(context: ChosenContext): number | null {
  const { facilityId, selectedTimeSlot: slot } = context;
  const packed = packedOf(context);
  return packed && facilityId && slot ? (placesOf(packed, facilityId, slot)?.unbooked ?? null) : null;
}

/** Whether the facility's capacity is that of a whole day (K3). */
export const isCountedByDay = ({ schedule, user }: ChosenContext, facilityId: Id): boolean =>
  schedule?.packed[channelOf(user)].facilities.find(({ id }) => id === facilityId)?.perDayCapacity === true;

/** Caches what is left in each slot; the slots of a grid are created once per schedule. */
const counted = new WeakMap<GridSlot, number | null>();

/** How many facilities, or places of shared ones, are left in a slot; null where the number would mean nothing. */
export function leftIn(context: ChoosingContext, slot: GridSlot): number | null {
  const known = counted.get(slot);
  if (known !== undefined) return known;
  const packed = packedOf(context);
  if (packed === null) return null;
  const left = placesLeftIn(packed, slot) ?? (packed.facilities.length > 1 ? slot.facilities.length : null);
  counted.set(slot, left);
  return left;
}

/** How many days ahead to look for the next free one. */
const farthestSearch = 14;

/** The next day to search for a free slot; null when it is too far ahead or cannot be booked. */
export function nextSearchDate(context: ChoosingContext): string | null {
  const next = dateAfter(context.searchDate ?? context.bookingDate, 1);
  const isNear = next <= dateAfter(context.bookingDate, farthestSearch);
  return isNear && isBookable(next, datesOf(context)) ? next : null;
}

/** Whether the schedule of another day has a free slot of the chosen duration. */
export const hasFreeTime = (context: ChoosingContext, schedule: DatedSchedule): boolean =>
  timeSlots({ ...context, bookingDate: schedule.date, schedule }).length > 0;
