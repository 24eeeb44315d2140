/** What keyboards of several scripts type as a number (R5.1.9, R5.1.11). */
import { expect, test } from 'vitest';
import { plainDigits } from '../../../machines/shared/digits.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  // Every sign of such a keyboard is full-width, from the first to the last of them.
  ['！＋－Ａｚ～', '!+-Az~'],
  [' ٥٠\u200e 12\u00a03　４ ', '501234'],
  // No script of a customer's keyboard, and what only looks like a number.
  ['४८', '४८'],
  ['½ a-1', '½a-1'],
])('%j is taken as %j', (typed, taken) => {
  expect(plainDigits(typed)).toBe(taken);
});
