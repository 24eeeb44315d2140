/** What may be chosen next, and what is chosen then. */
import type { ChosenPackage, ChosenStart, EnrolmentContext, ToggledDay, ToggledAttendee } from './enrolmentContext.ts';
import { isStart, packageOf, type EnrolmentSelection } from './enrolmentSelection.ts';
import { hasPlace, attendeeFault, type Attendee } from './attendees.ts';

export const isOtherPackage = ({ program, selection }: EnrolmentContext, { productId }: ChosenPackage): boolean =>
  productId !== selection.productId && packageOf(program, productId) !== undefined;

export const isOtherStart = ({ program, selection, now }: EnrolmentContext, { date }: ChosenStart): boolean =>
  date !== selection.start && isStart(program, now, date);

/** Only what is paid by the session is chosen by the day (Q7.3.c). */
export const isDay = ({ program, selection }: EnrolmentContext, { day }: ToggledDay): boolean =>
  program.days.includes(day) && packageOf(program, selection.productId)?.is_prorata === 1;

/** The days in the order of the programme's. */
export function withDay({ program, selection }: EnrolmentContext, { day }: ToggledDay): EnrolmentSelection {
  const isOn = (one: number): boolean => selection.days.includes(one) !== (one === day);
  return { ...selection, days: program.days.filter(isOn) };
}

const isSame = (one: Attendee, other: Attendee): boolean => one.customerId === other.customerId;

/** Whoever is chosen may be left out; whoever is of the age may come while there is a place. */
export const mayToggle = ({ program, attendees, now }: EnrolmentContext, { attendee }: ToggledAttendee): boolean =>
  attendees.some((one) => isSame(one, attendee)) ||
  (attendeeFault(attendee, program, now) === null && hasPlace(program, attendees.length));

export const withAttendee = ({ attendees }: EnrolmentContext, { attendee }: ToggledAttendee): readonly Attendee[] =>
  attendees.some((one) => isSame(one, attendee))
    ? attendees.filter((one) => !isSame(one, attendee))
    : [...attendees, attendee];
