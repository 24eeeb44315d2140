/** What is free this evening: one row a service, asked for after the first screen is there. */
import type { VisitorInput } from '../../../machines/slots/scheduleInput.ts';
import {
  bookableDates,
  channelOf,
  isBookable,
  slotsOf,
  venueNow,
  type BookingDateRules,
} from '../../../machines/slots/slots.ts';
import { bookableServices } from '../../../machines/booking/bookableServices.ts';
import type { VenueService } from '../../contract/facilities.ts';
import { call } from '../client.ts';
import { loadSchedule } from '../schedule/loadSchedule.ts';

/** Evening hours of the board, on the venue's clock. */
const eveningHours = [17, 18, 19, 20, 21, 22, 23] as const;

/** How many facilities can still be had from that hour on; the first start in it, null when there is none. */
export interface EveningHour {
  hour: number;
  left: number;
  start: string | null;
}

export interface TonightRow {
  service: VenueService;
  date: string;
  /** For how long the facilities are free, in minutes: the shortest booking there is. */
  duration: number;
  /** One for each of the evening hours that are not over; the same for every service. */
  hours: EveningHour[];
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
  const wish = { venue_service_id: service.id, date, allow_facility_items_reservation: reserves };
  const packed = (await loadSchedule(wish, signal)).packed[channelOf(visitor)];
  const duration = packed.settings.shortest;
  const slots = slotsOf(packed, { now, duration }).filter(
    ({ nextDay, facilities }) => !nextDay && facilities.length > 0,
  );
  const hours = eveningHours
    .filter((hour) => hour >= Number(now.slice(11, 13)))
    .map((hour) => {
      const starting = slots.filter(({ start_time }) => Number(start_time.slice(0, 2)) === hour);
      const left = new Set(starting.flatMap(({ facilities }) => facilities)).size;
      return { hour, left, start: starting[0]?.start_time ?? null };
    });
  return hours.some(({ left }) => left > 0) ? { service, date, duration, hours } : null;
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
