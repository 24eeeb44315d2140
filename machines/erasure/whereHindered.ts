import type { Hindrance } from '../../src/contract/additions/erase.ts';

const lists = {
  facility: '/profile/facility-bookings',
  event: '/profile/event-bookings',
  trainer: '/profile/trainer-sessions',
  academy: '/profile/academy-bookings',
  membership: '/profile/memberships-bookings',
  retail: '/profile/retail',
} as const satisfies Record<NonNullable<Hindrance['kind']>, string>;

/** The page where the customer can see to what prevents the erasure; null where the portal has none. */
export function whereHindered({ reason, kind }: Hindrance): string | null {
  if (kind !== null) return lists[kind];
  // Money under way without an order is a top-up of the wallet.
  if (reason === 'wallet' || reason === 'underWay') return '/profile/user/wallet';
  return reason === 'credit' ? '/customer-support' : null;
}
