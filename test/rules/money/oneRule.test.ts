/**
 * One order of rounding, on screen, on the wire and on the server: each line once, then sums of whole minor units
 * (docs/decisions/044).
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packedProducts } from '../../../machines/cart/orderPayload.ts';
import { deductions } from '../../../machines/checkout/deductions.ts';
import { installment } from '../../../machines/money/installment.ts';
import { minorPerMajor, toMajor, toMinor } from '../../../machines/money/minorUnits.ts';
import { cartTotals, lineTotals, totalsOf } from '../../../machines/money/totals.ts';
import { amountsOf, reduced } from '../../../sandbox/domain/content/reductions.ts';
import { moneyParts } from '../../../src/i18n/money.ts';
import { addon, membership, swim } from '../../models/cart/cart.fixtures.ts';

const currencies = ['AED', 'JPY', 'KWD', 'JOD', 'XOF', null] as const;
const currency = fc.constantFrom(...currencies);
const fils = fc.integer({ min: 0, max: 5_000_000 });
/** Pieces, or parts of an hour to two decimals. */
const quantity = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: 2400 }).map((parts) => parts / 100),
);
const line = fc.record({ price: fils, tax: fils, quantity, divisor: fc.integer({ min: 1, max: 36 }) });
type Line = typeof line extends fc.Arbitrary<infer T> ? T : never;

const shown = ({ price, tax, quantity: units, divisor }: Line) =>
  totalsOf({ ...installment({ price: price / 100, tax_amount: tax / 100 }, divisor), quantity: units }, 'AED');
const served = ({ price, tax, quantity: units, divisor }: Line) => ({
  kind: 'pos',
  sport: null,
  venueId: 1,
  startTime: null,
  quantity: units,
  price: price / divisor,
  tax: tax / divisor,
  parent: null,
});

describe('portal and server', () => {
  test('R9.3.2, R9.1.7: agree on a line, instalments and parts of an hour included', () => {
    fc.assert(
      fc.property(line, (one) => {
        const { full, vat } = shown(one);
        expect(amountsOf(served(one))).toEqual({ price: full - vat, tax: vat, total: full });
      }),
      { numRuns: 500 },
    );
  });

  test('R7.3.8: take the same for a line with a discount, and never less than nothing', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 150 }), (all, percent) => {
        const promotion = {
          code: 'ANY',
          scope: { kinds: [] },
          reduction: { percent },
          withExtras: true,
          atLeast: 0,
          validFrom: '2026-01-01',
          validTo: '2026-12-31',
        };
        const lines = all.map(served);
        for (const [index, after] of reduced(promotion, lines).entries()) {
          if (after === null) continue;
          const before = amountsOf(lines[index]!);
          const discount = { discount: (before.total - after.total) / 100 };
          const { price, tax_amount } = installment(
            { price: all[index]!.price / 100, tax_amount: all[index]!.tax / 100 },
            all[index]!.divisor,
          );
          const totals = totalsOf({ price, tax_amount, quantity: all[index]!.quantity, discount }, 'AED');
          expect([totals.total, totals.vat]).toEqual([after.total, after.tax]);
          expect(Math.min(after.total, after.tax, after.price)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('Q9.1.a: a third of AED 100 is shown, sent and charged as 33.33, not as 31.75 and 1.59', () => {
    const third = membership('gold', { ...installment({ price: 95.24, tax_amount: 4.76 }, 3), installment_divisor: 3 });
    expect(lineTotals(third, 'AED').total).toBe(3333);
    const [sent] = packedProducts([third], 'AED').membership ?? [];
    expect([sent?.price, sent?.tax_amount, sent?.total_price]).toEqual([31.74, 1.59, 33.33]);
    expect(amountsOf({ ...served({ price: 9524, tax: 476, quantity: 1, divisor: 3 }) }).total).toBe(3333);
  });
});

/** With more decimals than any currency has. */
const major = fc.integer({ min: 0, max: 500_000_000 }).map((parts) => parts / 10_000);
const unit = fc.record({ price: major, tax_amount: major });
const cart = fc.array(
  fc.tuple(
    unit,
    fc.integer({ min: 1, max: 30 }),
    fc.array(fc.tuple(unit, fc.integer({ min: 1, max: 9 })), { maxLength: 2 }),
  ),
  { minLength: 1, maxLength: 6 },
);

describe('in currencies with no, two and three decimals (Q9.1.b)', () => {
  test('the total is the sum of the lines, and the ways to pay add up to the total', () => {
    fc.assert(
      fc.property(cart, currency, major, major, (parts, code, worth, balance) => {
        const lines = parts.map(([own, count, extras], index) =>
          swim(`${index}`, {
            ...own,
            quantity: count,
            addons: extras.map(([extra, units]) => addon({ ...extra, quantity: units })),
          }),
        );
        const { total } = cartTotals(lines, code);
        const all = lines.flatMap((one) => [one, ...one.addons]);
        const sum = all.reduce(
          (so, one) =>
            so +
            Math.round(Number(((one.price + one.tax_amount) * one.quantity * minorPerMajor(code)).toPrecision(14))),
          0,
        );
        expect(total).toBe(sum);
        const options = { q_points: { points: 0, value: worth }, wallet: { balance } };
        const ways = deductions(total, { is_qpoints: true, is_wallet: true }, options, code);
        expect(ways.points + ways.wallet + ways.rest).toBe(total);
        // Not a fraction of a minor unit more than there is.
        expect(ways.points).toBeLessThanOrEqual(worth * minorPerMajor(code) + 1e-6);
        expect(ways.wallet).toBeLessThanOrEqual(balance * minorPerMajor(code) + 1e-6);
        const sent = packedProducts(lines, code).capacity_facility ?? [];
        for (const [index, { price, tax_amount, total_price }] of sent.entries()) {
          expect(toMinor(total_price, code)).toBe(totalsOf(lines[index]!, code).full);
          for (const amount of [price, tax_amount, total_price])
            expect(toMajor(toMinor(amount, code), code)).toBe(amount);
          const one = totalsOf({ ...lines[index]!, quantity: 1 }, code);
          expect([toMinor(price, code) + toMinor(tax_amount, code), toMinor(tax_amount, code)]).toEqual([
            one.full,
            one.vat,
          ]);
        }
      }),
    );
  });

  test('what is printed is what is taken', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e8, noNaN: true }), currency, (amount, code) => {
        const { number } = moneyParts(amount, code, 'en');
        expect(toMinor(Number(number.replaceAll(',', '')), code)).toBe(toMinor(amount, code));
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    [1234567.005, 'AED', '1,234,567.01'],
    [1250.4, 'JPY', '1,250'],
    [1250.5, 'KRW', '1,251'],
    [2.5, 'JOD', '2.50'],
    [2.345, 'TND', '2.345'],
  ])('%d %s is printed %s', (amount, code, number) => expect(moneyParts(amount, code, 'en').number).toBe(number));
});
