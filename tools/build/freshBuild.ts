/** Builds the portal when the built one is missing or older than what it is made of. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { headersFile } from './contentSecurityPolicy.ts';

export const builtFolder = 'dist';

/** Everything that the build reads. */
const sources = [
  'src',
  'machines',
  'public',
  '.env',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'lingui.config.ts',
  'tools/build',
  'tools/floor',
  'tools/serve',
];

function newestIn(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  // The folder's own time tells of files that were removed.
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

/** The headers file is written last: where it is missing, the build did not end. */
function isStale(): boolean {
  const built = join(builtFolder, headersFile);
  return !existsSync(built) || statSync(built).mtimeMs < Math.max(...sources.map(newestIn));
}

/** In a process of its own, whose memory goes with it. It ends with this one. */
async function buildPortal(): Promise<void> {
  const child = spawn(process.execPath, [import.meta.filename], { stdio: ['ignore', 'inherit', 'inherit'] });
  const end = () => child.kill();
  process.once('exit', end);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('exit', end);
  if (code !== 0) throw new Error('The portal could not be built; what is wrong stands above.');
}

export async function buildWhenStale(): Promise<void> {
  if (!isStale()) return;
  console.log('Building the portal …');
  await buildPortal();
}

if (process.argv[1] === import.meta.filename) {
  const { build } = await import('vite');
  await build({ logLevel: 'warn', build: { outDir: builtFolder, emptyOutDir: true } });
}
