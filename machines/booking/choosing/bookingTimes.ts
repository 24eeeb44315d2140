/** Which dates, durations, ranges and slots a booking may choose from: questions to the packed schedule. */
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

/** A cell of the grid; one without facilities is full. */
export type GridSlot = Slot;

export const today = ({ now }: Pick<ChosenContext, 'now'>): string => now.slice(0, 10);

/** The dates that may be picked (U8, R5.5.1–3). */
export const datesOf = (context: ChoosingContext): BookableDates =>
  bookableDates({
    ...context.config,
    today: today(context),
    advance_booking_days_limit: context.schedule?.configuration.advance_booking_days_limit ?? null,
  });

/** The picked date has passed or cannot be booked any more, and another one can. */
export function isDateGone(context: ChoosingContext): boolean {
  const dates = datesOf(context);
  return !isBookable(context.bookingDate, dates) && isBookable(dates.first, dates);
}

/** The schedule as numbers, with the hours of whoever looks at it; null while there is none for the picked date. */
export const packedOf = ({
  schedule,
  bookingDate,
  user,
}: Pick<ChosenContext, 'schedule' | 'bookingDate' | 'user'>): PackedSchedule | null =>
  schedule?.date === bookingDate ? schedule.packed[channelOf(user)] : null;

/** What the grid is asked. */
export function questionOf(context: ChoosingContext, { settings }: PackedSchedule): SlotQuestion {
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
  /** Free and full ones, ascending. */
  all: Slot[];
  /** By the minute of their starts, as far as the schedule tells them. */
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
  const question = questionOf(context, packed);
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

/** The slots on offer for date, duration and what was narrowed down to, before the time-range filter. */
export const timeSlots = (context: ChoosingContext): readonly Slot[] => gridOf(context).free;

/** The slots on offer that the time-range filter lets through. */
export const slotsInRange = (context: ChoosingContext): Slot[] =>
  timeSlots(context).filter((slot) => isInTimeRange(slot, context.selectedTimeRange));

export interface ShownGrid {
  slots: readonly GridSlot[];
  /** Cells that *show more* would still bring. */
  hidden: number;
}
const noCells: ShownGrid = { slots: [], hidden: 0 };

/** The cells of the grid: free and full slots, 11 at first and 12 more with each click (R2.11.11); none when nothing is free (U7). */
export function shownGrid(context: ChoosingContext): ShownGrid {
  const inRange = gridOf(context).all.filter((slot) => isInTimeRange(slot, context.selectedTimeRange));
  if (!inRange.some(({ facilities }) => facilities.length > 0)) return noCells;
  const shown = shownCount(context.pages, inRange.length);
  return { slots: inRange.slice(0, shown), hidden: inRange.length - shown };
}

/** What a slot costs where the hours of the day differ; null where they do not, or the schedule does not tell (Q7.2.d). */
export function priceIn(context: ChoosingContext, slot: GridSlot): SlotPrice | null {
  const grid = gridOf(context);
  return grid.dayPrices?.kind === 'byHour' ? (grid.prices.get(minuteIn(slot)) ?? null) : null;
}

/** What every slot of the day costs; null where they differ, or the schedule does not tell. */
export function priceOfDay(context: ChoosingContext): SlotPrice | null {
  const { dayPrices: told } = gridOf(context);
  return told?.kind === 'same' ? told.price : null;
}

/** Clicks on *show more* after which a slot is among the cells. */
export function pagesUntil(context: ChoosingContext, slot: Pick<Slot, 'date' | 'start_time'>): number {
  const inRange = gridOf(context).all.filter((one) => isInTimeRange(one, context.selectedTimeRange));
  const position = inRange.findIndex((one) => one.date === slot.date && one.start_time === slot.start_time) + 1;
  let pages = 0;
  while (shownCount(pages, inRange.length) < position) pages += 1;
  return pages;
}

/** The offered slot of that start, if there is one for the duration. */
export const slotAt = (context: ChoosingContext, date: string, startTime: string): Slot | undefined =>
  timeSlots(context).find((slot) => slot.date === date && slot.start_time === startTime);

/** Whether that start is offered, and not chosen already. */
export function isOtherSlot(context: ChoosingContext, date: string, startTime: string): boolean {
  const { selectedTimeSlot: chosen } = context;
  const isChosen = chosen?.date === date && chosen.start_time === startTime;
  return !isChosen && slotAt(context, date, startTime) !== undefined;
}

/** Whether the chosen slot is still among the offered ones (I19). */
export function isOffered(context: ChoosingContext): boolean {
  const { selectedTimeSlot: slot } = context;
  if (slot === null) return false;
  return slotAt(context, slot.date, slot.start_time)?.duration === slot.duration;
}

/** Minutes (R5.5.4); none while there is no schedule. */
export function durations(context: ChoosingContext): number[] {
  const packed = packedOf(context);
  return packed === null ? [] : durationsOf(packed, questionOf(context, packed));
}

/** The options of the time-range filter (R9.2.11). */
export const timeRanges = (context: ChoosingContext): TimeRange[] => timeRangesOf(timeSlots(context));

/**
 * Duration and time range as they can stay: what is no longer offered becomes the first that is (R5.5.5, U4). A day without
 * any leaves the durations of the former one in sight.
 */
export function settled(
  context: ChoosingContext,
): Pick<ChoosingContext, 'duration' | 'selectedTimeRange' | 'knownDurations'> {
  const offered = durations(context);
  const duration = durationStillOffered(offered, context.duration);
  const ranges = timeRanges({ ...context, duration });
  const kept = ranges.find(({ id }) => id === context.selectedTimeRange);
  const knownDurations = offered.length > 0 ? offered : context.knownDurations;
  return { duration, selectedTimeRange: kept?.id ?? 'all', knownDurations };
}

/** Places left for people in a slot by bookings alone, where the count of tickets begins (P1); null when unknown. */
export function unbookedPlaces(context: ChosenContext): number | null {
  const { facilityId, selectedTimeSlot: slot } = context;
  const packed = packedOf(context);
  return packed && facilityId && slot ? (placesOf(packed, facilityId, slot)?.unbooked ?? null) : null;
}

/** Whether the places of a facility are those of a whole day (K3). */
export const isCountedByDay = ({ schedule, user }: ChosenContext, facilityId: Id): boolean =>
  schedule?.packed[channelOf(user)].facilities.find(({ id }) => id === facilityId)?.perDayCapacity === true;

/** The slots of a grid are made once for a schedule, and so is what is left in each. */
const counted = new WeakMap<GridSlot, number | null>();

/** How many courts, or places of shared facilities, are left in a slot; null where the number would say nothing. */
export function leftIn(context: ChoosingContext, slot: GridSlot): number | null {
  const known = counted.get(slot);
  if (known !== undefined) return known;
  const packed = packedOf(context);
  if (packed === null) return null;
  const left = placesLeftIn(packed, slot) ?? (packed.facilities.length > 1 ? slot.facilities.length : null);
  counted.set(slot, left);
  return left;
}

/** Days that are looked at, at most, for the next free one. */
const farthestSearch = 14;

/** The day to look at next for a free slot; null when it would be too far or may not be booked. */
export function nextSearchDate(context: ChoosingContext): string | null {
  const next = dateAfter(context.searchDate ?? context.bookingDate, 1);
  const isNear = next <= dateAfter(context.bookingDate, farthestSearch);
  return isNear && isBookable(next, datesOf(context)) ? next : null;
}

/** Whether an answer for another day has a slot for the chosen duration. */
export const hasFreeTime = (context: ChoosingContext, schedule: DatedSchedule): boolean =>
  timeSlots({ ...context, bookingDate: schedule.date, schedule }).length > 0;
