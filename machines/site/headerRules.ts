import type { User } from '../../src/contract/customers/user.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';
import { isCustomer } from '../session/sessionRules.ts';
import { isBaps } from './siteRules.ts';

type Asked = Pick<
  SiteConfig,
  'colors' | 'enable_arabic' | 'enable_lead_tracker_button' | 'enable_join_now' | 'enable_facility_booking'
>;

/** What the header has besides brand, navigation, cart and menu, as the operator configured it (R2.5.7–R2.5.10). */
export const headerOffers = (config: Asked, user: Pick<User, 'is_anonymous'> | null) => ({
  language: config.enable_arabic,
  lead: config.enable_lead_tracker_button,
  /** Customers of a baps site have a direct link to their bookings (R6.1.13). */
  bookings: isBaps(config) && isCustomer(user),
  join: config.enable_join_now,
  booking: config.enable_facility_booking,
});
