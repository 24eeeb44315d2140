/** The selection in a programme, its parameters in the address, and the price request. */
import type { WorkshopPackage, WorkshopProgram } from '../../src/contract/offered/academies.ts';
import type { WorkshopCheck } from '../../src/contract/orders/cart.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { joinDay, sessionDates } from './programmes.ts';

export interface EnrolmentSelection {
  /** Null where the programme has no package. */
  productId: Id | null;
  /** The first day that may have a session. */
  start: string;
  /** Weekday bit values (R3.10.4). */
  days: readonly number[];
}

/** The parameters of the address; `enrol` opens the dialog (Q2.2.a). */
export const enrolParam = 'enrol';
const names = { product: 'package', start: 'from', days: 'days' } as const;

export const packageOf = ({ packages }: WorkshopProgram, productId: Id | null): WorkshopPackage | undefined =>
  packages.find(({ product_id }) => product_id === productId);

const isDate = /^\d{4}-\d\d-\d\d$/;

/** Whether the day can be the first. */
export const isStart = (program: WorkshopProgram, now: string, date: string): boolean =>
  date >= joinDay(program, now) && date <= program.end_date;

/** The days that are paid for: a package sold as a whole has all of the programme's days (Q7.3.c). */
export const paidDays = (program: WorkshopProgram, { productId, days }: EnrolmentSelection): readonly number[] =>
  packageOf(program, productId)?.is_prorata === 1 ? days : program.days;

/** The selection in the address; values that are not offered are ignored. */
export function selectionIn(params: URLSearchParams, program: WorkshopProgram, now: string): EnrolmentSelection {
  const asked = packageOf(program, Number(params.get(names.product))) ?? program.packages[0];
  const start = params.getAll(names.start).find((date) => isDate.test(date) && isStart(program, now, date));
  const bits = Number(params.get(names.days));
  const days = program.days.filter((day) => (bits & day) !== 0);
  return {
    productId: asked?.product_id ?? null,
    start: start ?? joinDay(program, now),
    days: days.length > 0 ? days : program.days,
  };
}

/** Writes into an address what differs from the default; other parameters stay. */
export function writeSelection(
  params: URLSearchParams,
  { productId, start, days }: EnrolmentSelection,
  program: WorkshopProgram,
  now: string,
): void {
  const write = (name: string, value: string | number | null) =>
    value === null ? params.delete(name) : params.set(name, String(value));
  const isAll = days.length === program.days.length || days.length === 0;
  write(names.product, productId);
  write(names.start, start === joinDay(program, now) ? null : start);
  write(names.days, isAll ? null : days.reduce((sum, day) => sum + day, 0));
}

/** Removes the dialog and its selection from an address. */
export function clearSelection(params: URLSearchParams): void {
  for (const name of [enrolParam, ...Object.values(names)]) params.delete(name);
}

/** The dates on which an attendee could come for the first time, on the chosen days. */
export const startDates = (program: WorkshopProgram, selection: EnrolmentSelection, now: string): string[] =>
  sessionDates(joinDay(program, now), program.end_date, paidDays(program, selection));

/** The date of the first session. */
export const firstSession = (program: WorkshopProgram, selection: EnrolmentSelection): string | undefined =>
  sessionDates(selection.start, program.end_date, paidDays(program, selection))[0];

/** The price request for the server (R7.3.7); null while the selection is incomplete. */
export function priceQuestionOf(program: WorkshopProgram, selection: EnrolmentSelection): WorkshopCheck | null {
  const start_date = firstSession(program, selection);
  const sold = packageOf(program, selection.productId);
  if (sold === undefined || start_date === undefined) return null;
  const { workshop_program_id } = program;
  const { product_id } = sold;
  return { workshop_program_id, product_id, start_date, days: [...paidDays(program, selection)] };
}
