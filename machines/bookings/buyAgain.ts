/** Where a past purchase can be bought again; facilities are booked again by time (`bookAgain.ts`). */
import type { Booked } from '../../src/contract/orders/bookings.ts';

type Other = Exclude<Booked, { kind: 'facility' }>;

/** The page that sells it; goods without an outlet are on the shelf. */
export function pageToBuyAgain({ kind, booking }: Other): string {
  if (kind === 'event') return `/events/${booking.event_id}`;
  if (kind === 'trainer') return `/training/${booking.trainer_id}?package=${booking.training_package_id}`;
  if (kind === 'academy') return `/academy/${booking.workshop_id}/packages`;
  if (kind === 'membership') return `/memberships?package=${booking.membership_package_id}`;
  return booking.outlet_id === null ? '/retail' : `/outlets/${booking.outlet_id}`;
}
