import type { TimeVerification } from '../../src/contract/site/site.ts';

/** Minutes that the device's clock and the server's may be apart (R9.3.12). */
export const permissibleDifference = 5;

/** What the server answered about the two clocks. */
export interface ClockReading {
  times: TimeVerification;
  /** The server itself called it a mismatch, by an error status. */
  isReported: boolean;
  /** Milliseconds from the question to the answer. */
  took: number;
}

/** A reported mismatch, or two times more than five minutes apart; exactly five are allowed (Q5.7.d). */
export function isDiscrepant({ times: { userTime, systemTime }, isReported }: ClockReading): boolean {
  const difference = Math.abs(Date.parse(userTime) - Date.parse(systemTime));
  return isReported || difference > permissibleDifference * 60_000;
}

/** Seconds are all that both times have. */
const precision = 2_000;

/**
 * Whole milliseconds to add to this device's clock for the server's. The answer was half of its way old when it was given; what
 * is less than the seconds can tell is nothing, and so is what is no time.
 */
export function correctionOf({ times: { userTime, systemTime }, took }: ClockReading): number {
  const ahead = Math.round(Date.parse(systemTime) - Date.parse(userTime) - took / 2);
  return Math.abs(ahead) >= precision ? ahead : 0;
}
