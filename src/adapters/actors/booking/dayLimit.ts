/**
 * How far ahead a service may be booked. Its schedules say so, and each that is loaded leaves the limit here for
 * others.
 */
import type { ScheduleWish } from '../../../../machines/booking/bookingContext.ts';
import { dayLimitEndpoint } from '../../../contract/endpoints/facility.ts';
import { whenIdle } from '../../device/whenIdle.ts';
import { call } from '../../http/client.ts';
import { dayLimits } from '../../schedule/dayLimits.ts';

/** Days ahead; null is no limit (R5.5.2). Waits for a schedule that the page loads anyway. */
export async function loadDayLimit(
  { venue_service_id, date }: ScheduleWish,
  signal: AbortSignal,
): Promise<number | null> {
  await whenIdle();
  const known = await dayLimits.get(Number(venue_service_id))?.catch(() => undefined);
  if (known !== undefined) return known;
  const limit = call(dayLimitEndpoint, { query: { venue_service_id, date }, signal }).then(
    ({ data }) => data.configuration.advance_booking_days_limit,
  );
  dayLimits.set(Number(venue_service_id), limit);
  return limit;
}
