import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emiratesIdFault, plainEmiratesId } from '../../../machines/person/emiratesId.ts';

/** The Luhn digit by its text-book definition: double from the right, sum the digits of the products. */
function checkDigit(first: string): string {
  let sum = 0;
  for (let place = 0; place < first.length; place++) {
    const digit = Number(first[first.length - 1 - place]);
    const product = place % 2 === 0 ? digit * 2 : digit;
    sum += Math.floor(product / 10) + (product % 10);
  }
  return String((10 - (sum % 10)) % 10);
}

const rightNumber = fc
  .tuple(fc.integer({ min: 1900, max: 2026 }), fc.integer({ min: 0, max: 9_999_999 }))
  .map(([year, serial]) => `784${year}${String(serial).padStart(7, '0')}`)
  .map((first) => first + checkDigit(first));
const dashed = (number: string) => number.replace(/^(\d{3})(\d{4})(\d{7})(\d)$/, '$1-$2-$3-$4');

describe('Emirates IDs', () => {
  test.each(['784-1990-1234567-6', '784199012345676', '٧٨٤-١٩٩٠-١٢٣٤٥٦٧-٦'])('R5.3.1: %s is one', (number) => {
    expect(emiratesIdFault(number)).toBeNull();
    expect(plainEmiratesId(number)).toBe('784199012345676');
  });
  test.each([
    '785-1990-1234567-6',
    '784-1990-123456-6',
    '7841990123456760',
    '784 1990 1234567 6x',
    'A84199012345676',
    '1784199012345676',
  ])('R5.3.4: %s has another form', (number) => expect(emiratesIdFault(number)).toBe('emiratesIdFormat'));
  test('R5.3.2, R5.3.5: another last digit is refused', () =>
    expect(emiratesIdFault('784-1990-1234567-7')).toBe('emiratesIdInvalid'));
  test('R5.3.3: nothing is missing', () => expect(emiratesIdFault(' ')).toBe('emiratesIdMissing'));

  test('R5.3.2: every number with the right check digit passes, with and without dashes', () =>
    fc.assert(
      fc.property(rightNumber, (number) => {
        expect(emiratesIdFault(number)).toBeNull();
        expect(emiratesIdFault(dashed(number))).toBeNull();
      }),
    ));
  test('R5.3.2: one wrong digit is always found', () =>
    fc.assert(
      fc.property(
        rightNumber,
        fc.integer({ min: 3, max: 14 }),
        fc.integer({ min: 1, max: 9 }),
        (number, place, more) => {
          const digit = (Number(number[place]) + more) % 10;
          expect(emiratesIdFault(number.slice(0, place) + digit + number.slice(place + 1))).toBe('emiratesIdInvalid');
        },
      ),
    ));
});
