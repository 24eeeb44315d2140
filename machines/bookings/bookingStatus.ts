/** The status of a facility booking, and whether it is over (R4.10). */
import type { FacilityBooking } from '../../src/contract/orders/bookings.ts';

export type BookingStatus = 'rejected' | 'checkedOut' | 'consumed' | 'approved' | 'inactive' | 'pending';

export type StatusFields = Pick<
  FacilityBooking,
  'is_booking_approved' | 'cid_approved' | 'is_cid_approved' | 'status_id' | 'check_in_time' | 'check_out_time'
>;

const refused = 2;
const inactive = 13;

/** Checked in this order; the first that applies is shown (R4.10.1–6). */
export function bookingStatus(booking: StatusFields): BookingStatus {
  const {
    is_booking_approved: approved,
    cid_approved: checked,
    is_cid_approved: identity,
    status_id: status,
  } = booking;
  if (identity === refused || approved === refused || status === refused) return 'rejected';
  if (booking.check_out_time) return 'checkedOut';
  if (booking.check_in_time) return 'consumed';
  if (approved === 1 && (checked === 1 || checked === null) && status === 1) return 'approved';
  if (status === inactive) return 'inactive';
  return 'pending';
}

/** Whether the venue still has to approve it (R4.10.7). */
export function isAwaitingApproval({ is_booking_approved: approved, cid_approved: checked }: StatusFields): boolean {
  return (approved === 0 && checked === null) || (approved === 1 && checked === 0);
}

/** Approved by everybody but still pending: its payment is missing. */
export const isAwaitingPayment = (booking: StatusFields): boolean =>
  bookingStatus(booking) === 'pending' && booking.is_booking_approved === 1 && !isAwaitingApproval(booking);

/** The end of a booking on the venue's wall clock; midnight and ends before the start are on the next day (Q4.10.b). */
function endOf({ facility_date, facility_start_time, facility_end_time }: WhenFields): Temporal.PlainDateTime {
  const date = Temporal.PlainDate.from(facility_date);
  if (facility_end_time === '23:59:59') return date.add({ days: 1 }).toPlainDateTime('00:00:00');
  const end = date.toPlainDateTime(facility_end_time);
  return facility_end_time <= facility_start_time ? end.add({ days: 1 }) : end;
}

export type WhenFields = Pick<FacilityBooking, 'facility_date' | 'facility_start_time' | 'facility_end_time'>;

/**
 * Whether a booking is over; one that ends now is not (R4.10.8).
 * @param now the venue's wall-clock time, "YYYY-MM-DD HH:mm:ss"
 */
export function isPast(booking: WhenFields, now: string): boolean {
  return Temporal.PlainDateTime.compare(Temporal.PlainDateTime.from(now.replace(' ', 'T')), endOf(booking)) > 0;
}

const over: ReadonlySet<BookingStatus> = new Set(['rejected', 'inactive', 'checkedOut']);

/** Whether a booking is still ahead: not past, and neither declined nor given up. */
export const isToCome = (booking: StatusFields & WhenFields, now: string): boolean =>
  !isPast(booking, now) && !over.has(bookingStatus(booking));

/** Minutes from start to end. */
export function minutesOf(booking: WhenFields): number {
  const start = Temporal.PlainDate.from(booking.facility_date).toPlainDateTime(booking.facility_start_time);
  return start.until(endOf(booking)).total('minutes');
}
