/** The sums of the cart's rows (R9.1.6, R9.3.2). */
import { expect, test } from 'vitest';
import { bookingDiscount, bookingPrice, kindSums } from '../../../machines/cart/cartSums.ts';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import {
  academy,
  addon,
  event,
  facility,
  membership,
  offer,
  pos,
  swim,
  trainer,
} from '../../models/cart/cart.fixtures.ts';

const priced = { price: 100, tax_amount: 5, quantity: 1, discount: null, addons: [] };
const half = { price: 47.62, tax_amount: 2.38 };

test('R9.1.6: a booking of several lines costs their sum, VAT included, add-ons apart', () => {
  const lines = [facility('a', priced), facility('b', { ...priced, ...half, addons: [addon({ price: 20 })] })];
  expect(bookingPrice(lines, 'AED')).toBe(10_500 + 5_000);
});

test('R9.3.2: each kind has one row in its order, with its extras and how many there are', () => {
  const extra = addon({ price: 20, tax_amount: 1, quantity: 2 });
  const lines = [
    pos('p', { price: 10, tax_amount: 0.5, quantity: 2, discount: null, addons: [] }),
    event('e', { price: 30, tax_amount: 1.5, quantity: 3, discount: null, addons: [] }),
    facility('a', { ...priced, addons: [extra] }),
    facility('b', priced),
  ];
  expect(kindSums(lines, 'AED')).toEqual([
    { kind: 'facility', count: 2, full: 10_500 + 4_200 + 10_500 },
    { kind: 'event', count: 3, full: 9_450 },
    { kind: 'pos', count: 2, full: 2_100 },
  ]);
  expect(kindSums([], 'AED')).toEqual([]);
});

test('Q4.8.b: the discount of a booking is the sum of its lines’', () => {
  const off = (discount: number) => ({ discount: { discount } as CartLine['discount'] });
  const lines = [
    facility('a', { ...priced, ...off(10) }),
    facility('b', { ...priced, ...off(5.5) }),
    facility('c', priced),
  ];
  expect(bookingDiscount(lines, 'AED')).toBe(15_50);
  expect(bookingDiscount([], 'AED')).toBe(0);
});

test('R9.3.2: courts, events, academies, packages, memberships, goods and offers, in this order', () => {
  const lines = [offer('o'), pos('p'), membership('m'), trainer('t'), academy('a'), event('e'), swim('s')];
  expect(kindSums(lines, 'AED').map(({ kind }) => kind)).toEqual([
    'facility',
    'event',
    'academy',
    'trainer',
    'membership',
    'pos',
    'offer',
  ]);
});
