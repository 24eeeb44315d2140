/**
 * The price of a slot, as far as the schedule has it: the same as later in the cart. A slot is priced by the rentals it
 * runs through: first the cheapest of those it may begin in, until that closes, then the cheapest open one (W6, Q7.2.d).
 * Each product is counted in its units, to two decimals, and rounded like a cart line (R9.3.2).
 */
import { totalsOf } from '../money/totals.ts';
import { isWanted, narrowed, type Narrowing } from './narrowing.ts';
import type { PackedFacility, PackedSchedule } from './schedule/packedSchedule.ts';
import { isListed, type Clock } from './now.ts';
import { clockOf, type SlotQuestion } from './reasons/question.ts';
import { isLongEnough } from './starts.ts';
import { untoldTariff, type SoldRange, type Tariff } from './schedule/tariffs.ts';
import { dayOf, minutesPerDay } from './schedule/venueTime.ts';

/** In minor units, VAT included. */
export interface SlotPrice {
  amount: number;
  /** Whether some of the facilities that offer the slot cost more. */
  isFrom: boolean;
}

const hour = 60;
const hourly = ({ price, tax, unit }: Tariff): number => ((price + tax) * hour) / unit;

/** Fractions of a unit are kept to two decimals. */
const unitsIn = (minutes: number, { unit }: Tariff): number => Math.round((minutes / unit) * 100) / 100;

/** When narrowed down to one ticket, only that product is priced; with several, any may be the one (R3.3.2). */
const askedProducts = ({ filter_by, product_ids: ids }: Narrowing): ReadonlySet<number> | null =>
  filter_by === 2 && ids?.length === 1 ? new Set(ids) : null;

/** One duration's slots, and the prices found so far. */
interface Pricing {
  packed: PackedSchedule;
  duration: number;
  products: ReadonlySet<number> | null;
  clock: Clock;
  currency: string | null;
}

interface Part {
  sold: Tariff;
  until: number;
}

/** The cheapest part open at a minute; null if any of them has no price, as that one might be the cheapest. */
function cheapestAt(
  { packed: { sold, tariffs } }: Pricing,
  { firstSold, endSold }: SoldRange,
  minute: number,
  days: readonly number[],
  may: (at: number) => boolean,
): Part | null {
  let best: Part | null = null;
  for (const day of days)
    for (let at = firstSold; at < endSold; at++) {
      const until = sold.until[at] ?? 0;
      if (sold.day[at] !== day || (sold.from[at] ?? 0) > minute || until <= minute || !may(at)) continue;
      const tariff = tariffs[sold.tariff[at] ?? untoldTariff];
      if (tariff === undefined) return null;
      if (best === null || hourly(tariff) < hourly(best.sold)) best = { sold: tariff, until };
    }
  return best;
}

const anywhere = (): boolean => true;

/** Whether a window that began on that day is open at a minute. */
function isOpenOn(
  { packed: { sold } }: Pricing,
  { firstSold, endSold }: SoldRange,
  minute: number,
  day: number,
): boolean {
  for (let at = firstSold; at < endSold; at++)
    if (sold.day[at] === day && (sold.from[at] ?? 0) <= minute && (sold.until[at] ?? 0) > minute) return true;
  return false;
}

/** The price in minor units of a slot starting at `from`, in windows of these days; null where a part of it has no price. */
function priceFrom(pricing: Pricing, range: SoldRange, from: number, days: readonly number[]): number | null {
  const { packed, duration, products, currency } = pricing;
  const { sold, settings } = packed;
  const isStart = (at: number): boolean =>
    (from - (sold.window[at] ?? 0)) % settings.increment === 0 &&
    isLongEnough(duration, sold.shortest[at] ?? 0) &&
    isWanted(products, sold.product[at] ?? 0);
  // After midnight a start may also belong to the next day's windows, which are in the next day's schedule.
  if (from >= minutesPerDay && isOpenOn(pricing, range, from, dayOf(from))) return null;
  const [day = 0] = days;
  const minutes = new Map<Tariff, number>();
  const until = from + duration;
  for (let at = from; at < until;) {
    const part: Part | null =
      at === from
        ? cheapestAt(pricing, range, at, days, isStart)
        : cheapestAt(pricing, range, at, [day, day + 1], anywhere);
    if (part === null) return null;
    const end = Math.min(part.until, until);
    minutes.set(part.sold, (minutes.get(part.sold) ?? 0) + end - at);
    at = end;
  }
  let sum = 0;
  for (const [tariff, time] of minutes)
    sum += totalsOf({ price: tariff.price, tax_amount: tariff.tax, quantity: unitsIn(time, tariff) }, currency).full;
  return sum;
}

/**
 * Calls `visit` with each minute at which the slot has room on a facility, and with the days of its windows, the date's
 * own first.
 */
function visitStarts(
  { packed, duration, products, clock }: Pricing,
  { first, end }: PackedFacility,
  visit: (minute: number, days: readonly number[]) => void,
): void {
  const { minute, freeRoom, shortest, product, fromYesterday } = packed.starts;
  for (let at = first; at < end;) {
    const start = minute[at] ?? 0;
    let isOwn = false;
    let isLate = false;
    for (; at < end && minute[at] === start; at++) {
      if ((freeRoom[at] ?? 0) < duration || !isLongEnough(duration, shortest[at] ?? 0)) continue;
      if (!isWanted(products, product[at] ?? 0)) continue;
      if (fromYesterday[at] === 1) isLate = true;
      else isOwn = true;
    }
    // Last night's windows are listed today only (W5), but count for the price of the date's own starts on any day.
    if (isOwn || (isLate && isListed(true, clock))) visit(start, [...(isOwn ? [0] : []), ...(isLate ? [-1] : [])]);
  }
}

const pricingOf = (packed: PackedSchedule, question: SlotQuestion, currency: string | null): Pricing => ({
  packed,
  duration: question.duration,
  products: askedProducts(question),
  clock: clockOf(packed, question),
  currency,
});

/** The price in minor units of each start with room on a facility, by minute; null where the schedule has no price. */
export function pricesOn(
  packed: PackedSchedule,
  facility: PackedFacility,
  question: SlotQuestion,
  currency: string | null,
): Map<number, number | null> {
  const pricing = pricingOf(packed, question, currency);
  const prices = new Map<number, number | null>();
  visitStarts(pricing, facility, (minute, days) => prices.set(minute, priceFrom(pricing, facility, minute, days)));
  return prices;
}

/** The lowest price of each start, by minute; without starts for which a facility has no price. */
export function slotPrices(
  packed: PackedSchedule,
  question: SlotQuestion,
  currency: string | null,
): Map<number, SlotPrice> {
  const prices = new Map<number, SlotPrice | null>();
  if (packed.tariffs.length === 0) return new Map();
  const pricing = pricingOf(packed, question, currency);
  // Facilities sold on the same terms have the same price at the same time, so it is computed once.
  const known = new Map<string, number | null>();
  for (const facility of narrowed(packed.facilities, question).facilities)
    visitStarts(pricing, facility, (minute, days) => {
      const before = prices.get(minute);
      if (before === null) return;
      const key = `${facility.firstSold} ${facility.endSold} ${minute} ${days.join()}`;
      const amount = known.get(key) ?? (known.has(key) ? null : priceFrom(pricing, facility, minute, days));
      known.set(key, amount);
      const isFrom = before !== undefined && (before.isFrom || before.amount !== amount);
      prices.set(minute, amount === null ? null : { amount: Math.min(amount, before?.amount ?? amount), isFrom });
    });
  return new Map([...prices].flatMap(([minute, price]) => (price === null ? [] : [[minute, price]])));
}

/** One price for all slots of the day, or one by the hour; null where no slot has a price. */
export type DayPrices = { kind: 'same'; price: SlotPrice } | { kind: 'byHour' } | null;

/** Whether all these starts have the same price, which is then shown once. */
export function dayPrices(prices: ReadonlyMap<number, SlotPrice>, starts: readonly number[]): DayPrices {
  const told = starts.flatMap((start) => prices.get(start) ?? []);
  const [first] = told;
  if (first === undefined) return null;
  const isSame =
    told.length === starts.length &&
    told.every(({ amount, isFrom }) => amount === first.amount && isFrom === first.isFrom);
  return isSame ? { kind: 'same', price: first } : { kind: 'byHour' };
}
