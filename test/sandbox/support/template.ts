/** One seeded database for all test files: made once per state of the sandbox's code, loaded by each in a moment. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import type { ClockSetting } from '../../../sandbox/data/clock.ts';
import { embeddedDatabase } from '../../../sandbox/data/database.ts';
import { prepare } from '../../../sandbox/data/prepare.ts';

const sources = globSync('sandbox/{data,operator}/**/*.ts').sort();

function pathFor(clock: ClockSetting): string {
  const hash = createHash('sha256').update(JSON.stringify(clock));
  for (const source of sources) hash.update(readFileSync(source));
  return join(tmpdir(), `sandbox-template-${hash.digest('hex').slice(0, 16)}.tar`);
}

const hour = 3_600_000;

/** Templates of earlier states of the code; a run that still reads one is younger than an hour. */
function dropOld(): void {
  for (const path of globSync(join(tmpdir(), 'sandbox-template-*.tar*'))) {
    if (Date.now() - statSync(path).mtimeMs > hour) rmSync(path, { force: true });
  }
}

/** The data folder, seeded for that clock, as one file in memory. */
export async function template(clock: ClockSetting): Promise<Blob> {
  const path = pathFor(clock);
  if (!existsSync(path)) {
    dropOld();
    const pglite = await PGlite.create('memory://', { extensions: { btree_gist } });
    await prepare(embeddedDatabase(pglite), { clock });
    const dump = await pglite.dumpDataDir('none');
    // Test files run at once: whoever is second replaces it with the same.
    const own = `${path}.${process.pid}`;
    writeFileSync(own, new Uint8Array(await dump.arrayBuffer()));
    renameSync(own, path);
    await pglite.close();
  }
  return new Blob([readFileSync(path)]);
}
