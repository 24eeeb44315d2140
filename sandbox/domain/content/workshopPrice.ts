/** What is left to pay of a term or a month (Q7.3.c). */
import type { Documents } from './documents.ts';
import { invalid } from '../../answers/refused.ts';
import { orderWords } from '../../answers/orderWords.ts';

type Program = Documents['workshop']['programs'][number];
type Package = Program['packages'][number];

/** Weekday bit of a date, Sunday first. */
const bitOf = (date: Temporal.PlainDate): number => 2 ** (date.dayOfWeek % 7);

/** Dates from `first` to `last`, both included, that fall on one of the weekdays. */
export function trainingDays(
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
  days: readonly number[],
): Temporal.PlainDate[] {
  const length = first.until(last, { largestUnit: 'days' }).days;
  return Array.from({ length: Math.max(0, length + 1) }, (_, offset) => first.add({ days: offset })).filter((date) =>
    days.includes(bitOf(date)),
  );
}

const inTime = (one: Temporal.PlainDate, other: Temporal.PlainDate): number => Temporal.PlainDate.compare(one, other);
const laterOf = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  Temporal.PlainDate.compare(one, other) < 0 ? other : one;
const earlierOf = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  Temporal.PlainDate.compare(one, other) < 0 ? one : other;

/** The days a package covers: a calendar month of the programme, or all of it. */
function spanOf(
  program: Program,
  choice: Package,
  start: Temporal.PlainDate,
): [Temporal.PlainDate, Temporal.PlainDate] {
  const first = Temporal.PlainDate.from(program.start_date);
  const last = Temporal.PlainDate.from(program.end_date);
  if (choice.package_type !== 'month') return [first, last];
  const begun = laterOf(start, first);
  return [laterOf(begun.with({ day: 1 }), first), earlierOf(begun.with({ day: begun.daysInMonth }), last)];
}

const rounded = (amount: number): number => Math.round(amount * 100) / 100;

/** From which day on somebody comes, on which days of the week. */
export interface Attendance {
  readonly start: Temporal.PlainDate;
  readonly days: readonly number[];
}

export interface WorkshopTerms {
  /** AED. */
  readonly price: number;
  readonly tax_amount: number;
  /** The sessions that it buys. */
  readonly dates: readonly Temporal.PlainDate[];
}

/**
 * What the chosen days of a package cost and which sessions they are: sessions left, divided by all sessions of the package.
 * A package that is bought whole keeps its price, a trial is one session. Refuses days the programme does not train on and
 * starts outside of it.
 */
export function workshopTerms(program: Program, choice: Package, attended: readonly Attendance[]): WorkshopTerms {
  const [start] = attended.map((one) => one.start).sort(inTime);
  if (start === undefined) throw invalid('days', orderWords.programmeDays, 'wrongDays');
  const [first, last] = spanOf(program, choice, start);
  if (Temporal.PlainDate.compare(start, Temporal.PlainDate.from(program.end_date)) > 0) {
    throw invalid('start_date', orderWords.programmeOver, 'programmeOver');
  }
  if (attended.some(({ days }) => days.length === 0 || days.some((day) => !program.days.includes(day)))) {
    throw invalid('days', orderWords.programmeDays, 'wrongDays');
  }
  const left = attended.flatMap((one) => trainingDays(laterOf(one.start, first), last, one.days)).sort(inTime);
  if (left.length === 0) throw invalid('start_date', orderWords.noSessionAfter, 'noSessionLeft');
  const dates = choice.package_type === 'trial' ? left.slice(0, 1) : left;
  if (choice.is_prorata !== 1) return { price: choice.price, tax_amount: choice.tax_amount, dates };
  const share = left.length / trainingDays(first, last, program.days).length;
  return { price: rounded(choice.price * share), tax_amount: rounded(choice.tax_amount * share), dates };
}
