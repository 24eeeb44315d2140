/** The gallery leaves no hole (R2.2.1). */
import { expect, test } from 'vitest';
import { shotSpan } from '../../../src/pages/media/shotSpan.ts';

const room = { large: 4, wide: 2, full: 4 };

test('R2.2.1: every row of four is full, however many pictures there are', () => {
  for (let count = 1; count <= 24; count += 1) {
    const taken = Array.from({ length: count }, (_, index) => shotSpan(index, count));
    const cells = taken.reduce((sum, span) => sum + (span === null ? 1 : room[span]), 0);
    expect([count, cells % 4]).toEqual([count, 0]);
  }
  expect(Array.from({ length: 7 }, (_, index) => shotSpan(index, 7))).toEqual([
    'large',
    null,
    null,
    null,
    null,
    'wide',
    'wide',
  ]);
});
