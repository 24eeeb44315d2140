/** Brings a database to life: schema and seed on the first day, and back to the seed on a reset. */
import { sql } from 'kysely';
import { openClock, type Clock, type ClockSetting } from './clock.ts';
import { transact, type Database } from './database.ts';
import { copyImage, takeImage } from './image.ts';
import { schema, schemaVersion, seededTables } from './schema.ts';
import { seed } from './seed/seed.ts';
import { readSetting, writeSetting } from './settings.ts';

async function versionOf(database: Database): Promise<string | undefined> {
  const known = await sql<{ known: boolean }>`select to_regclass('setting') is not null as known`.execute(database);
  return known.rows[0]?.known ? readSetting<string>(database, 'version') : undefined;
}

async function hasTables(database: Database): Promise<boolean> {
  const found = await sql<{ found: boolean }>`
    select exists (select from information_schema.tables where table_schema = 'public') as found`.execute(database);
  return found.rows[0]?.found ?? false;
}

/** Statements with bodies in `$$` cannot be sent one by one; a script is one simple query. */
async function run(database: Database, script: string): Promise<void> {
  await sql.raw(`do $outer$ begin execute $script$${script}$script$; end $outer$`).execute(database);
}

/** Creates what is missing. A database with another schema is emptied and built anew: it holds sandbox data only. */
export async function prepare(database: Database, initial?: ClockSetting): Promise<Clock> {
  const version = await versionOf(database);
  if (version === undefined && (await hasTables(database))) {
    throw new Error('The database is not empty and holds no sandbox. Give the sandbox a database of its own.');
  }
  if (version !== schemaVersion) {
    await run(
      database,
      `drop schema if exists image cascade; drop schema public cascade; create schema public; ${schema}`,
    );
    const clock = await openClock(database);
    if (initial) await clock.set(initial);
    await transact(database, async (trx) => {
      await writeSetting(trx, 'version', schemaVersion);
      await seed(trx, clock);
    });
    return clock;
  }
  return openClock(database);
}

/** Every table as on the first day, for the clock's today. The clock itself goes on as it is set. */
export async function reset(database: Database, clock: Clock): Promise<void> {
  const tables = sql.join(seededTables.map((name) => sql.table(name)));
  const setting = clock.setting();
  await transact(database, async (trx) => {
    if (await copyImage(trx, clock)) return writeSetting(trx, 'seededOn', clock.stamp());
    await sql`truncate ${tables} restart identity cascade`.execute(trx);
    await writeSetting(trx, 'version', schemaVersion);
    await seed(trx, clock);
    return takeImage(trx, clock);
  });
  await clock.set(setting);
}
