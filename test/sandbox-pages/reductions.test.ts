import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Promotion } from '../../sandbox/data/seed/content/promotions.ts';
import { amountsOf, reduced, type ReducibleLine } from '../../sandbox/domain/content/reductions.ts';

const court: ReducibleLine = {
  kind: 'rental',
  sport: 'padel',
  venueId: 4,
  startTime: '20:00:00',
  quantity: 2,
  price: 133_33,
  tax: 6_67,
  parent: null,
};
const racket: ReducibleLine = {
  ...court,
  kind: 'extra',
  sport: null,
  startTime: null,
  quantity: 1,
  price: 23_81,
  tax: 1_19,
  parent: 0,
};
const shirt: ReducibleLine = {
  ...court,
  kind: 'pos',
  sport: null,
  startTime: null,
  venueId: 2,
  quantity: 1,
  price: 100_00,
  tax: 5_00,
};

const tenPercent: Promotion = {
  code: 'TEN',
  scope: { kinds: [] },
  reduction: { percent: 10 },
  withExtras: true,
  atLeast: 0,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
};
const nightPadel: Promotion = {
  ...tenPercent,
  code: 'NIGHT',
  scope: { kinds: ['rental', 'ticket'], sport: 'padel', startsFrom: '20:00:00' },
  reduction: { percent: 20 },
  withExtras: false,
};
const fifty: Promotion = { ...tenPercent, code: 'FIFTY', reduction: { fils: 50_00 }, atLeast: 150_00 };

const totals = (promotion: Promotion, lines: readonly ReducibleLine[]): (number | null)[] =>
  reduced(promotion, lines).map((amounts) => amounts && amounts.total);

describe('what a promotion takes off', () => {
  test.each<[string, Promotion, ReducibleLine[], (number | null)[]]>([
    ['a share of every line and extra', tenPercent, [court, racket, shirt], [252_00, 22_50, 94_50]],
    ['lines of its kinds and its sport only', nightPadel, [court, shirt], [224_00, null]],
    ['never the extra of a line when it leaves extras out', nightPadel, [court, racket], [224_00, null]],
    ['a slot that starts at its hour', nightPadel, [{ ...court, startTime: '20:00:00' }], [224_00]],
    ['nothing one minute earlier', nightPadel, [{ ...court, startTime: '19:59:00' }], [null]],
    ['the night after midnight', nightPadel, [{ ...court, startTime: '00:30:00' }], [224_00]],
    ['nothing in the early morning', nightPadel, [{ ...court, startTime: '06:00:00' }], [null]],
    ['nothing for another sport', nightPadel, [{ ...court, sport: 'tennis' }], [null]],
    ['one amount shared out over the lines', fifty, [court, shirt], [243_64, 91_36]],
    ['nothing below its least amount', fifty, [shirt], [null]],
    ['lines of one venue', { ...tenPercent, scope: { kinds: [], venueId: 2 } }, [court, shirt], [null, 94_50]],
  ])('%s', (_, promotion, lines, expected) => {
    expect(totals(promotion, lines)).toEqual(expected);
  });

  test('an amount larger than the cart makes it free and no more', () => {
    expect(totals({ ...fifty, reduction: { fils: 1_000_00 } }, [court, shirt])).toEqual([0, 0]);
  });

  const carts = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      price: fc.integer({ min: 1, max: 500_00 }),
      tax: fc.integer({ min: 0, max: 25_00 }),
    }),
    { minLength: 1, maxLength: 8 },
  );
  const fullLines = (cart: readonly Pick<ReducibleLine, 'quantity' | 'price' | 'tax'>[]): ReducibleLine[] =>
    cart.map((line) => ({ ...court, ...line }));
  const sumOf = (amounts: readonly ({ total: number } | null)[]): number =>
    amounts.reduce((total, each) => total + (each?.total ?? 0), 0);

  test('each line keeps price and tax that add up, and never costs more', () => {
    const reductions = fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ fils: fc.integer({ min: 1, max: 400_00 }) }),
    );
    fc.assert(
      fc.property(carts, reductions, (cart, reduction) => {
        const lines = fullLines(cart);
        const after = reduced({ ...tenPercent, reduction }, lines);
        for (const [position, amounts] of after.entries()) {
          expect(amounts).not.toBeNull();
          expect(amounts!.price + amounts!.tax).toBe(amounts!.total);
          expect(Math.min(amounts!.price, amounts!.tax)).toBeGreaterThanOrEqual(0);
          expect(amounts!.total).toBeLessThanOrEqual(amountsOf(lines[position]!).total);
        }
      }),
    );
  });

  test('an amount is taken off to the last fils', () => {
    fc.assert(
      fc.property(carts, fc.integer({ min: 1, max: 400_00 }), (cart, fils) => {
        const lines = fullLines(cart);
        const before = sumOf(lines.map(amountsOf));
        const after = sumOf(reduced({ ...tenPercent, reduction: { fils } }, lines));
        expect(before - after).toBe(Math.min(fils, before));
      }),
    );
  });
});
