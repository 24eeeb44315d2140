import type { DatedSchedule, ScheduleWish } from '../../../machines/booking/bookingContext.ts';
import { callAndRead } from '../client.ts';
import { readSchedule } from './readSchedule.ts';

/** Asks for a day of a service and packs it, beside the page where it is long. */
export function loadSchedule(wish: ScheduleWish, signal: AbortSignal): Promise<DatedSchedule> {
  const { allow_facility_items_reservation, ...query } = wish;
  const packing = { date: wish.date, allow_facility_items_reservation };
  return callAndRead('schedule', { query, signal }, (answer) => readSchedule(answer, packing, signal));
}
