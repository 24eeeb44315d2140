/** What the present moment takes from a list of slots (N1 to N4). */
import { dateOfMoment, secondsUntil, type Origin } from './schedule/venueTime.ts';

/** Minutes for which the slot that has just begun is still offered: usually, and on the one host with its own rule (R9.2.2, R9.2.3). */
export const lateLimits = { usual: 15, extended: 30 } as const;

/** "Now" as the rules need it. */
export interface Clock {
  /** Seconds since the midnight of the picked date; negative before it. */
  now: number;
  /** Seconds. */
  lateLimit: number;
  /** Seconds. */
  delay: number;
  isToday: boolean;
}

/** Reads "YYYY-MM-DD HH:mm:ss" of the venue; limit and delay in minutes. */
export function clockAt(now: string, origin: Origin, lateLimit: number, delay: number): Clock {
  return {
    now: secondsUntil(now, origin),
    lateLimit: lateLimit * 60,
    delay: delay * 60,
    isToday: dateOfMoment(now) === origin.date,
  };
}

/** Whether a start has yet to come, and far enough ahead for the delay (N4, R9.2.4). */
export function isAhead(start: number, { now, delay }: Clock): boolean {
  const ahead = start * 60 - now;
  return delay > 0 ? ahead >= delay : ahead > 0;
}

/** Whether a start may stay if it is the closest of those that have begun (N2); a delay takes that one, too. */
export function isJustBegun(start: number, { now, lateLimit, delay }: Clock): boolean {
  const passed = now - start * 60;
  return delay === 0 && passed >= 0 && passed < lateLimit;
}

/** What stays of the ascending starts of all slots on offer: those ahead, and the closest that has just begun (N1, R9.2.1). */
export function startsLeft(starts: readonly number[], clock: Clock): number[] {
  const closest = starts.findLast((start) => start * 60 <= clock.now);
  return starts.filter((start) => isAhead(start, clock) || (start === closest && isJustBegun(start, clock)));
}

/** What is left of last night's windows is on today's list alone (W5). */
export const isListed = (fromYesterday: boolean, { isToday }: Clock): boolean => !fromYesterday || isToday;
