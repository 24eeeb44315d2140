import { useSyncExternalStore } from 'react';
import { venueNow } from '../../machines/slots/venueClock.ts';
import { eachMinute } from '../adapters/eachMinute.ts';
import { serverNow } from '../adapters/serverTime.ts';

const minute = 60_000;

/** The venue's clock to the minute, `YYYY-MM-DD HH:mm:00`. */
export function useVenueNow(): string {
  return useSyncExternalStore(eachMinute, () => venueNow(Math.floor(serverNow() / minute) * minute));
}
