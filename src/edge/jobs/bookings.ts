/** The customer's facility bookings, a page at a time. */
import type { AnswerTo, QueryOf } from '../../contract/endpoints.ts';
import type { DateRange } from '../../../machines/dates/dateRange.ts';
import { call } from '../client.ts';

export type FacilityBookingPage = AnswerTo<'facilityBookings'>;

export interface BookingPageQuery extends Partial<DateRange> {
  period: 'upcoming' | 'past';
  page: number;
}

/** Sixteen a page; the nearest first, the past from its end (R3.2.6, R9.1.3). */
export const loadFacilityBookings = (
  { period, page, from, to }: BookingPageQuery,
  signal: AbortSignal,
): Promise<FacilityBookingPage> => {
  const query: QueryOf<'facilityBookings'> = {
    period,
    page,
    size: 16,
    sort_order: period === 'upcoming' ? 'asc' : 'desc',
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
  return call('facilityBookings', { query, signal });
};
