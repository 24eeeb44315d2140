/** Whether a problem means that the thing does not exist (R2.1.32, Q8.1.c). */
import { expect, test } from 'vitest';
import { isNotFound } from '../../../machines/shared/isNotFound.ts';

test.each([
  ['notFound', true],
  ['http404', true],
  ['http410', true],
  ['http403', false],
  ['invalid', false],
  ['lost', false],
  ['serverFailed', false],
])('%s: %s', (code, isMissing) => {
  expect(isNotFound({ code })).toBe(isMissing);
});

test('what came without a problem is there', () => {
  expect(isNotFound(null)).toBe(false);
});
