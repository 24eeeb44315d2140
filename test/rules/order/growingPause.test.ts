import { expect, test } from 'vitest';
import { growingPause } from '../../../machines/shared/growingPause.ts';

test('F38: an order is asked for soon, then less often, and never more rarely than twice a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map(growingPause)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});
