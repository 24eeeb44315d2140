import { describe, expect, test } from 'vitest';
import { formatMoney, moneyParts } from '../../../src/i18n/money.ts';

/** A space that does not break, as printed between number and currency. */
const spaced = (text: string): string => text.replaceAll(' ', '\u00a0');

describe('formatMoney (R9.1.8–9)', () => {
  test.each([
    // whole numbers without decimals, all others with two
    [0, 'AED', 'AED 0', '0 د.إ'],
    [100, 'AED', 'AED 100', '100 د.إ'],
    [99.5, 'AED', 'AED 99.50', '99.50 د.إ'],
    [99.05, 'AED', 'AED 99.05', '99.05 د.إ'],
    [1234567.5, 'AED', 'AED 1,234,567.50', '1,234,567.50 د.إ'],
    // what floating point leaves behind
    [0.1 + 0.2, 'AED', 'AED 0.30', '0.30 د.إ'],
    [1.005, 'AED', 'AED 1.01', '1.01 د.إ'],
    [99.999, 'AED', 'AED 100', '100 د.إ'],
    [8.41 * 100, 'AED', 'AED 841', '841 د.إ'],
    [-0, 'AED', 'AED 0', '0 د.إ'],
    [-0.001, 'AED', 'AED 0', '0 د.إ'],
    // money that goes off
    [-27, 'AED', '−AED 27', '\u200e−27 د.إ'],
    [-27.5, 'AED', '−AED 27.50', '\u200e−27.50 د.إ'],
    // no currency of the venue, or none that exists
    [270, null, 'AED 270', '270 د.إ'],
    [270, undefined, 'AED 270', '270 د.إ'],
    [270, '', 'AED 270', '270 د.إ'],
    [270, 'Dhs.', 'AED 270', '270 د.إ'],
    [270, 'aed', 'AED 270', '270 د.إ'],
    // currencies of a thousand fils show what is charged
    [12, 'BHD', 'BHD 12', '12 د.ب'],
    [12.5, 'BHD', 'BHD 12.50', '12.50 د.ب'],
    [12.345, 'KWD', 'KWD 12.345', '12.345 د.ك'],
    [0.001, 'OMR', 'OMR 0.001', '0.001 ر.ع'],
    [12.345, 'SAR', 'SAR 12.35', '12.35 ر.س'],
  ])('%d %j is %j and %j', (amount, currency, english, arabic) => {
    expect(formatMoney(amount, currency, 'en')).toBe(spaced(english));
    expect(formatMoney(amount, currency, 'ar')).toBe(spaced(arabic));
  });

  test('sets a one-letter currency sign right before the number', () => {
    expect(formatMoney(9.9, 'USD', 'en')).toBe('$9.90');
  });
});

describe('moneyParts', () => {
  test('gives what is printed large and small', () => {
    expect(moneyParts(-99.5, 'AED', 'en')).toEqual({ sign: '−', number: '99.50', symbol: 'AED', symbolFirst: true });
    expect(moneyParts(270, null, 'ar')).toEqual({ sign: '', number: '270', symbol: 'د.إ', symbolFirst: false });
  });
});
