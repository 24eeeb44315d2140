/**
 * What a slot costs, as far as the schedule tells it: the same that the cart will say. A slot is sold by the rentals that
 * it runs through. The cheapest of those it may begin in has it until that closes, then the cheapest that is open there
 * (W6, Q7.2.d). Each product is counted in its units, to two decimals, and rounded as a line of the cart is (R9.3.2).
 */
import { totalsOf } from '../money/totals.ts';
import { isWanted, narrowed, type Narrowing } from './narrowing.ts';
import type { PackedFacility, PackedSchedule } from './schedule/packedSchedule.ts';
import { isListed, type Clock } from './now.ts';
import { clockOf, type SlotQuestion } from './reasons/question.ts';
import { isLongEnough } from './starts.ts';
import { untoldTariff, type SoldRange, type Tariff } from './schedule/tariffs.ts';
import { dayOf, minutesPerDay } from './schedule/venueTime.ts';

/** Minor units, VAT included. */
export interface SlotPrice {
  amount: number;
  /** Some of the facilities that offer the slot cost more. */
  isFrom: boolean;
}

const hour = 60;
const hourly = ({ price, tax, unit }: Tariff): number => ((price + tax) * hour) / unit;

/** Parts of a unit are kept to two decimals. */
const unitsIn = (minutes: number, { unit }: Tariff): number => Math.round((minutes / unit) * 100) / 100;

/** A ticket that was narrowed down to is asked for by its product; of several, any may be the one (R3.3.2). */
const askedProducts = ({ filter_by, product_ids: ids }: Narrowing): ReadonlySet<number> | null =>
  filter_by === 2 && ids?.length === 1 ? new Set(ids) : null;

/** The slots of one duration, and what their prices were found to be. */
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

/** The cheapest of the parts that are open at a minute; null as soon as one of them has no price: that one might be it. */
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

/** Whether a window of that day is open at a minute. */
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

/** Minor units of the slot that starts there, in windows of these days; null where the schedule does not tell all of it. */
function priceFrom(pricing: Pricing, range: SoldRange, from: number, days: readonly number[]): number | null {
  const { packed, duration, products, currency } = pricing;
  const { sold, settings } = packed;
  const isStart = (at: number): boolean =>
    (from - (sold.window[at] ?? 0)) % settings.increment === 0 &&
    isLongEnough(duration, sold.shortest[at] ?? 0) &&
    isWanted(products, sold.product[at] ?? 0);
  // After midnight it may begin in the next day's windows as well, which are on the next day's list.
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

/** Shows each minute at which the slot has room on a facility, and in windows of which days; those of the date itself first. */
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
    // What is left of last night counts for its price on every day, and is listed on today's (W5).
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

/** Minor units of each start that a facility has room for, by its minute; null where the schedule does not tell. */
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

/** The lowest price of each start, by its minute; without those of which it is not told for every facility. */
export function slotPrices(
  packed: PackedSchedule,
  question: SlotQuestion,
  currency: string | null,
): Map<number, SlotPrice> {
  const prices = new Map<number, SlotPrice | null>();
  if (packed.tariffs.length === 0) return new Map();
  const pricing = pricingOf(packed, question, currency);
  // Facilities that are sold alike cost the same at the same time.
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

/** What all slots of a day have in common, or that each has its own price; null where nothing is told. */
export type DayPrices = { kind: 'same'; price: SlotPrice } | { kind: 'byHour' } | null;

/** Whether the price of these starts is one for all, which need not be said on each. */
export function dayPrices(prices: ReadonlyMap<number, SlotPrice>, starts: readonly number[]): DayPrices {
  const told = starts.flatMap((start) => prices.get(start) ?? []);
  const [first] = told;
  if (first === undefined) return null;
  const isSame =
    told.length === starts.length &&
    told.every(({ amount, isFrom }) => amount === first.amount && isFrom === first.isFrom);
  return isSame ? { kind: 'same', price: first } : { kind: 'byHour' };
}
