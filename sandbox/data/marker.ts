/** How a database says that it is the sandbox's: by a row that cannot be there by chance. Whatever is without it is left alone. */
import { sql } from 'kysely';
import type { Queryable } from './database.ts';

const mark = 'sandbox of the venue portal, 2f6a4c0e-8d1b-4a57-b3c9-90e7d5512f6d';

/** What the sandbox wrote of itself when it made the tables. */
export interface Marker {
  /** Of the schema. */
  readonly version: string;
  /** All that was made. */
  readonly names: readonly string[];
}

/** Tables, views, sequences and functions of whoever, without those of the system and of extensions. */
export async function namesIn(database: Queryable): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    union
    select n.nspname || '.' || p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by name`.execute(database);
  return found.rows.map(({ name }) => name);
}

/** The sandbox's own row; undefined when there is none. */
export async function markerIn(database: Queryable): Promise<Marker | undefined> {
  const known = await sql<{
    known: boolean;
  }>`select to_regclass('public.venue_portal_sandbox') is not null as known`.execute(database);
  if (!known.rows[0]?.known) return undefined;
  // As one value: somebody else's table of that name has other columns.
  const found = await sql<{
    row: { mark?: unknown } & Marker;
  }>`select to_jsonb(one) as row from public.venue_portal_sandbox one limit 1`.execute(database);
  const row = found.rows[0]?.row;
  return row?.mark === mark ? row : undefined;
}

/** Writes the row, with the names of all that has been made before it. */
export async function writeMarker(database: Queryable, version: string): Promise<void> {
  await sql`create table public.venue_portal_sandbox (mark text not null, version text not null, names jsonb not null)`.execute(
    database,
  );
  const names = JSON.stringify(await namesIn(database));
  await sql`insert into public.venue_portal_sandbox values (${mark}, ${version}, ${names}::jsonb)`.execute(database);
}

/** What of the database the sandbox did not make; the pictures of its tables for a reset are its own. */
export async function strangersIn(database: Queryable, marker: Marker | undefined): Promise<string[]> {
  const own = new Set(marker?.names);
  return (await namesIn(database)).filter((name) => !own.has(name) && !(marker && name.startsWith('image.')));
}
