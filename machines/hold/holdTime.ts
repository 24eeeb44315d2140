/** The server's end of a hold is a time on the venue's clock; the remaining time is counted in milliseconds. */
import { defaultTimeZone } from '../slots/schedule/venueClock.ts';
import { nothingHeld, type Held } from './holdRules.ts';

/** A time on the venue's clock as epoch milliseconds. */
const instantOf = (stamp: string): number =>
  Temporal.PlainDateTime.from(stamp.replace(' ', 'T')).toZonedDateTime(defaultTimeZone).epochMilliseconds;

/** The current hold. `now` and `serverNow` are the same moment on the device's and the server's clock. */
export function heldAt(
  { heldUntil, isHoldUnsure }: { heldUntil: string | null; isHoldUnsure: boolean },
  { now, serverNow }: { now: number; serverNow: number },
): Held {
  if (heldUntil === null) return nothingHeld;
  const left = instantOf(heldUntil) - serverNow;
  return { until: heldUntil, left, endsAt: now + left, isUnsure: isHoldUnsure };
}
