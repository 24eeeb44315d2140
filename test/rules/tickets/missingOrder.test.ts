import { expect, test } from 'vitest';
import { isMissingOrder } from '../../../machines/ticketShowing/missingOrder.ts';

test.each([
  ['notFound', true],
  ['http404', true],
  ['http410', true],
  // A busy server, a network before its login, a call that was wrong: the tickets are as good as before.
  ['http429', false],
  ['http403', false],
  ['http400', false],
  ['lost', false],
  ['serverFailed', false],
  ['notUnderstood', false],
  ['http401', false],
])('T21: %s says that there is no such order: %s', (code, isMissing) => {
  expect(isMissingOrder({ code })).toBe(isMissing);
});
