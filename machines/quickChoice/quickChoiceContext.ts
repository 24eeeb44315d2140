/** What the two questions of the home page are asked with, and what is known of their answers. */
import type { VenueService } from '../../src/contract/offered/facilities.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import type { ScheduleWish } from '../booking/bookingContext.ts';
import type { Problem } from '../shared/problem.ts';
import type { BookingDateRules } from '../slots/slots.ts';

export interface QuickChoiceInput {
  /** The operator's own range of dates. */
  range: Omit<BookingDateRules, 'today' | 'advance_booking_days_limit'>;
  allow_facility_items_reservation: ScheduleWish['allow_facility_items_reservation'];
  /** Wall-clock time of the venue, `YYYY-MM-DD HH:mm:ss`; `watchMinute` keeps it up. */
  now: string;
}

export interface QuickChoiceContext extends QuickChoiceInput {
  services: readonly VenueService[];
  /** How many days ahead the chosen service may be booked; null is no limit, or not known yet (R5.5.2). */
  limit: number | null;
  /** As it was chosen; it counts while it is on offer. */
  wish: { serviceId: Id | null; date: string | null };
  problem: Problem | null;
  attempts: number;
}
