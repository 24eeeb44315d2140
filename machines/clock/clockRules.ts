import type { TimeVerification } from '../../src/contract/site/site.ts';

/** The allowed difference between the device's and the server's clock, in minutes (R9.3.12). */
export const permissibleDifference = 5;

/** The server's answer about the two clocks. */
export interface ClockReading {
  times: TimeVerification;
  /** Whether the server itself reported a mismatch, by an error status. */
  isReported: boolean;
  /** The duration of the call, in milliseconds. */
  took: number;
}

/**
 * Whether the clocks differ too much: reported by the server, or more than five minutes apart; exactly five are allowed
 * (Q5.7.d).
 */
export function isDiscrepant({ times: { userTime, systemTime }, isReported }: ClockReading): boolean {
  const difference = Math.abs(Date.parse(userTime) - Date.parse(systemTime));
  return isReported || difference > permissibleDifference * 60_000;
}

/** Both times are rounded to seconds, so smaller differences, in ms, mean nothing. */
const precision = 2_000;

/**
 * The milliseconds to add to the device's clock. The server's time was taken half the call's duration ago; differences
 * within the rounding are ignored, and so are invalid times.
 */
export function correctionOf({ times: { userTime, systemTime }, took }: ClockReading): number {
  const ahead = Math.round(Date.parse(systemTime) - Date.parse(userTime) - took / 2);
  return Math.abs(ahead) >= precision ? ahead : 0;
}
