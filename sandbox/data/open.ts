/** Opens the database: PGlite in this process by default, a PostgreSQL server when its address is given. Same SQL on both. */
import { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Database } from './database.ts';
import { faultOfFolder, openFolder } from './folder.ts';
import type { Tables } from './tables.ts';

export interface DatabaseOptions {
  /** Folder of the embedded database; `memory` keeps nothing. */
  readonly dataDir: string;
  /** postgres://… takes the place of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** A dump of a prepared database to begin with, for the embedded one in memory. */
  readonly template?: Blob | undefined;
  /** Empties the folder first. */
  readonly fresh?: boolean;
  /** Says what takes time. */
  readonly tell?: (step: string) => void;
}

export interface OpenDatabase {
  readonly database: Database;
  /** Said once the database is prepared: a folder that was left before that is made anew. */
  settle(): void;
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

/** How the sandbox names itself to a server. */
export const applicationName = 'venue-portal-sandbox';

/** Milliseconds: the server ends a statement first; of a server that says nothing at all, the connection is given up. */
const timeouts = { connection: 8_000, statement: 15_000, silence: 18_000 } as const;

/** A connection on which a question stays unanswered ends; those at rest have left the pool long before. */
function patientSocket(): Socket {
  const socket = new Socket();
  return socket.setTimeout(timeouts.silence, () => socket.destroy(new Error('the database does not answer')));
}

const malformed = (): Error =>
  new Error('DATABASE_URL is not the address of a PostgreSQL: postgres://user:password@host:5432/database');

function addressIn(text: string): URL {
  if (!URL.canParse(text)) throw malformed();
  const url = new URL(text);
  if (!['postgres:', 'postgresql:'].includes(url.protocol)) throw malformed();
  return url;
}

/** One sentence for what a server, or the way to it, says to the first question. */
function faultOfServer({ host, pathname }: URL, error: unknown): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  const where = `the PostgreSQL at ${host || 'this machine'}`;
  const sentence =
    code === '3D000'
      ? `There is no database ${decodeURIComponent(pathname.slice(1))} in ${where}. Create it, or name another in DATABASE_URL.`
      : `Cannot use ${where}: ${message || code}. Start it, or correct DATABASE_URL.`;
  return new Error(sentence, { cause: error });
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const address = addressIn(databaseUrl);
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 20,
    application_name: applicationName,
    connectionTimeoutMillis: timeouts.connection,
    statement_timeout: timeouts.statement,
    stream: patientSocket,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // One in use tells the query that runs on it, and says it once more to whoever listens: nobody has to.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    await database.destroy();
    throw faultOfServer(address, error);
  }
  return { database, settle: () => undefined, close: () => database.destroy() };
}

/** With the dump of a prepared database to begin with, when there is one. */
async function createPGlite(path: string, template?: Blob) {
  const [{ PGlite }, { btree_gist }, { embeddedDatabase }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('./embeddedDatabase.ts'),
  ]);
  const pglite = await PGlite.create(path, {
    extensions: { btree_gist },
    parsers,
    ...(template ? { loadDataDir: template } : {}),
  });
  return embeddedDatabase(pglite);
}

async function openMemory(template: Blob | undefined): Promise<OpenDatabase> {
  const database = await createPGlite('memory://', template);
  return { database, settle: () => undefined, close: () => database.destroy() };
}

async function openEmbedded({ dataDir, fresh = false, tell }: DatabaseOptions): Promise<OpenDatabase> {
  const folder = openFolder(dataDir, fresh);
  if (folder.news) tell?.(folder.news);
  tell?.('Starting the database');
  try {
    const database = await createPGlite(folder.path);
    return {
      database,
      settle: () => folder.settle(),
      async close() {
        await database.destroy();
        folder.unlock();
      },
    };
  } catch (error) {
    folder.unlock();
    throw faultOfFolder(dataDir, error);
  }
}

/** Opens the database without looking at what is in it. Throws an Error that says what to do when it cannot be had. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.databaseUrl) return openServer(options.databaseUrl);
  return options.dataDir === 'memory' ? openMemory(options.template) : openEmbedded(options);
}
