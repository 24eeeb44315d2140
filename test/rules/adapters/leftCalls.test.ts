/** A call that a test has left behind reaches no other one (test/support/calls/leftCalls.ts). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { apiBase } from '../../../src/contract/requestHeaders.ts';
import { serveCalls, type ServedCalls } from '../../support/calls/servedCalls.ts';

let served: ServedCalls;
const lines = () => served.asked.map(({ line }) => line);
const ask = () => fetch(new Request(`https://saha.ae${apiBase}venues`));

beforeEach(() => {
  served = serveCalls();
});
afterEach(() => vi.unstubAllGlobals());

describe('a call', { shuffle: false }, () => {
  const { promise: nextTest, resolve: begin } = Promise.withResolvers<void>();
  let left: Promise<unknown>;

  test('is asked after a pause, by whoever does not wait for it', async () => {
    await ask();
    expect(lines()).toEqual(['GET venues']);
    left = nextTest.then(ask);
    left.catch(() => undefined);
  });

  test('comes nowhere then; what the next test asks itself is answered', async () => {
    begin();
    await expect(left).rejects.toThrow('The test that asked is over.');
    expect(lines()).toEqual([]);
    expect(await ask()).toMatchObject({ ok: true });
    expect(lines()).toEqual(['GET venues']);
  });

  test('of a timer is the test’s own', async () => {
    await new Promise((over) => setTimeout(() => void ask().then(over)));
    expect(lines()).toEqual(['GET venues']);
  });
});
