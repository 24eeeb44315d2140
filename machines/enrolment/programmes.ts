/** Academy programmes: when they train, for which ages, and whether they can still be joined. */
import type { WorkshopProgram } from '../../src/contract/offered/academies.ts';
import { weekdayBits } from '../../src/contract/wire/weekdays.ts';
import { dateAfter, dateOfDay, dateOfMoment, dayNumberOf, weekdayOfDay } from '../slots/schedule/venueTime.ts';

/** The dates from one day to another, both included, that fall on one of the weekdays (R3.10.4). */
export function sessionDates(from: string, until: string, days: readonly number[]): string[] {
  const last = dayNumberOf(until);
  const dates: string[] = [];
  for (let day = dayNumberOf(from); day <= last; day += 1)
    if (days.includes(weekdayBits[weekdayOfDay(day)]!)) dates.push(dateOfDay(day));
  return dates;
}

/**
 * The first day on which a customer can join; today only until today's session begins. `now` is the venue's wall-clock
 * time.
 */
export function joinDay({ start_date, start_time }: WorkshopProgram, now: string): string {
  const today = dateOfMoment(now);
  const next = now.slice(11) < start_time ? today : dateAfter(today, 1);
  return next > start_date ? next : start_date;
}

/** The sessions still to come. */
export const sessionsToCome = (program: WorkshopProgram, now: string): string[] =>
  sessionDates(joinDay(program, now), program.end_date, program.days);

export type ProgrammeState = 'open' | 'full' | 'over';

/** Whether it can be joined; a server without a count of places refuses the order instead. */
export function programmeState(program: WorkshopProgram, now: string): ProgrammeState {
  if (sessionsToCome(program, now).length === 0) return 'over';
  return program.remaining_capacity === 0 ? 'full' : 'open';
}

/** Whether a customer can enrol: it is open, and has a package to buy. */
export const mayEnrol = (program: WorkshopProgram, now: string): boolean =>
  programmeState(program, now) === 'open' && program.packages.length > 0;

export type AgeFault = 'tooYoung' | 'tooOld';
type Ages = Pick<WorkshopProgram, 'min_age' | 'max_age'>;

/** Why the age does not fit the group; null when it does. */
export function ageFault({ min_age: min, max_age: max }: Ages, age: number): AgeFault | null {
  if (min !== null && age < min) return 'tooYoung';
  return max !== null && age > max ? 'tooOld' : null;
}

/** The group for an age that can be joined; groups without an age range do not count. */
export const groupFor = (programs: readonly WorkshopProgram[], age: number, now: string): WorkshopProgram | undefined =>
  programs.find(
    (program) =>
      (program.min_age !== null || program.max_age !== null) &&
      ageFault(program, age) === null &&
      programmeState(program, now) === 'open',
  );

export interface Term {
  /** How many weeks it lasts, from its first day to its last. */
  weeks: number;
  /** How many of them are over. */
  past: number;
}

/** A programme's length and progress in weeks. */
export function termOf({ start_date, end_date }: WorkshopProgram, now: string): Term {
  const first = dayNumberOf(start_date);
  const weeks = Math.max(1, Math.ceil((dayNumberOf(end_date) - first + 1) / 7));
  const past = Math.floor((dayNumberOf(dateOfMoment(now)) - first) / 7);
  return { weeks, past: Math.min(weeks, Math.max(0, past)) };
}
