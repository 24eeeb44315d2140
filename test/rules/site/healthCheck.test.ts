/** How long a health check's answer is valid, and where it is stored (R7.6.1, R9.4.7, R9.4.8). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkHealth } from '../../../src/adapters/actors/healthCheck.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

beforeEach(() => stubPage());

interface Answered {
  result: unknown;
  error?: Error | null;
  addEventListener: (type: string, hear: () => void) => void;
}

/** The part of a browser's database that one record needs; it survives reloads. */
function oneRecordDatabase() {
  const opened: [name: string, version: number][] = [];
  const made: [store: string, options: object][] = [];
  const used: string[] = [];
  let record: unknown;
  let refusal: Error | null | undefined;
  let isNew = true;
  let open = 0;
  const answered = (result: unknown): Answered => ({
    result,
    error: refusal ?? null,
    addEventListener: (type, hear) => {
      if (type === 'upgradeneeded' && isNew) {
        isNew = false;
        hear();
      }
      if (type === (refusal === undefined ? 'success' : 'error')) queueMicrotask(hear);
    },
  });
  const storeOf = (mode: string, name: string) => ({
    get: (key: string) => {
      used.push(`${mode} ${name} ${key}`);
      return answered(key === 'health-check' ? structuredClone(record) : undefined);
    },
    put: (value: unknown) => {
      used.push(`${mode} ${name}`);
      record = value;
      return answered(undefined);
    },
  });
  const database = {
    createObjectStore: (store: string, options: object) => made.push([store, options]),
    transaction: (name: string, mode: string) => ({ objectStore: () => storeOf(mode, name) }),
    close: () => void (open -= 1),
  };
  return {
    indexedDB: {
      open: (name: string, version: number) => {
        opened.push([name, version]);
        if (refusal === undefined) open += 1;
        return answered(database);
      },
    },
    opened,
    made,
    used,
    isOpen: () => open > 0,
    holds: (value: unknown) => (record = value),
    refuse: (error?: Error | null) => (refusal = error),
  };
}

let asked = 0;
const { indexedDB, opened, made, used, isOpen, holds, refuse } = oneRecordDatabase();

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

test('R9.4.8: it is in the database firebase_remote_config, version 1', async () => {
  await check();
  expect(new Set(opened.map((one) => one.join(' ')))).toEqual(new Set(['firebase_remote_config 1']));
});

test('R9.4.8: in an object store under its own key, closed after each use', async () => {
  holds(undefined);
  used.length = 0;
  await check();
  expect(made).toEqual([['app_namespace_store', { keyPath: 'key' }]]);
  expect(used).toEqual(['readonly app_namespace_store health-check', 'readwrite app_namespace_store']);
  expect(isOpen()).toBe(false);
});

test.each([
  ['another record', { key: 'other', at: 0, health: {} }],
  ['a record of no moment', { key: 'health-check', at: 'today', health: {} }],
  ['no record', undefined],
])('R7.6.1: of %s nothing is taken: the server is asked', async (_, record) => {
  vi.setSystemTime(1_000);
  holds(record);
  await check();
  expect(asked).toBe(1);
});

test('R9.4.7: an answer of this very moment is valid, one of the future is not', async () => {
  await check();
  await check();
  const before = asked;
  vi.setSystemTime(Date.now() - 1);
  await check();
  expect([before <= 1, asked - before]).toEqual([true, 1]);
});

test.each([new Error('no room'), null])(
  'R7.6.1: a browser whose database refuses (%s) asks each time',
  async (error) => {
    refuse(error);
    await check();
    await check();
    refuse(undefined);
    expect(asked).toBe(2);
  },
);

test('R7.6.1: it is requested once, while the machine waits', async () => {
  holds(undefined);
  let signal: AbortSignal | undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    asked++;
    ({ signal } = request);
    return Response.json({ status: false, message: null }, { status: 503 });
  });
  await expect(checkHealth(new AbortController().signal)).rejects.toMatchObject({ name: 'ServerFailed' });
  expect(asked).toBe(1);
  vi.stubGlobal('fetch', (request: Request) => {
    ({ signal } = request);
    return new Promise(() => undefined);
  });
  const gone = new AbortController();
  void checkHealth(gone.signal).catch(() => 0);
  await new Promise<void>((resolve) => setImmediate(resolve));
  gone.abort();
  expect(signal?.aborted).toBe(true);
});
