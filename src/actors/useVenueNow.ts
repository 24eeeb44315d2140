import { useSyncExternalStore } from 'react';
import { venueNow } from '../../machines/slots/schedule/venueClock.ts';
import { eachMinute } from '../adapters/device/eachMinute.ts';
import { serverNow } from '../adapters/http/serverTime.ts';

const minute = 60_000;

/** The venue's clock to the minute, `YYYY-MM-DD HH:mm:00`. */
export function useVenueNow(): string {
  return useSyncExternalStore(eachMinute, () => venueNow(Math.floor(serverNow() / minute) * minute));
}
