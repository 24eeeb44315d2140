/** A picture of the seeded tables beside them: a reset puts back what differs from it, in a small part of the time of a seed. */
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Queryable } from './database.ts';
import { schemaVersion, seededTables } from './schema.ts';

/** The seed is relative to the clock; within the hour of one day it is the same. */
const stampOf = (clock: Clock): string => `${schemaVersion} ${clock.now().toString().slice(0, 13)}`;

/** Copying leaves the triggers out, which only a superuser may; elsewhere every reset is a seed. */
async function mayCopy(database: Queryable): Promise<boolean> {
  const role = await sql<{ rolsuper: boolean }>`select rolsuper from pg_roles where rolname = current_user`.execute(
    database,
  );
  return role.rows[0]?.rolsuper ?? false;
}

async function hasImage(database: Queryable, clock: Clock): Promise<boolean> {
  const known = await sql<{ known: boolean }>`select to_regclass('image.digest') is not null as known`.execute(
    database,
  );
  if (!known.rows[0]?.known) return false;
  const made = await sql<{ stamp: string }>`select stamp from image.made`.execute(database);
  return made.rows[0]?.stamp === stampOf(clock);
}

const each = (statement: (table: string) => string): string => seededTables.map(statement).join('\n');
const script = (statements: string) => sql.raw(`do $script$ declare last record; begin ${statements} end $script$`);

/** Of what a table holds, in whatever order. */
const digest = (table: string): string => `(select coalesce(sum(hashtextextended(one::text, 0)), 0) from ${table} one)`;

/** Keeps what the tables hold now, and where their numbers have got to. */
export async function takeImage(database: Queryable, clock: Clock): Promise<void> {
  if (!(await mayCopy(database))) return;
  await sql`drop schema if exists image cascade`.execute(database);
  await sql`create schema image`.execute(database);
  await script(each((table) => `create table image.${table} as table public.${table};`)).execute(database);
  // A view of all sequences does not say which of them has yet to give its number.
  await script(`create table image.number (name text, last_value bigint, is_called boolean);
    for last in select sequencename from pg_sequences where schemaname = 'public' loop
      execute format('insert into image.number select %L, last_value, is_called from public.%I',
        last.sequencename, last.sequencename);
    end loop;`).execute(database);
  await script(`create table image.digest (name text primary key, digest numeric);
    ${each((table) => `insert into image.digest values ('${table}', ${digest(`public.${table}`)});`)}`).execute(
    database,
  );
  await sql`create table image.made as select ${stampOf(clock)}::text as stamp`.execute(database);
}

/** Puts the tables back as they were kept. False: nothing is kept that is as a seed would be now. */
export async function copyImage(database: Queryable, clock: Clock): Promise<boolean> {
  if (!(await hasImage(database, clock))) return false;
  const tables = sql.join(seededTables.map((name) => sql.table(name)));
  // Nobody writes meanwhile, and whoever was writing has ended.
  await sql`lock table ${tables} in access exclusive mode`.execute(database);
  await sql`set local session_replication_role = replica`.execute(database);
  // Most are as they were; to empty and fill them takes six times as long as to see that.
  await script(
    `${each(
      (table) => `if ${digest(`public.${table}`)} <> (select digest from image.digest where name = '${table}') then
        delete from public.${table} one where one::text not in (select kept::text from image.${table} kept);
        insert into public.${table} overriding system value select kept.* from image.${table} kept
          where kept::text not in (select one::text from public.${table} one);
      end if;`,
    )}
    perform setval(format('public.%I', name), last_value, is_called) from image.number;`,
  ).execute(database);
  await sql`set local session_replication_role = origin`.execute(database);
  return true;
}
