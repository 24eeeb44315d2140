/** One seeded database for all tests and journeys: built once per state of the sandbox's code, loaded quickly by each. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { venueZone, type ClockSetting } from '../../../sandbox/data/clock.ts';
import { embeddedDatabase } from '../../../sandbox/data/embeddedDatabase.ts';
import { takeImage } from '../../../sandbox/data/seedImage.ts';
import { prepare } from '../../../sandbox/data/prepare.ts';

/** What is seeded takes words and names from the contract. */
const sources = globSync(['sandbox/data/**/*.ts', 'src/contract/**/*.ts']).sort();

/** What is seeded by the machine's own time is the same within one hour. */
const thisHour = (): string => Temporal.Now.plainDateTimeISO(venueZone).toString().slice(0, 13);

function pathFor(clock: ClockSetting | undefined): string {
  const hash = createHash('sha256').update(clock ? JSON.stringify(clock) : thisHour());
  for (const source of sources) hash.update(readFileSync(source));
  return join(tmpdir(), `sandbox-template-${hash.digest('hex').slice(0, 16)}.tar`);
}

const hour = 3_600_000;

/** Removes templates of earlier states of the code; a run that still reads one is younger than an hour. */
function dropOld(): void {
  for (const path of globSync(join(tmpdir(), 'sandbox-template-*.tar*'))) {
    // Another run may have been quicker.
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (made !== undefined && Date.now() - made > hour) rmSync(path, { force: true });
  }
}

/** Nobody makes another database beside it; without those to copy from a start reads a third of the files. */
async function withoutSpares(pglite: PGlite): Promise<void> {
  for (const name of ['template0', 'template1']) {
    await pglite.exec(`update pg_database set datistemplate = false where datname = '${name}'`);
    await pglite.exec(`drop database ${name}`);
  }
}

/**
 * The data folder as one file in memory, with the picture that a reset puts back.
 * @param clock what it is seeded for; without one it is the machine's own time
 */
export async function template(clock?: ClockSetting): Promise<Blob> {
  const path = pathFor(clock);
  if (!existsSync(path)) {
    dropOld();
    const pglite = await PGlite.create('memory://', { extensions: { btree_gist } });
    const database = embeddedDatabase(pglite);
    await takeImage(database, await prepare(database, { clock }));
    await withoutSpares(pglite);
    const dump = await pglite.dumpDataDir('none');
    // Test files run at the same time: a second writer replaces it with the same content.
    const own = `${path}.${process.pid}`;
    writeFileSync(own, new Uint8Array(await dump.arrayBuffer()));
    renameSync(own, path);
    await pglite.close();
  }
  return new Blob([readFileSync(path)]);
}

/** Built before several processes need it, in a process of its own whose memory is freed. */
if (process.argv[1] === import.meta.filename) await template();
