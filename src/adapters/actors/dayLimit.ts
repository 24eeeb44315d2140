/** How far ahead a service may be booked: its schedules say it, and whoever asks for one leaves it here for the others. */
import type { ScheduleWish } from '../../../machines/booking/bookingContext.ts';
import type { Id } from '../../contract/wire.ts';
import { dayLimits, loadSchedule } from '../schedule/loadSchedule.ts';
import { whenIdle } from '../whenIdle.ts';

/** For a service that is not known yet, nothing is asked. */
type DayLimitQuery = ScheduleWish | null;

/** Days ahead; null is no limit (R5.5.2). What the page asks for anyway is waited for. */
export async function loadDayLimit(
  query: DayLimitQuery,
  signal: AbortSignal,
): Promise<{ id: Id; limit: number | null } | null> {
  if (query === null) return null;
  await whenIdle();
  const id = Number(query.venue_service_id);
  const known = await dayLimits.get(id)?.catch(() => undefined);
  const limit =
    known !== undefined ? known : (await loadSchedule(query, signal)).configuration.advance_booking_days_limit;
  return { id, limit };
}
