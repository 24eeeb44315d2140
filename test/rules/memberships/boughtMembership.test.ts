/** The membership that an order was for (R4.8.1, Q3.6.d). */
import { expect, test } from 'vitest';
import { areGoodsAlone } from '../../../machines/paymentReturn/goodsAlone.ts';
import { hasBegun, membershipIn } from '../../../machines/membershipPurchase/boughtMembership.ts';
import type { Payment } from '../../../src/contract/orders/orders.ts';

type Item = Payment['items'][number];
const racket = { name: 'Racket', membership: null } as Item;
const gold = { name: 'Gold', membership: { start_date: '2026-12-01' } } as Item;

test('R4.8.1: an order is for a membership where one of its items is one', () => {
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

test.each([
  ['paid goods', { state: 'paid', tickets: [], items: [racket] }, true],
  ['goods beside a court', { state: 'paid', tickets: [{}], items: [racket] }, false],
  ['a membership', { state: 'paid', tickets: [], items: [gold] }, false],
  ['goods that are still to be paid', { state: 'pending', tickets: [], items: [racket] }, false],
  ['goods whose payment failed', { state: 'failed', tickets: [], items: [racket] }, false],
])('R2.3.14: whether %s are goods and nothing else', (_, payment, isSo) =>
  expect(areGoodsAlone(payment as unknown as Payment)).toBe(isSo),
);
