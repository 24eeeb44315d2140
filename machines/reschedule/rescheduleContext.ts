/** The input, context and events of rescheduling a booking. */
import type { FacilityBooking } from '../../src/contract/orders/bookings.ts';
import type { VenueService } from '../../src/contract/offered/facilities.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import type { DatedSchedule, ScheduleWish } from '../booking/bookingContext.ts';
import type { Problem } from '../shared/problem.ts';
import type { ChannelInput } from '../slots/schedule/scheduleInput.ts';
import type { BookingDateRules } from '../slots/slots.ts';
import type { TakenSlot } from '../slots/reasons/withoutBooking.ts';
import type { RescheduleChoice } from './choiceInAddress.ts';

/** The customer, and the operator's rules. */
export interface RescheduleInput {
  bookingId: Id;
  customer: ChannelInput | null;
  /** The operator's own range of dates. */
  range: Omit<BookingDateRules, 'today' | 'advance_booking_days_limit'>;
  allow_facility_items_reservation: ScheduleWish['allow_facility_items_reservation'];
  /** For how many minutes a slot that has begun is still offered (N3). */
  lateLimit: number;
  /** The venue's wall-clock time, `YYYY-MM-DD HH:mm:ss`; kept current by `watchMinute`. */
  now: string;
  /** The choice in the address, until the times of its day are there. */
  wish: RescheduleChoice | null;
}

/** A booking with its service, which has the names of the facilities. */
export interface BookingOfService {
  booking: FacilityBooking;
  service: VenueService | null;
}

/** The slot that the booking would move to. */
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
  /** The day whose slots are shown. */
  date: string;
  schedule: DatedSchedule | null;
  chosen: NewSlot | null;
  /** The slot that another customer took first; the booking still has its old one. */
  missed: NewSlot | null;
  /** The booking with its new time, from the server's answer. */
  moved: FacilityBooking | null;
  problem: Problem | null;
  attempts: number;
}

/** The current booking, which another tab or the venue may have changed. */
export interface RescheduleNews {
  type: 'booking.told';
  output: BookingOfService;
}

export type RescheduleEvent =
  | RescheduleNews
  | { type: 'minute.passed'; now: string }
  | { type: 'date.choose'; date: string }
  /** Without a facility: the booking's own if it is free, else the first free one. */
  | { type: 'slot.choose'; date: string; startTime: string; facilityId?: Id }
  | { type: 'facility.choose'; facilityId: Id }
  | { type: 'reschedule.confirm' }
  | { type: 'step.retry' };

/** For the address. */
export type RescheduleEmitted = { type: 'choice.changed'; choice: RescheduleChoice };

/** The schedule query for a day, and the booking to leave out of the answer. */
export interface DayQuery {
  wish: ScheduleWish;
  leftOut: TakenSlot;
}

export interface MoveQuery {
  bookingId: Id;
  slot: NewSlot;
}
