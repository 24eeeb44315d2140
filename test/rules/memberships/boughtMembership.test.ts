/** The membership that an order was for (R4.8.1, Q3.6.d). */
import { expect, test } from 'vitest';
import { hasBegun, membershipIn } from '../../../machines/membershipPurchase/boughtMembership.ts';
import type { Payment } from '../../../src/contract/orders/orders.ts';

type Item = Payment['items'][number];

test('R4.8.1: an order is for a membership where one of its items is one', () => {
  const racket = { name: 'Racket', membership: null } as Item;
  const gold = { name: 'Gold', membership: { start_date: '2026-12-01' } } as Item;
  expect(membershipIn({ items: [racket, gold] })).toBe(gold);
  expect(membershipIn({ items: [racket] })).toBeNull();
  expect(membershipIn({ items: [] })).toBeNull();
});

test.each([
  ['2026-11-30', false],
  ['2026-12-01', true],
  ['2026-12-02', true],
])('Q3.6.d: on %s one that starts on the first of December has begun: %s', (today, isSo) =>
  expect(hasBegun({ start_date: '2026-12-01' }, today)).toBe(isSo),
);
