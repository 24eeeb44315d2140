/**
 * The current time: this device's clock, corrected by what the server said about it. The rules of booking take "now"
 * from here; the device may be up to five minutes wrong (R9.3.12).
 */
import { venueNow } from '../../../machines/slots/schedule/venueClock.ts';

let correction = 0;
const followers = new Set<() => void>();

/** From now on the server's clock is so many milliseconds ahead of this device's. */
export function correctTime(milliseconds: number): void {
  if (milliseconds === correction) return;
  correction = milliseconds;
  for (const tell of followers) tell();
}

/** Tells when the time was corrected. Returns what stops it. */
export function onCorrection(tell: () => void): () => void {
  followers.add(tell);
  return () => followers.delete(tell);
}

/** The server's time, in epoch milliseconds. */
export const serverNow = (): number => Date.now() + correction;

/** The same on the venue's wall, `YYYY-MM-DD HH:mm:ss`. */
export const nowAtVenue = (): string => venueNow(serverNow());
