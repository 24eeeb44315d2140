/** What a ticket is worth now, for whoever stands at the gate with it (R2.3.3). */
import type { OrderState, Ticket } from '../../src/contract/orders/orders.ts';
import { isPast } from '../bookings/bookingStatus.ts';

export type TicketState = 'valid' | 'used' | 'cancelled' | 'refused' | 'expired';

type Judged = Pick<Ticket, 'state' | 'date' | 'start_time' | 'end_time'>;

/**
 * What happened to it comes before the time: a ticket that was used does not expire. One without a time of day may be for
 * several days, of which it tells the first; only the gate knows when it ends.
 * @param now wall-clock time of the venue, "YYYY-MM-DD HH:mm:ss"
 */
export function ticketState(
  { state, date, start_time: start, end_time: end }: Judged,
  order: OrderState,
  now: string,
): TicketState {
  if (order === 'cancelled') return 'cancelled';
  if (order === 'rejected') return 'refused';
  if (state !== 'valid' || date === null || start === null) return state;
  const when = { facility_date: date, facility_start_time: start, facility_end_time: end ?? '23:59:59' };
  return isPast(when, now) ? 'expired' : state;
}
