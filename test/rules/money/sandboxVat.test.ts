import { describe, expect, it } from 'vitest';
import { totalOf } from '../../../sandbox/domain/slots/slotPrice.ts';

describe('the sandbox prices parts of hours: price and VAT are rounded to the nearest fils (Q7.2.d)', () => {
  it.each([
    ['a whole hour', 1, { total: 10_501, tax: 501 }],
    ['half an hour', 0.5, { total: 5251, tax: 251 }],
    ['an hour and a half', 1.5, { total: 15_752, tax: 752 }],
    ['an hour and a quarter', 1.25, { total: 13_126, tax: 626 }],
  ])('%s', (_, quantity, total) => {
    expect(totalOf({ price: 10_000, tax: 501 }, quantity)).toEqual(total);
  });
});
