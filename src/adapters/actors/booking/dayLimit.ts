/** How far ahead a service may be booked: its schedules say it, and whoever asks for one leaves it here for the others. */
import type { ScheduleWish } from '../../../../machines/booking/bookingContext.ts';
import { dayLimitEndpoint } from '../../../contract/endpoints/facility.ts';
import { whenIdle } from '../../device/whenIdle.ts';
import { call } from '../../http/client.ts';
import { dayLimits } from '../../schedule/dayLimits.ts';

/** Days ahead; null is no limit (R5.5.2). What the page asks for anyway is waited for. */
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
