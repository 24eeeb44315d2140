/** The embedded database behind the common query builder; read only where there is one. */
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database } from './database.ts';
import { preparing } from './preparedStatements.ts';
import type { Tables } from './tables.ts';

export const embeddedDatabase = (pglite: PGlite): Database =>
  new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: preparing(pglite) }) });
