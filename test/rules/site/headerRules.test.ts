/** What the header offers to whom, as configured by the operator (R2.5.7–R2.5.10, R6.1.13). */
import { describe, expect, test } from 'vitest';
import { isCustomer } from '../../../machines/session/sessionRules.ts';
import { headerOffers } from '../../../machines/site/headerRules.ts';

const off = {
  colors: null,
  enable_arabic: false,
  enable_lead_tracker_button: false,
  enable_join_now: false,
  enable_facility_booking: false,
};
const customer = { is_anonymous: false };
const guest = { is_anonymous: true };
const offered = (config: Partial<Record<keyof typeof off, unknown>>, user: typeof customer | null = null) =>
  Object.entries(headerOffers({ ...off, ...config } as Parameters<typeof headerOffers>[0], user)).flatMap(
    ([name, isOffered]) => (isOffered ? [name] : []),
  );

test('an operator who wants nothing has nothing more', () => {
  expect(offered({}, customer)).toEqual([]);
});

test.each([
  ['R2.5.7', 'enable_facility_booking', 'booking'],
  ['R2.5.8', 'enable_lead_tracker_button', 'lead'],
  ['R2.5.9', 'enable_join_now', 'join'],
  ['R2.5.10', 'enable_arabic', 'language'],
])('%s: %s offers %s, to every customer', (_, flag, name) => {
  for (const user of [null, guest, customer]) expect(offered({ [flag]: true }, user)).toEqual([name]);
});

describe('R6.1.13: one press to the bookings', () => {
  test.each([
    ['baps', customer, ['bookings']],
    ['baps', guest, []],
    ['baps', null, []],
    ['sports', customer, []],
  ])('on a site of type %s, for %o: %o', (mode, user, names) => {
    expect(offered({ colors: { mode } }, user)).toEqual(names);
  });
});

test('R3.2.1: guests, and who is signed out, have no account, customers have', () => {
  expect([null, guest, customer].map(isCustomer)).toEqual([false, false, true]);
});
