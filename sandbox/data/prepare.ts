/** Brings a database to life: schema and seed on the first day, and back to the seed on a reset. */
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { openClock, type Clock, type ClockSetting } from './clock.ts';
import { transact, type Database, type Queryable } from './database.ts';
import { copyImage, takeImage } from './seedImage.ts';
import { markerIn, strangersIn, writeMarker, type Marker } from './marker.ts';
import { applicationName } from './open.ts';
import { schema, schemaVersion, seededTables } from './schema.ts';
import { seed } from './seed/seed.ts';
import { writeSetting } from './settings.ts';

export interface PrepareOptions {
  /** What the clock says when the data is made. */
  readonly clock?: ClockSetting | undefined;
  /** Throws away what the sandbox kept there. */
  readonly fresh?: boolean | undefined;
  /** Says what takes time. */
  readonly tell?: ((step: string) => void) | undefined;
}

/** Statements with bodies in `$$` cannot be sent one by one; a script is one simple query. */
export async function run(database: Queryable, script: string): Promise<void> {
  await sql.raw(`do $outer$ begin execute $script$${script}$script$; end $outer$`).execute(database);
}

const counted = { orders: 'orders', booking: 'bookings', customer: 'customers' } as const;

/** `12 orders, 10 bookings`, of whatever version. */
async function contentOf(database: Queryable): Promise<string> {
  const counts: string[] = [];
  for (const [table, word] of Object.entries(counted)) {
    const known = await sql<{ known: boolean }>`select to_regclass(${`public.${table}`}) is not null as known`.execute(
      database,
    );
    if (!known.rows[0]?.known) continue;
    const found = await sql<{ count: number }>`select count(*)::int as count from public.${sql.ref(table)}`.execute(
      database,
    );
    counts.push(`${(found.rows[0]?.count ?? 0).toLocaleString('en')} ${word}`);
  }
  return counts.join(', ');
}

async function checkUnused(database: Queryable): Promise<void> {
  const others = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = ${applicationName} and pid <> pg_backend_pid()`.execute(
    database,
  );
  if ((others.rows[0]?.count ?? 0) > 0)
    throw new Error('Another sandbox uses the database. Stop it before you start with --fresh.');
}

/** Throws away what the sandbox made, and refuses where somebody else's things would go with it. */
async function clear(database: Queryable, marker: Marker): Promise<void> {
  await checkUnused(database);
  const strangers = await strangersIn(database, marker);
  if (strangers.length > 0) {
    throw new Error(
      `The database holds more than the sandbox's data (${strangers.slice(0, 3).join(', ')}). Move that elsewhere before you start with --fresh.`,
    );
  }
  await sql`drop schema if exists image cascade`.execute(database);
  await sql`drop schema public cascade`.execute(database);
  await sql`create schema public`.execute(database);
}

/** Schema, seed and the sandbox's own mark: all of it or nothing. */
async function make(database: Queryable, { clock: initial, tell }: PrepareOptions): Promise<void> {
  tell?.('Making the tables');
  await run(database, schema);
  tell?.('Filling them with venues, services, people and bookings');
  const clock = await openClock(database);
  if (initial) await clock.set(initial);
  await seed(database, clock);
  await writeMarker(database, schemaVersion);
}

/** Nobody else's lock by chance: the first digits of the mark. */
const preparing = sql.lit(0x2f6a4c0e);

/** Looks, and makes what is missing while it alone may. False: another process is at it. */
async function settle(database: Queryable, options: PrepareOptions): Promise<boolean> {
  const isReady = (marker: Marker | undefined): boolean => marker?.version === schemaVersion && !options.fresh;
  if (isReady(await markerIn(database))) return true;
  const lock = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${preparing}) as mine`.execute(database);
  if (!lock.rows[0]?.mine) return false;
  // Whoever had the lock before may have made it all.
  const marker = await markerIn(database);
  if (isReady(marker)) return true;
  if (!marker && (await strangersIn(database, marker)).length > 0) {
    throw new Error(
      'The database is not empty and holds no sandbox. Give the sandbox a database of its own: createdb, then DATABASE_URL.',
    );
  }
  if (marker && !options.fresh) {
    throw new Error(
      `The data was made by another version of the sandbox (${await contentOf(database)}). Start with --fresh to lose it and begin anew, or with the version that made it.`,
    );
  }
  if (marker) await clear(database, marker);
  await make(database, options);
  return true;
}

const pause = 200;

/**
 * Makes the tables and fills them where there are none, in one transaction: who is interrupted leaves nothing behind. Of
 * several processes one does so, the others wait for it. Throws an Error that says what to do for a database of somebody
 * else's, which is never altered, and for data of another version, which is never lost unless `fresh` says so.
 */
export async function prepare(database: Database, options: PrepareOptions = {}): Promise<Clock> {
  let waits = false;
  while (!(await transact(database, (trx) => settle(trx, options)))) {
    if (!waits) options.tell?.('Another process makes the tables: waiting for it');
    waits = true;
    await delay(pause);
  }
  return openClock(database);
}

/**
 * Every table as on the first day, for the clock's today. The clock itself goes on as it is set: another process that
 * looks what time it is must never find the clock of the seed.
 */
export async function reset(database: Database, clock: Clock): Promise<void> {
  const tables = sql.join(seededTables.map((name) => sql.table(name)));
  await transact(database, async (trx) => {
    if (await copyImage(trx, clock)) await writeSetting(trx, 'seededOn', clock.stamp());
    else {
      await sql`truncate ${tables} restart identity cascade`.execute(trx);
      await seed(trx, clock);
      await takeImage(trx, clock);
    }
    await writeSetting(trx, 'clock', clock.setting());
  });
}
