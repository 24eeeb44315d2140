import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { installment } from '../../../machines/money/installment.ts';
import { affordable, minorPerMajor, roundMinor, toMajor, toMinor } from '../../../machines/money/minorUnits.ts';

describe('minor units', () => {
  test.each([
    [99.5, 'AED', 9950],
    [1.005, 'AED', 101],
    [0.1 + 0.2, 'AED', 30],
    [1.234, 'KWD', 1234],
    [1.2345, 'BHD', 1235],
    [0.001, 'omr', 1],
    [19.99, null, 1999],
    [0, undefined, 0],
  ])('%d %s is %d', (major, currency, minor) => expect(toMinor(major, currency)).toBe(minor));

  test.each([
    ['AED', 100],
    ['USD', 100],
    ['KWD', 1000],
    [' bhd ', 1000],
    ['', 100],
    ['A', 100],
    ['JPY', 1],
    ['xof', 1],
    ['JOD', 1000],
  ])('%s has %d of them', (currency, factor) => expect(minorPerMajor(currency)).toBe(factor));

  test('come back as they went', () => {
    const currencies = fc.constantFrom('AED', 'KWD', null);
    fc.assert(
      fc.property(fc.nat(1_000_000_000), currencies, (minor, currency) => {
        expect(toMinor(toMajor(minor, currency), currency)).toBe(minor);
      }),
    );
  });

  test('are whole, and near what was meant', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (major) => {
        const minor = toMinor(major, 'AED');
        expect(Number.isInteger(minor)).toBe(true);
        expect(Math.abs(minor - major * 100)).toBeLessThan(0.501);
      }),
    );
  });

  test.each([
    [12.34, 'AED', 1234],
    [12.349, 'AED', 1234],
    [1.2349, 'KWD', 1234],
    [0.29, 'AED', 29],
    [7.9, 'JPY', 7],
  ])('of %d %s, %d can be paid with', (major, currency, minor) => expect(affordable(major, currency)).toBe(minor));

  test('round up from the half that was meant, not from the half that is stored', () => {
    expect(roundMinor(1.005 * 100)).toBe(101);
    expect(toMinor(33.335, 'AED')).toBe(3334);
  });
});

describe('installments (R9.1.7)', () => {
  test.each([
    [1200, 60, 12, { price: 100, tax_amount: 5 }],
    [1200, 60, null, { price: 1200, tax_amount: 60 }],
    [1200, 60, 0, { price: 1200, tax_amount: 60 }],
    [1200, 60, -3, { price: 1200, tax_amount: 60 }],
    [1200, 60, 0.5, { price: 1200, tax_amount: 60 }],
    [100, 5, 3, { price: 100 / 3, tax_amount: 5 / 3 }],
  ])('%d + %d by %s', (price, tax_amount, divisor, parts) =>
    expect(installment({ price, tax_amount }, divisor)).toEqual(parts),
  );
});
