import type { TimeVerification } from '../../src/contract/site.ts';

/** Minutes that the device's clock and the server's may be apart (R9.3.12). */
export const permissibleDifference = 5;

/** What the server answered about the two clocks. */
export interface ClockReading {
  times: TimeVerification;
  /** The server itself called it a mismatch, by an error status. */
  isReported: boolean;
}

/** A reported mismatch, or two times more than five minutes apart; exactly five are allowed (Q5.7.d). */
export function isDiscrepant({ times: { userTime, systemTime }, isReported }: ClockReading): boolean {
  const difference = Math.abs(Date.parse(userTime) - Date.parse(systemTime));
  return isReported || difference > permissibleDifference * 60_000;
}
