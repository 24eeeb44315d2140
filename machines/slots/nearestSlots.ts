/** Alternatives to a slot that another customer took. */
import type { Id } from '../../src/contract/wire/wire.ts';
import { isDuration } from './durations.ts';
import { slotsOf, type Slot } from './grid.ts';
import type { PackedSchedule } from './schedule/packedSchedule.ts';
import { placesOf } from './places.ts';
import type { Moment, SlotQuestion } from './reasons/question.ts';
import { pricesOn } from './slotPrices.ts';
import { dayNumberOf, minuteOf, minutesPerDay } from './schedule/venueTime.ts';

/** A slot that the customer wanted and that is gone. */
export interface MissedSlot {
  serviceId: Id;
  /** Null where nothing was free at all. */
  facilityId: Id | null;
  /** Calendar date of its start. */
  date: string;
  start_time: string;
  /** In minutes. */
  duration: number;
  /** How many people come; matters where places are shared. */
  people: number;
}

/** A service's schedule for one day, packed for the customer's channel. */
export interface OfferedDay {
  serviceId: Id;
  packed: PackedSchedule;
}

/** An alternative slot, on one facility. */
export interface NearestSlot extends Omit<Slot, 'facilities'> {
  serviceId: Id;
  facilityId: Id;
  /** The date in whose schedule it is listed: after midnight, the day before (W4). */
  bookingDate: string;
  /** In minor units, VAT included; null where the schedule has no price. */
  price: number | null;
}

/** The farthest an alternative may be from the lost slot, in minutes. */
const nearby = 60;
const mostOffered = 5;

/** Minutes since 1970 on the venue's wall clock. */
const momentOf = ({ date, start_time }: Pick<Slot, 'date' | 'start_time'>): number =>
  dayNumberOf(date) * minutesPerDay + minuteOf(start_time);

/** The days, relative to the slot's own, whose schedules can have a slot near it: its own, and the neighbour near midnight. */
export function daysNear({ start_time }: Pick<MissedSlot, 'start_time'>): readonly (-1 | 0 | 1)[] {
  const minute = minuteOf(start_time);
  if (minute < nearby) return [0, -1];
  return minute >= minutesPerDay - nearby ? [0, 1] : [0];
}

interface Candidate extends NearestSlot {
  /** Minutes from the lost start; negative is earlier. */
  away: number;
  /** Compared part by part; lower is better. */
  rank: readonly number[];
}

/** How good an alternative the slot is; see `nearestSlots`. */
function rankOf(slot: NearestSlot, away: number, missed: MissedSlot): readonly number[] {
  const distance = Math.abs(away);
  const isElsewhere = slot.serviceId !== missed.serviceId;
  const isOtherCourt = slot.facilityId !== missed.facilityId;
  const price = slot.price ?? Number.MAX_SAFE_INTEGER;
  return [Number(isElsewhere), distance, -away, Number(isOtherCourt), price, slot.serviceId, slot.facilityId];
}

function compared(one: readonly number[], other: readonly number[]): number {
  // When no part differs, index -1 yields 0.
  const at = one.findIndex((part, index) => part !== other[index]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}

/** The day's slots near the lost one, on each facility. */
function candidatesOn(day: OfferedDay, missed: MissedSlot, moment: Moment, currency: string | null): Candidate[] {
  const { packed, serviceId } = day;
  const { duration } = missed;
  if (!isDuration(duration, packed.settings)) return [];
  const question: SlotQuestion = { ...moment, duration };
  const near = slotsOf(packed, question).flatMap((slot) => {
    const away = momentOf(slot) - momentOf(missed);
    return Math.abs(away) <= nearby ? [{ slot, away }] : [];
  });
  const offering = new Set(near.flatMap(({ slot }) => slot.facilities));
  const prices = new Map(
    packed.facilities
      .filter(({ id }) => offering.has(id))
      .map((facility) => [facility.id, pricesOn(packed, facility, question, currency)]),
  );
  return near.flatMap(({ slot: { facilities, ...slot }, away }) =>
    facilities.flatMap((facilityId) => {
      const isLost = away === 0 && serviceId === missed.serviceId && facilityId === missed.facilityId;
      const places = placesOf(packed, facilityId, slot);
      if (isLost || (places !== null && places.left < missed.people)) return [];
      const minute = minuteOf(slot.start_time) + (slot.nextDay ? minutesPerDay : 0);
      const price = prices.get(facilityId)?.get(minute) ?? null;
      const found: NearestSlot = { ...slot, serviceId, facilityId, bookingDate: packed.origin.date, price };
      return [{ ...found, away, rank: rankOf(found, away, missed) }];
    }),
  );
}

/** What counts as one offer: a time of the same service on any facility, or another venue at any time. */
const selectionOf = ({ serviceId, away }: Candidate, missed: MissedSlot): string =>
  serviceId === missed.serviceId ? `${serviceId} ${away}` : `${serviceId}`;

/**
 * The alternatives to a lost slot, the best first, at most five, one for each offer: first the same time on another
 * facility; then up to half an hour, then up to an hour earlier or later; then other venues of the same service, each at
 * its nearest time within the hour. Ties go to the nearer time, then the later one (who cannot come earlier can still
 * come), then the lost facility itself, then the lower price, then the lower id. Every alternative is a slot on offer for
 * that duration with enough places, and never the lost slot itself.
 */
export function nearestSlots(
  missed: MissedSlot,
  days: readonly OfferedDay[],
  moment: Moment,
  currency: string | null,
): NearestSlot[] {
  const candidates = days
    .flatMap((day) => candidatesOn(day, missed, moment, currency))
    .sort((one, other) => compared(one.rank, other.rank) || one.bookingDate.localeCompare(other.bookingDate));
  const chosen = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const selection = selectionOf(candidate, missed);
    if (!chosen.has(selection)) chosen.set(selection, candidate);
  }
  return [...chosen.values()].slice(0, mostOffered).map(({ away: _away, rank: _rank, ...slot }) => slot);
}
