import type { DatedSchedule, ScheduleWish } from '../../../machines/booking/bookingContext.ts';
import type { TakenSlot } from '../../../machines/slots/reasons/withoutBooking.ts';
import { facilityEndpoints } from '../../contract/endpoints/facility.ts';
import { callAndRead } from '../http/client.ts';
import { dayLimits } from './dayLimits.ts';
import { readSchedule } from './readSchedule.ts';

/** Loads a day of a service and packs it, in a worker where it is long. */
export function loadSchedule(wish: ScheduleWish, signal: AbortSignal, leftOut?: TakenSlot): Promise<DatedSchedule> {
  const { allow_facility_items_reservation, ...query } = wish;
  const packing = { date: wish.date, allow_facility_items_reservation, leftOut };
  const answer = callAndRead(facilityEndpoints.schedule, { query, signal }, async (read) =>
    readSchedule(await read.blob(), packing, signal),
  );
  const limit = answer.then(({ configuration }) => configuration.advance_booking_days_limit);
  limit.catch(() => undefined);
  dayLimits.set(Number(wish.venue_service_id), limit);
  return answer;
}
