import { expect, test } from 'vitest';
import { decimalsOf } from '../../../machines/money/decimalsOf.ts';

test.each([
  ['AED', 2],
  ['KWD', 3],
  ['JPY', 0],
  [null, 2],
])('Q9.1.b: %s has %d decimals', (currency, decimals) => expect(decimalsOf(currency)).toBe(decimals));
