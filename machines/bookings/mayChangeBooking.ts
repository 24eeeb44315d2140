/** Whether a customer may still reschedule or cancel a booking. */
import type { Booked, FacilityBooking } from '../../src/contract/orders/bookings.ts';
import { recordStatus, type RecordStatus } from './recordStatus.ts';
import {
  bookingStatus,
  isAwaitingPayment,
  isPast,
  type BookingStatus,
  type StatusFields,
  type WhenFields,
} from './bookingStatus.ts';

/** Bookings that are still ahead, or that wait for approval. */
const standing: ReadonlySet<BookingStatus> = new Set(['approved', 'pending']);

/** Not past, not Rejected, not Consumed, not Checked-Out, not Inactive, and not waiting for its payment (R2.2.8, Q2.2.b). */
export const mayReschedule = (booking: StatusFields & WhenFields, now: string): boolean =>
  !isPast(booking, now) && standing.has(bookingStatus(booking)) && !isAwaitingPayment(booking);

type OrderFields = Partial<Pick<FacilityBooking, 'is_cancellable'>>;

/**
 * A booking that has begun cannot be cancelled, nor one beside what is the customer's at once, where the server tells;
 * before that the server says what is refunded (Q7.7.b, decision 045).
 */
export const mayAskToCancel = (booking: StatusFields & WhenFields & OrderFields, now: string): boolean =>
  booking.is_cancellable !== false &&
  standing.has(bookingStatus(booking)) &&
  now <= `${booking.facility_date} ${booking.facility_start_time}`;

const waiting: ReadonlySet<RecordStatus> = new Set(['approved', 'pending']);

/**
 * Bookings with a day of use can be cancelled before they begin; goods, offers with what comes with them, and memberships
 * belong to the customer at once (decision 045).
 */
export function isCancellable({ kind, booking }: Booked, today: string): boolean {
  if (kind === 'facility' || kind === 'membership' || kind === 'retail') return false;
  if (booking.is_cancellable === false) return false;
  if (kind === 'trainer' && booking.offer_id !== null) return false;
  const hasBegun = kind !== 'trainer' && booking.start_date < today;
  return !hasBegun && waiting.has(recordStatus(booking.status_id));
}
