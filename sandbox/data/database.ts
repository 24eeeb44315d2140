/** Opens the database: PGlite in this process by default, a PostgreSQL server when its address is given. Same SQL on both. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql, type RawBuilder, type Transaction } from 'kysely';
import { lockFolder } from './lock.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** What a query may run on. Inside a transaction only the transaction itself: the embedded database has one connection. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;

export interface DatabaseOptions {
  /** Folder of the embedded database; `memory` keeps nothing. */
  readonly dataDir: string;
  /** postgres://… takes the place of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** A dump of a prepared database to begin with, for the embedded one in memory. */
  readonly template?: Blob | undefined;
}

export interface OpenDatabase {
  readonly database: Database;
  close(): Promise<void>;
}

/** Whole numbers as numbers, dates and times as the text that the wire uses. */
const asText = (value: string): string => value;
const types = {
  int8: 20,
  numeric: 1700,
  date: 1082,
  time: 1083,
  timestamp: 1114,
} as const;
const parsers: Record<number, (value: string) => unknown> = {
  [types.int8]: Number,
  [types.numeric]: Number,
  [types.date]: asText,
  [types.time]: asText,
  [types.timestamp]: asText,
};

async function openServer(connectionString: string): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { database, close: () => database.destroy() };
}

/** The embedded database behind the common query builder. */
export const embeddedDatabase = (pglite: PGlite): Database =>
  new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });

async function openEmbedded(dataDir: string, template: Blob | undefined): Promise<OpenDatabase> {
  const [{ PGlite }, { btree_gist }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gist'),
  ]);
  const inMemory = dataDir === 'memory';
  if (!inMemory) mkdirSync(dirname(dataDir), { recursive: true });
  const unlock = inMemory ? () => undefined : lockFolder(dataDir);
  try {
    const pglite = await PGlite.create(inMemory ? 'memory://' : dataDir, {
      extensions: { btree_gist },
      parsers,
      ...(template ? { loadDataDir: template } : {}),
    });
    const database = embeddedDatabase(pglite);
    return {
      database,
      async close() {
        await database.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens the database without looking at what is in it. Throws when the folder is in use or the server cannot be reached. */
export async function openDatabase({ dataDir, databaseUrl, template }: DatabaseOptions): Promise<OpenDatabase> {
  return databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDir, template);
}

/** A value for a jsonb column, lists included. */
export const json = (value: unknown): RawBuilder<never> => sql`${JSON.stringify(value)}::jsonb`;

/** Puts many rows into a table with one statement. */
export async function insertRows(database: Queryable, table: keyof Tables, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((column) => sql.ref(column));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    database,
  );
}

/** Codes of PostgreSQL that this server answers to. */
export const sqlState = {
  exclusion: '23P01',
  check: '23514',
  unique: '23505',
  serialization: '40001',
  deadlock: '40P01',
} as const;

/** The code and constraint of a database error, null for any other. */
export function databaseFault(error: unknown): { code: string; constraint: string | null } | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string' || error.code.length !== 5)
    return null;
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null;
  return { code: error.code, constraint };
}

const tries = 6;

/** Runs the work in one transaction, again from its start when the database asks for it (deadlock, serialization). */
export async function transact<T>(database: Database, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      const code = databaseFault(error)?.code;
      const again = code === sqlState.serialization || code === sqlState.deadlock;
      if (!again || attempt === tries) throw error;
      await delay(Math.random() * 20 * 2 ** attempt);
    }
  }
}
