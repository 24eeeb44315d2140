/** What pages of the account show beside their lists. */
import type { ResponseTo } from '../../contract/endpoints.ts';
import { bookedEndpoints } from '../../contract/endpoints/booked.ts';
import { moneyEndpoints } from '../../contract/endpoints/money.ts';
import { call } from '../client.ts';

/** The bookings that come next; some of them may have been refused. */
export const loadNextBookings = (_: null, signal: AbortSignal): Promise<ResponseTo<'facilityBookings'>> =>
  call(bookedEndpoints.facilityBookings, {
    query: { period: 'upcoming', page: 1, size: 16, sortBy: 'facility_date', sort_order: 'asc' },
    signal,
  });

/** What is in the wallet now. */
export const loadWallet = (_: null, signal: AbortSignal): Promise<ResponseTo<'wallet'>> =>
  call(moneyEndpoints.wallet, { signal });
