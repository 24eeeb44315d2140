/** The input and context of the home page's two questions, service and day. */
import type { VenueService } from '../../src/contract/offered/facilities.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import type { ScheduleWish } from '../booking/bookingContext.ts';
import type { Problem } from '../shared/problem.ts';
import type { BookingDateRules } from '../slots/slots.ts';

export interface QuickChoiceInput {
  /** The operator's own range of dates. */
  range: Omit<BookingDateRules, 'today' | 'advance_booking_days_limit'>;
  allow_facility_items_reservation: ScheduleWish['allow_facility_items_reservation'];
  /** The venue's wall-clock time, `YYYY-MM-DD HH:mm:ss`; kept current by `watchMinute`. */
  now: string;
}

export interface QuickChoiceContext extends QuickChoiceInput {
  services: readonly VenueService[];
  /** How many days ahead the chosen service can be booked; null is no limit, or not loaded yet (R5.5.2). */
  limit: number | null;
  /** The customer's choice; it counts while it is offered. */
  wish: { serviceId: Id | null; date: string | null };
  problem: Problem | null;
  attempts: number;
}
