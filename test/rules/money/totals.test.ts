import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartTotals, lineTotals, totalsOf, type PricedLine } from '../../../machines/money/totals.ts';

const line = (price: number, tax_amount: number, quantity: number, discount = 0): PricedLine => ({
  price,
  tax_amount,
  quantity,
  discount: discount > 0 ? { discount } : null,
  addons: [],
});

describe('a line', () => {
  test.each([
    ['R9.3.2', line(100, 5, 2), { full: 21000, discount: 0, total: 21000, vat: 1000 }],
    ['with a discount', line(100, 5, 2, 21), { full: 21000, discount: 2100, total: 18900, vat: 900 }],
    ['with a discount above its price', line(10, 0.5, 1, 99), { full: 1050, discount: 1050, total: 0, vat: 0 }],
    ['of an hour and a half', line(100, 5, 1.5), { full: 15750, discount: 0, total: 15750, vat: 750 }],
    ['that is free', line(0, 0, 3), { full: 0, discount: 0, total: 0, vat: 0 }],
    ['of an installment', line(100 / 3, 5 / 3, 1), { full: 3500, discount: 0, total: 3500, vat: 167 }],
  ])('%s', (_, priced, totals) => expect(totalsOf(priced, 'AED')).toEqual(totals));

  test('costs with its extras', () => {
    const court = { ...line(100, 5, 1), addons: [line(20, 1, 2), line(33.33, 1.67, 1)] };
    expect(lineTotals(court, 'AED')).toEqual({ full: 18200, discount: 0, total: 18200, vat: 867 });
  });

  test('saves with its extras (R7.3.9)', () => {
    const court = { ...line(100, 5, 1, 10.5), addons: [line(20, 1, 1, 2.1), line(20, 1, 1)] };
    expect(lineTotals(court, 'AED')).toEqual({ full: 14700, discount: 1260, total: 13440, vat: 640 });
  });

  test('counts in thousandths where the currency does', () =>
    expect(totalsOf(line(1.234, 0.061, 3), 'KWD').total).toBe(3885));
});

const priced = fc.record({
  price: fc.double({ min: 0, max: 100_000, noNaN: true }),
  tax_amount: fc.double({ min: 0, max: 5_000, noNaN: true }),
  quantity: fc.integer({ min: 1, max: 100 }),
  discount: fc.option(fc.record({ discount: fc.double({ min: 0, max: 1_000_000, noNaN: true }) })),
});
const lines = fc.array(
  fc.tuple(priced, fc.array(priced, { maxLength: 3 })).map(([own, addons]): PricedLine => ({ ...own, addons })),
  { maxLength: 8 },
);
const currency = fc.constantFrom('AED', 'BHD', null);

describe('a cart (I02)', () => {
  test('is in whole minor units, never negative, and its VAT is part of it', () => {
    fc.assert(
      fc.property(lines, currency, (cart, code) => {
        const totals = cartTotals(cart, code);
        for (const amount of Object.values(totals)) {
          expect(Number.isInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(totals.full - totals.discount).toBe(totals.total);
        expect(totals.vat).toBeLessThanOrEqual(totals.total);
      }),
    );
  });

  test('costs the same in any order', () => {
    fc.assert(
      fc.property(lines, fc.integer(), (cart, seed) => {
        const shuffled = cart
          .map((entry, index) => ({ entry, key: (index * 7919 + seed) % 101 }))
          .sort((one, other) => one.key - other.key)
          .map(({ entry }) => entry);
        expect(cartTotals(shuffled, 'AED')).toEqual(cartTotals(cart, 'AED'));
      }),
    );
  });

  test('costs what its lines cost', () => {
    fc.assert(
      fc.property(lines, currency, (cart, code) => {
        const sum = cart.reduce((total, entry) => total + lineTotals(entry, code).total, 0);
        expect(cartTotals(cart, code).total).toBe(sum);
      }),
    );
  });
});
