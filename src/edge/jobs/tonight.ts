/** What is free this evening: one row a service, asked for after the first screen is there. */
import type { VisitorInput } from '../../../machines/slots/scheduleInput.ts';
import {
  bookableDates,
  isBookable,
  packSchedule,
  slotsOf,
  venueNow,
  type BookingDateRules,
} from '../../../machines/slots/slots.ts';
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

/** For whom, and by which of the operator's rules. */
export interface TonightQuery {
  /** Null: nobody is logged in; members and partners have hours of their own (R6.1.15). */
  visitor: VisitorInput | null;
  reserves: boolean;
  range: Omit<BookingDateRules, 'today' | 'advance_booking_days_limit'>;
}

/** How many facilities offer a slot that starts in that hour. */
async function rowOf(
  service: VenueService,
  { visitor, reserves }: TonightQuery,
  now: string,
  signal: AbortSignal,
): Promise<TonightRow | null> {
  const date = now.slice(0, 10);
  const { data } = await call('schedule', { query: { venue_service_id: service.id, date }, signal });
  const packed = packSchedule({ ...data, date, visitor, allow_facility_items_reservation: reserves });
  const slots = slotsOf(packed, { now, duration: packed.settings.shortest }).filter(({ nextDay }) => !nextDay);
  const free = eveningHours.map((hour) => {
    const starting = slots.filter(({ start_time }) => Number(start_time.slice(0, 2)) === hour);
    return new Set(starting.flatMap(({ facilities }) => facilities)).size;
  });
  return free.some((count) => count > 0) ? { service, free } : null;
}

/** The first five public services; a row that cannot be had, or has nothing, is left out; nothing on a day that may not be picked. */
export async function loadTonight(query: TonightQuery, signal: AbortSignal): Promise<TonightRow[]> {
  const now = venueNow(Date.now());
  const today = now.slice(0, 10);
  if (!isBookable(today, bookableDates({ today, ...query.range }))) return [];
  const { data } = await call('services');
  const rows = await Promise.allSettled(
    bookableServices(data)
      .slice(0, mostRows)
      .map((service) => rowOf(service, query, now, signal)),
  );
  return rows.flatMap((row) => (row.status === 'fulfilled' && row.value !== null ? [row.value] : []));
}
