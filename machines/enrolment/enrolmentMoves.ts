/** Which choices are possible in an enrolment, and how they change it. */
import type {
  ChosenPackage,
  ChosenFirstDay,
  EnrolmentContext,
  PassedMinute,
  ToggledDay,
  ToggledAttendee,
} from './enrolmentContext.ts';
import { firstSession, isStart, packageOf, type EnrolmentSelection } from './enrolmentSelection.ts';
import { hasPlace, attendeeFault, type Attendee } from './attendees.ts';
import { joinDay } from './programmes.ts';

export const isOtherPackage = ({ program, selection }: EnrolmentContext, { productId }: ChosenPackage): boolean =>
  productId !== selection.productId && packageOf(program, productId) !== undefined;

export const isOtherStart = ({ program, selection, now }: EnrolmentContext, { date }: ChosenFirstDay): boolean =>
  date !== selection.start && isStart(program, now, date);

/** Days are chosen only for packages that are paid by the session (Q7.3.c). */
export const mayToggleDay = ({ program, selection }: EnrolmentContext, { day }: ToggledDay): boolean =>
  program.days.includes(day) && packageOf(program, selection.productId)?.is_prorata === 1;

/** The days, in the programme's order. */
export function withDay({ program, selection }: EnrolmentContext, { day }: ToggledDay): EnrolmentSelection {
  const isOn = (one: number): boolean => selection.days.includes(one) !== (one === day);
  return { ...selection, days: program.days.filter(isOn) };
}

const isSame = (one: Attendee, other: Attendee): boolean => one.customerId === other.customerId;

/** Chosen attendees can be removed; others can be added if their age fits and there is a place. */
export const mayToggle = ({ program, attendees, now }: EnrolmentContext, { attendee }: ToggledAttendee): boolean =>
  attendees.some((one) => isSame(one, attendee)) ||
  (attendeeFault(attendee, program, now) === null && hasPlace(program, attendees.length));

export const withAttendee = ({ attendees }: EnrolmentContext, { attendee }: ToggledAttendee): readonly Attendee[] =>
  attendees.some((one) => isSame(one, attendee))
    ? attendees.filter((one) => !isSame(one, attendee))
    : [...attendees, attendee];

/** The selection, of which no day is before the first on which a customer can join by then. */
export function selectionBy(
  { program, selection }: EnrolmentContext,
  { now }: Pick<PassedMinute, 'now'>,
): EnrolmentSelection {
  const first = joinDay(program, now);
  return selection.start < first ? { ...selection, start: first } : selection;
}

/** Whether the first session has begun, so that the price is for another one (Q7.3.c). */
export const isOtherFirst = (context: EnrolmentContext, passed: Pick<PassedMinute, 'now'>): boolean =>
  firstSession(context.program, context.selection) !== firstSession(context.program, selectionBy(context, passed));
