/** Which bookings have tickets (R2.3.3, R2.2.9): those that are paid, approved and admit people. */
import type { Booked } from '../../src/contract/orders/bookings.ts';
import { bookingStatus } from './bookingStatus.ts';
import { recordStatus } from './recordStatus.ts';

/** `standing`: still to be shown at the gate; `used`: kept for reference. */
export type BookingTickets = 'none' | 'standing' | 'used';

const ofRecord = (status: number | null): BookingTickets => {
  const is = recordStatus(status);
  if (is === 'approved') return 'standing';
  return is === 'completed' ? 'used' : 'none';
};

export function bookingTickets({ kind, booking }: Booked): BookingTickets {
  if (kind === 'event' || kind === 'trainer' || kind === 'academy') return ofRecord(booking.status_id);
  if (kind !== 'facility' || !booking.token) return 'none';
  const status = bookingStatus(booking);
  if (status === 'approved') return 'standing';
  return status === 'consumed' || status === 'checkedOut' ? 'used' : 'none';
}
