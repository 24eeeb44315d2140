/** Which starts are removed because of the current time (N1 to N4). */
import { dateOfMoment, secondsUntil, type Origin } from './schedule/venueTime.ts';

/**
 * For how many minutes a slot that has just begun is still offered: normally, and on the one host with its own rule
 * (R9.2.2, R9.2.3).
 */
export const lateLimits = { usual: 15, extended: 30 } as const;

/** The current time as the rules need it. */
export interface Clock {
  /** In seconds since the midnight of the picked date; negative before it. */
  now: number;
  /** In seconds. */
  lateLimit: number;
  /** In seconds. */
  delay: number;
  isToday: boolean;
}

/** Reads the venue's "YYYY-MM-DD HH:mm:ss"; limit and delay in minutes. */
export function clockAt(now: string, origin: Origin, lateLimit: number, delay: number): Clock {
  return {
    now: secondsUntil(now, origin),
    lateLimit: lateLimit * 60,
    delay: delay * 60,
    isToday: dateOfMoment(now) === origin.date,
  };
}

/** Whether a start is in the future, and far enough ahead for the delay (N4, R9.2.4). */
export function isAhead(start: number, { now, delay }: Clock): boolean {
  const ahead = start * 60 - now;
  return delay > 0 ? ahead >= delay : ahead > 0;
}

/** Whether a start may stay if it is the latest that has begun (N2); with a delay none may. */
export function isJustBegun(start: number, { now, lateLimit, delay }: Clock): boolean {
  const passed = now - start * 60;
  return delay === 0 && passed >= 0 && passed < lateLimit;
}

/**
 * The starts that remain, of all starts on offer in ascending order: future ones, and the latest that has just begun (N1,
 * R9.2.1).
 */
export function startsLeft(starts: readonly number[], clock: Clock): number[] {
  const closest = starts.findLast((start) => start * 60 <= clock.now);
  return starts.filter((start) => isAhead(start, clock) || (start === closest && isJustBegun(start, clock)));
}

/** What is left of last night's windows is listed today only (W5). */
export const isListed = (fromYesterday: boolean, { isToday }: Clock): boolean => !fromYesterday || isToday;
