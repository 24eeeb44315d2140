import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { buildWhenStale } from '../../../tools/build/freshBuild.ts';

const template = resolve(import.meta.dirname, '../../sandbox/support/template.ts');

/** Playwright's global set-up: the workers must neither build at the same time nor each seed a database. */
export default async function buildOnce(): Promise<void> {
  await buildWhenStale();
  const { status } = spawnSync(process.execPath, [template], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The sandbox could not be seeded; what is wrong stands above.');
}
