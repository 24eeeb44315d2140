import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diallingCodes } from '../../../machines/phone/diallingCodes.ts';
import { spacedPhone } from '../../../machines/phone/spacedPhone.ts';
import { builtPhone, defaultCountryCode, nationalNumber, phoneFault } from '../../../machines/phone/phoneRules.ts';

test('the default country code is 971 (R9.1.4)', () => expect(defaultCountryCode).toBe('971'));

test('R3.10.1: each code belongs to countries, by two letters, and each country has one', () => {
  const codes = Object.entries(diallingCodes);
  for (const [code, countries] of codes) {
    expect(code).toMatch(/^[1-9]\d{0,3}$/);
    expect(countries).toMatch(/^[A-Z]{2}(?: [A-Z]{2})*$/);
  }
  const all = codes.flatMap(([, countries]) => countries.split(' '));
  expect(new Set(all).size).toBe(all.length);
  expect([diallingCodes[971], diallingCodes[966], diallingCodes[44]]).toEqual(['AE', 'SA', 'GB GG IM JE']);
});

test.each([
  ['+971501234567', '+971 501234567'],
  ['+971 501234567', '+971 501234567'],
  ['+12025550143', '+1 2025550143'],
  // Bermuda: its code begins as that of the United States does.
  ['+14415550143', '+1441 5550143'],
  ['0501234567', '0501234567'],
  ['+0501234567', '+0501234567'],
  ['', ''],
])('R2.13.18: %s is written as %s, the country’s code apart', (number, written) =>
  expect(spacedPhone(number)).toBe(written),
);

describe('building (R5.1.11, Q5.1.c)', () => {
  test.each([
    ['971', '050 123 4567', '+971501234567'],
    ['971', '501234567', '+971501234567'],
    ['971', '+501234567', '+971501234567'],
    ['971', '000501234567', '+971501234567'],
    ['971', '+971 50 123 4567', '+971501234567'],
    // As it is copied out of an Arabic message.
    ['971', '\u061c+٩٧١ ٥٠ ١٢٣ ٤٥٦٧\u061c', '+971501234567'],
    ['971', '\u202a050\u2060 123\u00ad 4567\u202c', '+971501234567'],
    ['971', '+971 (0) 501234567'.replace(/[()]/g, ''), '+971501234567'],
    ['971', '00971501234567', '+971501234567'],
    ['971', '971501234567', '+971501234567'],
    ['971', '٠٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
    ['971', '۰۵۰۱۲۳۴۵۶۷', '+971501234567'],
    // A keyboard of East Asia.
    ['971', '０５０　１２３　４５６７', '+971501234567'],
    ['971', '＋９７１５０１２３４５６７', '+971501234567'],
    ['971', '\u202a+971 50\u00a0123 4567\u202c', '+971501234567'],
    ['44', '07911 123456', '+447911123456'],
    ['44', '+44 7911 123456', '+447911123456'],
    // A number that happens to begin with its country code is left alone while its length says nothing against it.
    ['7', '7012345678', '+77012345678'],
    ['7', '+7 701 234 5678', '+77012345678'],
    ['44', '4412345678', '+444412345678'],
    // The sign of an international number is at the beginning only.
    ['44', '4412+00345', '+444412+00345'],
    ['974', '97412345', '+97497412345'],
    ['974', '97497412345', '+97497412345'],
  ])('%s and "%s" make %s', (code, typed, built) => expect(builtPhone(code, typed)).toBe(built));

  const code = fc.constantFrom('971', '966', '965', '20', '1', '7', '44', '358');
  const number = fc.stringMatching(/^[1-9]\d{7}$/);

  test('spaces, leading zeros and plus make no difference', () => {
    const prefix = fc.stringMatching(/^(0{0,3}|\+)$/);
    fc.assert(
      fc.property(code, number, prefix, fc.array(fc.nat(7), { maxLength: 4 }), (code, digits, prefix, spaces) => {
        fc.pre(!digits.startsWith(code));
        const spaced = Array.from(digits, (digit, index) => (spaces.includes(index) ? ` ${digit}` : digit)).join('');
        expect(nationalNumber(code, `${prefix}${spaced}`)).toBe(digits);
      }),
    );
  });

  test('what was built is built to the same again', () => {
    fc.assert(
      fc.property(code, number, (code, digits) => {
        const built = builtPhone(code, digits);
        expect(builtPhone(code, built)).toBe(built);
      }),
    );
  });
});

describe('checking (R5.1.8, R5.1.9)', () => {
  test.each(['', ' ', '\u00a0 \u200e'])('"%s" is no number at all', (typed) => {
    expect(phoneFault('971', typed)).toBe('mobileMissing');
  });

  test.each([
    ['1234567', 'mobileInvalid'],
    ['12345678', null],
    ['12345678901234', null],
    ['123456789012345', 'mobileInvalid'],
    ['50-123-4567', 'mobileInvalid'],
    ['50123456x', 'mobileInvalid'],
    ['5012+34567', 'mobileInvalid'],
    ['00000000', 'mobileInvalid'],
    ['+', 'mobileInvalid'],
    ['¹²³⁴⁵⁶⁷⁸⁹', 'mobileInvalid'],
    ['050 123 4567', null],
    ['٠٥٠١٢٣٤٥٦٧', null],
  ])('"%s": %s', (typed, fault) => expect(phoneFault('971', typed)).toBe(fault));

  test.each([
    ['971', '+966 50 123 4567', 'mobileInvalid'],
    ['971', '00966501234567', 'mobileInvalid'],
    ['966', '+966 50 123 4567', null],
    ['966', '00966501234567', null],
    ['971', '+971 50 123 4567', null],
    ['971', '+50 123 4567', null],
    ['971', '+501234567', null],
    // Nothing is known of how long a number there may be.
    ['20', '+966501234567', null],
  ])('R5.1.11, Q5.1.c: where %s is chosen, "%s" of a country of its own: %s', (code, typed, fault) =>
    expect(phoneFault(code, typed)).toBe(fault),
  );

  test.each(['', '0971', '97x', '97112'])('"%s" is no country code', (code) => {
    expect(phoneFault(code, '501234567')).toBe('mobileInvalid');
  });

  test('a number without fault is sent as plus and 9 to 18 digits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('971', '1', '44', '7'),
        fc.string({ unit: fc.constantFrom('0', '1', '5', '9', '+', ' ', '٠', '٥') }),
        (code, typed) => {
          fc.pre(phoneFault(code, typed) === null);
          expect(builtPhone(code, typed)).toMatch(new RegExp(`^\\+${code}\\d{8,14}$`));
        },
      ),
    );
  });
});
