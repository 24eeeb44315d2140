import type { User } from '../../src/contract/customers/user.ts';
import type { ChannelInput } from '../slots/schedule/scheduleInput.ts';
import type { BookingDateRules } from '../slots/slots.ts';
import type { BookingConfig } from './bookingContext.ts';

/** For which customer, and by which of the operator's rules, free slots are asked for. */
export interface AskingRules {
  /** Null while signed out; members and partners have opening hours of their own (R6.1.15). */
  customer: ChannelInput | null;
  reserves: boolean;
  range: Omit<BookingDateRules, 'today' | 'advance_booking_days_limit'>;
  currency: string | null;
}

export function askingRules({ config, user }: { config: BookingConfig; user: User | null }): AskingRules {
  const {
    venue,
    allow_facility_items_reservation: reserves,
    qube_enable_custom_booking_date_range,
    qube_custom_booking_start_date,
    qube_custom_booking_end_date,
  } = config;
  return {
    customer: user && {
      b2b_id: user.b2b_id,
      isB2bUser: user.isB2bUser,
      membership_card_number: user.membership_card_number,
      is_member: user.is_member,
    },
    reserves,
    range: {
      qube_enable_custom_booking_date_range,
      qube_custom_booking_start_date,
      qube_custom_booking_end_date,
    },
    currency: venue.currency,
  };
}
