/**
 * Data folders of the first versions: the embedded database's own files lay at the top, without a note. They are known by
 * the tables in them, so that nobody else's database goes with them.
 */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const parts =
  'commit_ts dynshmem hba.conf ident.conf logical multixact notify replslot serial snapshots stat stat_tmp subtrans tblspc twophase wal xact';

/** All that the embedded database writes into its folder. A server leaves more behind (`postmaster.opts`). */
const itsNames: ReadonlySet<string> = new Set([
  'PG_VERSION',
  'base',
  'global',
  'postgresql.auto.conf',
  'postgresql.conf',
  'postmaster.pid',
  ...parts.split(' ').map((part) => `pg_${part}`),
]);

/** Tables that every version of the sandbox has had, and hardly anybody else has both of. */
const ourTables = ['order_transition', 'booking_transition'];

/** Where the names of tables stand as they are: in the catalogue, or still in the log when the last process was killed. */
function* filesOfNames(folder: string): Generator<string> {
  yield join(folder, 'base/5/1259');
  const log = join(folder, 'pg_wal');
  for (const name of readdirSync(log)) yield join(log, name);
}

function holdsOurTables(folder: string): boolean {
  const missing = new Set(ourTables);
  for (const place of filesOfNames(folder)) {
    if (!statSync(place, { throwIfNoEntry: false })?.isFile()) continue;
    const bytes = readFileSync(place);
    for (const name of missing) if (bytes.includes(name)) missing.delete(name);
    if (missing.size === 0) return true;
  }
  return false;
}

/** Whether that is all there is in the folder. Nothing is opened: the database would be changed by it. */
export function isEarlier(folder: string, content: readonly string[]): boolean {
  return (
    content.includes('PG_VERSION') &&
    content.includes('pg_wal') &&
    content.every((name) => itsNames.has(name)) &&
    holdsOurTables(folder)
  );
}

/** Takes those files away, and nothing else. */
export function removeEarlier(folder: string): void {
  for (const name of itsNames) rmSync(join(folder, name), { recursive: true, force: true });
}
