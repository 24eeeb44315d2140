import type { Hindrance } from '../../src/contract/additions/erase.ts';

const lists = {
  facility: '/profile/facility-bookings',
  event: '/profile/event-bookings',
  trainer: '/profile/trainer-sessions',
  academy: '/profile/academy-bookings',
  membership: '/profile/memberships-bookings',
  retail: '/profile/retail',
} as const satisfies Record<NonNullable<Hindrance['kind']>, string>;

/** Where the customer finds what keeps the account, and may see to it; null where that is no page of the portal. */
export function whereHindered({ reason, kind }: Hindrance): string | null {
  if (kind !== null) return lists[kind];
  // What is under way and no order fills the wallet.
  if (reason === 'wallet' || reason === 'underWay') return '/profile/user/wallet';
  return reason === 'credit' ? '/customer-support' : null;
}
