import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitPhone } from '../../../machines/members/onFile.ts';
import { diallingCodes } from '../../../machines/phone/diallingCodes.ts';

describe('a number on file in country code and number (R3.7.11)', () => {
  test.each([
    ['+971501234567', '971', '501234567'],
    ['00971501234567', '971', '501234567'],
    ['+44 7911 123456', '44', '7911123456'],
    ['+1 212 555 0100', '1', '2125550100'],
  ])('%s', (mobile, country_code, mobile_number) =>
    expect(splitPhone(mobile)).toEqual({ country_code, mobile_number }),
  );
  test.each(['', '+', '+971'])('"%s" is none', (mobile) => expect(splitPhone(mobile)).toBeNull());
  test('put together again it is the same number, and no longer code fits', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(diallingCodes)),
        fc.stringMatching(/^[1-9]\d{7,9}$/),
        (code, number) => {
          const split = splitPhone(`+${code}${number}`);
          expect(`${split?.country_code}${split?.mobile_number}`).toBe(code + number);
          expect((split?.country_code.length ?? 0) >= code.length).toBe(true);
        },
      ),
    ));
});
