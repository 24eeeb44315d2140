/** The venue's clock, minute by minute. */
import { venueNow } from '../../../machines/slots/schedule/venueClock.ts';
import { onCorrection, serverNow } from '../http/serverTime.ts';

const minute = 60_000;

/** Tells the venue's time at once, then with each minute and when the clock is corrected; a tab that slept is told when it wakes up. */
export function eachMinute(tell: (now: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const strike = () => {
    clearTimeout(timer);
    const now = serverNow();
    tell(venueNow(now));
    timer = setTimeout(strike, minute - (now % minute));
  };
  const wake = () => {
    if (!document.hidden) strike();
  };
  strike();
  document.addEventListener('visibilitychange', wake);
  const stop = onCorrection(strike);
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}
