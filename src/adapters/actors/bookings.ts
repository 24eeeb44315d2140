/** The customer's facility bookings, a page at a time. */
import type { ResponseTo, QueryOf } from '../../contract/endpoints.ts';
import type { DateRange } from '../../../machines/dates/dateRange.ts';
import { call } from '../client.ts';

export type FacilityBookingPage = ResponseTo<'facilityBookings'>;

export interface BookingPageQuery extends Partial<DateRange> {
  period: 'upcoming' | 'past';
  page: number;
  /** How many a page holds: the customer's preference (R3.2.6). */
  size?: number;
  sortBy?: SortBy;
  order?: 'asc' | 'desc';
}

/** What a list may be sorted by; the first is usual. */
const sorts = ['facility_date', 'order_id'] as const;
type SortBy = (typeof sorts)[number];

/** The order that an address asks for, as far as there is such a one (R3.2.4). */
export const sortIn = (asked: string | null): SortBy => sorts.find((sort) => sort === asked) ?? sorts[0];

/** Sixteen a page, the latest day first unless it is asked for the other way (R3.2.4, R3.2.6, R9.1.3). */
export const loadFacilityBookings = (
  { period, page, size = 16, sortBy = sorts[0], order = 'desc', from, to }: BookingPageQuery,
  signal: AbortSignal,
): Promise<FacilityBookingPage> => {
  const query: QueryOf<'facilityBookings'> = {
    period,
    page,
    size,
    sortBy,
    sort_order: order,
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
  return call('facilityBookings', { query, signal });
};

/** Those that come next; some of them may have been refused. */
export const loadNextBookings = (_: null, signal: AbortSignal): Promise<FacilityBookingPage> =>
  loadFacilityBookings({ period: 'upcoming', page: 1, order: 'asc' }, signal);
