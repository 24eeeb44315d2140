/** The server tells until when places stand as the venue's clock shows it; what is left is counted in milliseconds. */
import { defaultTimeZone } from '../slots/schedule/venueClock.ts';
import { nothingHeld, type Held } from './holdRules.ts';

/** The instant at which the venue's clock shows that stamp, in epoch milliseconds. */
const instantOf = (stamp: string): number =>
  Temporal.PlainDateTime.from(stamp.replace(' ', 'T')).toZonedDateTime(defaultTimeZone).epochMilliseconds;

/** What is held, as it is now. `now` and `serverNow` are the same moment by the device's clock and by the server's. */
export function heldAt(
  { heldUntil, isHoldUnsure }: { heldUntil: string | null; isHoldUnsure: boolean },
  { now, serverNow }: { now: number; serverNow: number },
): Held {
  if (heldUntil === null) return nothingHeld;
  const left = instantOf(heldUntil) - serverNow;
  return { until: heldUntil, left, endsAt: now + left, isUnsure: isHoldUnsure };
}
