/** What the moving of a booking knows, hears and is told. */
import type { FacilityBooking } from '../../src/contract/orders/bookings.ts';
import type { VenueService } from '../../src/contract/offered/facilities.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import type { DatedSchedule, ScheduleWish } from '../booking/bookingContext.ts';
import type { Problem } from '../shared/problem.ts';
import type { ChannelInput } from '../slots/schedule/scheduleInput.ts';
import type { BookingDateRules } from '../slots/slots.ts';
import type { TakenSlot } from '../slots/reasons/withoutBooking.ts';

/** For whom, and by which of the operator's rules. */
export interface RescheduleInput {
  bookingId: Id;
  customer: ChannelInput | null;
  /** The operator's own range of dates. */
  range: Omit<BookingDateRules, 'today' | 'advance_booking_days_limit'>;
  allow_facility_items_reservation: ScheduleWish['allow_facility_items_reservation'];
  /** Minutes for which a slot that has begun is still offered (N3). */
  lateLimit: number;
  /** Wall-clock time of the venue, `YYYY-MM-DD HH:mm:ss`; `watchMinute` keeps it up. */
  now: string;
}

/** A booking with the service it is of, whose courts have names. */
export interface BookingOfService {
  booking: FacilityBooking;
  service: VenueService | null;
}

/** Where the booking would go. */
export interface NewSlot {
  /** Calendar date of its start. */
  date: string;
  start_time: string;
  end_time: string;
  facilityId: Id;
}

export interface RescheduleContext extends RescheduleInput {
  booking: FacilityBooking | null;
  service: VenueService | null;
  /** The day whose slots are looked at. */
  date: string;
  schedule: DatedSchedule | null;
  chosen: NewSlot | null;
  /** What somebody else was faster to take; the old place is still the customer's. */
  missed: NewSlot | null;
  /** The booking with its new time, as the server tells it. */
  moved: FacilityBooking | null;
  problem: Problem | null;
  attempts: number;
}

/** The booking as it is by now: another tab or the venue may have changed it. */
export interface RescheduleNews {
  type: 'booking.told';
  output: BookingOfService;
}

export type RescheduleEvent =
  | RescheduleNews
  | { type: 'minute.passed'; now: string }
  | { type: 'date.choose'; date: string }
  /** Without a facility: the own one where it is free, else the first that is. */
  | { type: 'slot.choose'; date: string; startTime: string; facilityId?: Id }
  | { type: 'facility.choose'; facilityId: Id }
  | { type: 'reschedule.confirm' }
  | { type: 'step.retry' };

/** Which day is asked for, as if the booking were not in it. */
export interface DayQuery {
  wish: ScheduleWish;
  leftOut: TakenSlot;
}

export interface MoveQuery {
  bookingId: Id;
  slot: NewSlot;
}
