import { expect, test } from 'vitest';
import { savingOf } from '../../../machines/money/saving.ts';

test('the discounts of an order are the sum of its lines’, in minor units', () => {
  expect(savingOf([], 'AED')).toBe(0);
  expect(savingOf([{ discount: 0.1 }, { discount: 0.2 }, { discount: 0 }], 'AED')).toBe(30);
  expect(savingOf([{ discount: 1.005 }], 'KWD')).toBe(1_005);
});
