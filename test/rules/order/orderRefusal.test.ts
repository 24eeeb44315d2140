/** I12, K01: what a refusal says of an order that may have been sent before. */
import { expect, test } from 'vitest';
import { isOrderRefused, isTurnedAway } from '../../../machines/checkout/orderRefusal.ts';
import { ConnectionError, RefusedError, ServerFailed } from '../../../machines/shared/problem.ts';

test.each([
  ['the place is gone', new RefusedError('soldOut', 'The place is gone', 409)],
  ['a field is wrong', new RefusedError('invalid', undefined, 422)],
  ['the server says why, without a code', new RefusedError('http400', 'The cart is empty', 400)],
  ['we refuse it ourselves', new RefusedError('balanceChanged')],
])('%s: there is no such order', (_, error) => {
  expect([isOrderRefused(error), isTurnedAway(error)]).toEqual([true, false]);
});

test.each([400, 404, 405, 409, 410, 413, 422, 423])('a bare %d says nothing of the order', (status) => {
  const error = new RefusedError(`http${status}`, undefined, status);
  expect([isOrderRefused(error), isTurnedAway(error)]).toEqual([false, false]);
});

test.each([401, 403, 429])('a %d turns away whoever asks, and says nothing of the order', (status) => {
  const error = new RefusedError('no', 'No', status);
  expect([isOrderRefused(error), isTurnedAway(error)]).toEqual([false, true]);
});

test.each([
  ['an order with its key', new RefusedError('idempotencyMismatch', 'Another order', 422)],
  ['no answer', new ConnectionError()],
  ['a server that failed', new ServerFailed('Out of order')],
  ['a mistake of our own', new Error('no')],
])('%s: it may be there', (_, error) => {
  expect([isOrderRefused(error), isTurnedAway(error)]).toEqual([false, false]);
});
