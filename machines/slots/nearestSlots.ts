/** What to offer whose slot is gone. */
import type { Id } from '../../src/contract/wire/wire.ts';
import { isDuration } from './durations.ts';
import { slotsOf, type Slot } from './grid.ts';
import type { PackedSchedule } from './schedule/packedSchedule.ts';
import { placesOf } from './places.ts';
import type { Moment, SlotQuestion } from './reasons/question.ts';
import { pricesOn } from './slotPrices.ts';
import { dayNumberOf, minuteOf, minutesPerDay } from './schedule/venueTime.ts';

/** A slot that somebody wanted, and somebody else has. */
export interface MissedSlot {
  serviceId: Id;
  /** Not known where nothing was free at all. */
  facilityId: Id | null;
  /** Calendar date of its start. */
  date: string;
  start_time: string;
  /** Minutes. */
  duration: number;
  /** How many come; counts where places are shared. */
  people: number;
}

/** A day of a service, as whoever asks may book it. */
export interface OfferedDay {
  serviceId: Id;
  packed: PackedSchedule;
}

/** A slot to have instead, on one facility. */
export interface NearestSlot extends Omit<Slot, 'facilities'> {
  serviceId: Id;
  facilityId: Id;
  /** The day on whose list it stands: after midnight the one before (W4). */
  bookingDate: string;
  /** Minor units, VAT included; null where the schedule does not tell. */
  price: number | null;
}

/** Farther away is no longer near; minutes. */
const nearby = 60;
const mostOffered = 5;

/** One number for every moment on the venue's wall. */
const momentOf = ({ date, start_time }: Pick<Slot, 'date' | 'start_time'>): number =>
  dayNumberOf(date) * minutesPerDay + minuteOf(start_time);

/** The days whose lists can hold a slot near the lost one: its own, and the neighbour that midnight brings near. */
export function daysNear({ start_time }: Pick<MissedSlot, 'start_time'>): readonly (-1 | 0 | 1)[] {
  const minute = minuteOf(start_time);
  if (minute < nearby) return [0, -1];
  return minute >= minutesPerDay - nearby ? [0, 1] : [0];
}

interface Candidate extends NearestSlot {
  /** Minutes from the lost start; below 0 it is earlier. */
  away: number;
  /** Lower is better; the parts are compared in this order. */
  rank: readonly number[];
}

/** How well a slot stands in for the lost one; see `nearestSlots`. */
function rankOf(slot: NearestSlot, away: number, missed: MissedSlot): readonly number[] {
  const distance = Math.abs(away);
  const isElsewhere = slot.serviceId !== missed.serviceId;
  const isOtherCourt = slot.facilityId !== missed.facilityId;
  const price = slot.price ?? Number.MAX_SAFE_INTEGER;
  return [Number(isElsewhere), distance, -away, Number(isOtherCourt), price, slot.serviceId, slot.facilityId];
}

function compared(one: readonly number[], other: readonly number[]): number {
  // None of them, where they are the same: nothing from nothing is nought.
  const at = one.findIndex((part, index) => part !== other[index]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}

/** What that day offers near the lost slot, on each facility. */
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

/** A time of the own service is one offer, whichever court has it; so is another venue, at whatever time. */
const selectionOf = ({ serviceId, away }: Candidate, missed: MissedSlot): string =>
  serviceId === missed.serviceId ? `${serviceId} ${away}` : `${serviceId}`;

/**
 * What can be had instead of a lost slot, the best first, at most five, one for each offer there is: the same hour on
 * another court; then up to half an hour, then up to an hour before or after it; then another venue of the same service,
 * each at its nearest time within the hour. Where two are as good, the nearer wins, then the later (who cannot come
 * earlier can still come), then the lost court itself, then the cheaper, then the lower number. Nothing is offered that
 * the slot rules do not offer for that duration, nor fewer places than people come, nor the lost slot itself.
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
