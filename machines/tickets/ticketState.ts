/** Whether a ticket is valid now, as the gate would see it (R2.3.3). */
import type { OrderState, Ticket } from '../../src/contract/orders/orders.ts';
import { isPast } from '../bookings/bookingStatus.ts';

export type TicketState = 'valid' | 'used' | 'cancelled' | 'refused' | 'expired';

type Judged = Pick<Ticket, 'state' | 'date' | 'start_time' | 'end_time'>;

/**
 * Its status counts before the time: a used ticket does not expire. A ticket without a time may be valid on several days,
 * of which its date is the first; only the gate knows its end.
 * @param now the venue's wall-clock time, "YYYY-MM-DD HH:mm:ss"
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
