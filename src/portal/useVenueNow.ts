import { useSyncExternalStore } from 'react';
import { venueNow } from '../../machines/slots/venueClock.ts';

const minute = 60_000;

function eachMinute(tell: () => void): () => void {
  const timer = setInterval(tell, minute);
  return () => clearInterval(timer);
}

/** The venue's clock to the minute, `YYYY-MM-DD HH:mm:00`. */
export function useVenueNow(): string {
  return useSyncExternalStore(eachMinute, () => venueNow(Math.floor(Date.now() / minute) * minute));
}
