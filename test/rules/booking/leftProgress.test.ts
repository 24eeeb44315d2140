import { expect, test, vi } from 'vitest';
import { leftProgress } from '../../../src/adapters/storage/booking/leftProgress.ts';
import { runningProgress } from '../../../src/adapters/storage/booking/runningProgress.ts';

vi.mock('../../../src/adapters/storage/booking/readLeftProgress.ts', () => {
  throw new Error('no network');
});

test('F01: what a former page load left is as if it were not there, where what reads it cannot be had', async () => {
  vi.spyOn(runningProgress, 'isLeft').mockReturnValue(true);
  expect(await leftProgress()).toBeNull();
});
