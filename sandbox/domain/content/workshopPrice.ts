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

/** The days a package covers: a calendar month of the programme, or all of it. */
function spanOf(
  program: Program,
  choice: Package,
  start: Temporal.PlainDate,
): [Temporal.PlainDate, Temporal.PlainDate] {
  const first = Temporal.PlainDate.from(program.start_date);
  const last = Temporal.PlainDate.from(program.end_date);
  if (choice.package_type !== 'month') return [first, last];
  const monthStart = start.with({ day: 1 });
  const monthEnd = start.with({ day: start.daysInMonth });
  return [
    Temporal.PlainDate.compare(monthStart, first) < 0 ? first : monthStart,
    Temporal.PlainDate.compare(monthEnd, last) > 0 ? last : monthEnd,
  ];
}

const rounded = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * Price and tax in AED: sessions left on the chosen days, divided by all sessions of the package.
 * A package that is bought whole keeps its price. Refuses days the programme does not train on and starts outside of it.
 */
export function workshopPrice(
  program: Program,
  choice: Package,
  start: Temporal.PlainDate,
  days: readonly number[],
): { price: number; tax_amount: number } {
  const [first, last] = spanOf(program, choice, start);
  if (Temporal.PlainDate.compare(start, Temporal.PlainDate.from(program.end_date)) > 0) {
    throw invalid('start_date', orderWords.programmeOver, 'programmeOver');
  }
  if (days.length === 0 || days.some((day) => !program.days.includes(day))) {
    throw invalid('days', orderWords.programmeDays, 'wrongDays');
  }
  if (choice.is_prorata !== 1) return { price: choice.price, tax_amount: choice.tax_amount };

  const from = Temporal.PlainDate.compare(start, first) < 0 ? first : start;
  const all = trainingDays(first, last, program.days).length;
  const left = trainingDays(from, last, days).length;
  if (left === 0) throw invalid('start_date', orderWords.noSessionAfter, 'noSessionLeft');
  return { price: rounded((choice.price * left) / all), tax_amount: rounded((choice.tax_amount * left) / all) };
}
