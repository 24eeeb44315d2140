/** Where a customer finds what keeps the account (Q7.7.g). */
import { expect, test } from 'vitest';
import { whereHindered } from '../../../machines/erasure/whereHindered.ts';
import type { Hindrance } from '../../../src/contract/additions/erase.ts';

const hindrance = (reason: Hindrance['reason'], kind: Hindrance['kind'] = null) => ({
  reason,
  kind,
  count: null,
  amount: null,
});

test.each([
  ['booked', 'facility', '/profile/facility-bookings'],
  ['booked', 'event', '/profile/event-bookings'],
  ['booked', 'trainer', '/profile/trainer-sessions'],
  ['booked', 'academy', '/profile/academy-bookings'],
  ['booked', 'membership', '/profile/memberships-bookings'],
  ['underWay', 'retail', '/profile/retail'],
  ['refund', 'facility', '/profile/facility-bookings'],
  ['underWay', null, '/profile/user/wallet'],
  ['wallet', null, '/profile/user/wallet'],
  ['credit', null, '/customer-support'],
  ['unreachable', null, null],
] as const)('%s, %s: %s', (reason, kind, address) => expect(whereHindered(hindrance(reason, kind))).toBe(address));
