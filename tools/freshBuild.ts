/** Builds the portal when the built one is missing or older than what it is made of. */
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
  'inspector.html',
  'package-lock.json',
  'vite.config.ts',
  'lingui.config.ts',
  'tools/chunks.ts',
  'tools/contentSecurityPolicy.ts',
  'tools/earlyWords.ts',
  'tools/firstPicture.ts',
  'tools/lateStyles.ts',
  'tools/securityHeaders.ts',
  'tools/versionFile.ts',
];

function newestIn(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  // The folder's own time tells of files that were removed.
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

/** The headers file is written last: where it is missing, the build did not end. */
export function isStale(): boolean {
  const built = join(builtFolder, headersFile);
  return !existsSync(built) || statSync(built).mtimeMs < Math.max(...sources.map(newestIn));
}

export async function buildPortal(): Promise<void> {
  const { build } = await import('vite');
  await build({ logLevel: 'warn', build: { outDir: builtFolder, emptyOutDir: true } });
}

export async function buildWhenStale(): Promise<void> {
  if (!isStale()) return;
  console.log('Building the portal …');
  await buildPortal();
}
