import { useSyncExternalStore } from 'react';
import { venueNow } from '../../machines/slots/venueClock.ts';
import { onCorrection, serverNow } from '../adapters/serverTime.ts';

const minute = 60_000;

function eachMinute(tell: () => void): () => void {
  const timer = setInterval(tell, minute);
  const stop = onCorrection(tell);
  return () => {
    stop();
    clearInterval(timer);
  };
}

/** The venue's clock to the minute, `YYYY-MM-DD HH:mm:00`. */
export function useVenueNow(): string {
  return useSyncExternalStore(eachMinute, () => venueNow(Math.floor(serverNow() / minute) * minute));
}
