/**
 * The remote health check (R2.10.4, R7.6.1), asked at most once in a minimum interval (R9.4.7): its last answer is kept in the browser's
 * database under the name and version of R9.4.8.
 */
import * as v from 'valibot';
import { Health } from '../../contract/site/site.ts';
import { siteEndpoints } from '../../contract/endpoints/site.ts';
import { call } from '../http/client.ts';

/** The one database that the portal has. */
export const healthDatabase = 'firebase_remote_config';
const databaseVersion = 1;
const storeName = 'app_namespace_store';
const recordKey = 'health-check';
/** Milliseconds. */
const minimumInterval = 3_600;

/** Milliseconds until a hanging answer is given up (R9.4.6). */
const timeoutMs = 60_000;

const PersistedAnswer = v.object({ key: v.literal(recordKey), at: v.number(), health: Health });
type PersistedAnswer = v.InferOutput<typeof PersistedAnswer>;

const resultOf = <TResult>(request: IDBRequest<TResult>): Promise<TResult> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database said no.')));
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(healthDatabase, databaseVersion);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName, { keyPath: 'key' }));
  return resultOf(request);
}

async function withStore<TResult>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<TResult>,
): Promise<TResult> {
  const database = await openDatabase();
  try {
    return await resultOf(work(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

/** The stored answer while it is recent enough; null in a browser without a database, or with an unknown one. */
async function persistedAnswer(now: number): Promise<Health | null> {
  try {
    const kept = v.safeParse(PersistedAnswer, await withStore('readonly', (store) => store.get(recordKey)));
    if (!kept.success) return null;
    const age = now - kept.output.at;
    return age >= 0 && age < minimumInterval ? kept.output.health : null;
  } catch {
    return null;
  }
}

async function persistAnswer(answer: PersistedAnswer): Promise<void> {
  try {
    await withStore('readwrite', (store) => store.put(answer));
  } catch {
    // Nothing is stored: the next start asks again.
  }
}

/** @throws RefusedError, ConnectionError or ContractError when the check cannot be had */
export async function checkHealth(signal: AbortSignal): Promise<Health> {
  const kept = await persistedAnswer(Date.now());
  if (kept !== null) return kept;
  const { data: health } = await call(siteEndpoints.healthCheck, { signal, retries: 0, timeoutMs });
  void persistAnswer({ key: recordKey, at: Date.now(), health });
  return health;
}
