/** What all queries share, on the embedded database and on a PostgreSQL server alike. */
import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** What a query may run on. Inside a transaction only the transaction itself: the embedded database has one connection. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;

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
