/** What is free this evening: one row a service, asked for after the first screen is there. */
import { packSchedule, slotsOf, venueNow } from '../../../machines/slots/slots.ts';
import { bookableServices } from '../../../machines/booking/bookableServices.ts';
import type { VenueService } from '../../contract/facilities.ts';
import { call } from '../client.ts';

/** Evening hours of the board, on the venue's clock. */
export const eveningHours = [17, 18, 19, 20, 21, 22, 23] as const;

export interface TonightRow {
  service: VenueService;
  /** How many facilities can still be had from each of the evening hours on. */
  free: number[];
}

const mostRows = 5;

/** How many facilities offer a slot that starts in that hour. */
async function rowOf(service: VenueService, now: string, signal: AbortSignal): Promise<TonightRow | null> {
  const date = now.slice(0, 10);
  const { data } = await call('schedule', { query: { venue_service_id: service.id, date }, signal });
  const packed = packSchedule({ date, configuration: data.configuration, facilities: data.facilities });
  const duration = data.configuration.min_booking_time ?? 60;
  const slots = slotsOf(packed, { now, duration }).filter(({ nextDay }) => !nextDay);
  const free = eveningHours.map((hour) => {
    const starting = slots.filter(({ start_time }) => Number(start_time.slice(0, 2)) === hour);
    return new Set(starting.flatMap(({ facilities }) => facilities)).size;
  });
  return free.some((count) => count > 0) ? { service, free } : null;
}

/** The first five public services; a row that cannot be had, or has nothing, is left out. */
export async function loadTonight(_: undefined, signal: AbortSignal): Promise<TonightRow[]> {
  const { data } = await call('services');
  const now = venueNow(Date.now());
  const rows = await Promise.allSettled(
    bookableServices(data)
      .slice(0, mostRows)
      .map((service) => rowOf(service, now, signal)),
  );
  return rows.flatMap((row) => (row.status === 'fulfilled' && row.value !== null ? [row.value] : []));
}
