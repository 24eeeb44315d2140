/** How far ahead a service may be booked: its schedules say it, and whoever asks for one leaves it here for the others. */
import type { ScheduleWish } from '../../../../machines/booking/bookingContext.ts';
import { dayLimits, loadSchedule } from '../../schedule/loadSchedule.ts';
import { whenIdle } from '../../device/whenIdle.ts';

/** Days ahead; null is no limit (R5.5.2). What the page asks for anyway is waited for. */
export async function loadDayLimit(wish: ScheduleWish, signal: AbortSignal): Promise<number | null> {
  await whenIdle();
  const known = await dayLimits.get(Number(wish.venue_service_id))?.catch(() => undefined);
  return known !== undefined ? known : (await loadSchedule(wish, signal)).configuration.advance_booking_days_limit;
}
