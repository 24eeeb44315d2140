/** How long the answer of the health check is good, and where it is kept (R7.6.1, R9.4.7, R9.4.8). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkHealth } from '../../../src/adapters/actors/healthCheck.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

beforeEach(() => stubPage());

/** As much of a browser's database as one record needs; it outlives the page, as the browser's does. */
function oneRecordDatabase() {
  const opened: [name: string, version: number][] = [];
  let record: unknown;
  const answered = (result: unknown) => ({
    result,
    addEventListener: (type: string, hear: () => void) => type === 'success' && queueMicrotask(hear),
  });
  const store = {
    get: () => answered(structuredClone(record)),
    put: (value: unknown) => {
      record = value;
      return answered(undefined);
    },
  };
  const database = { transaction: () => ({ objectStore: () => store }), close: () => undefined };
  const open = (name: string, version: number) => {
    opened.push([name, version]);
    return answered(database);
  };
  return { indexedDB: { open }, opened };
}

let asked = 0;
const { indexedDB, opened } = oneRecordDatabase();

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('indexedDB', indexedDB);
  vi.stubGlobal('fetch', async () => {
    asked++;
    return Response.json({ status: true, data: {}, message: null });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Asks, and waits until the answer is written. */
async function check(): Promise<void> {
  await checkHealth(new AbortController().signal);
  await new Promise<void>((resolve) => setImmediate(resolve));
}

test('R9.4.7: an answer is good for 3600 milliseconds, and then asked for again', async () => {
  await check();
  vi.setSystemTime(Date.now() + 3599);
  await check();
  expect(asked).toBe(1);
  vi.setSystemTime(Date.now() + 1);
  await check();
  expect(asked).toBe(2);
});

test('R9.4.8: it lies in the database firebase_remote_config, version 1', async () => {
  await check();
  expect(new Set(opened.map((one) => one.join(' ')))).toEqual(new Set(['firebase_remote_config 1']));
});
