/** Builds the page of the frameworks alone, from the same packages as the portal. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { headersFile } from '../build/contentSecurityPolicy.ts';
import { buildTargets } from '../floor/floor.ts';

/** Returns the folder that it was built into. */
export async function buildFloor(): Promise<string> {
  const folder = join(import.meta.dirname, '../../node_modules/.cache/portal/floor');
  await build({
    root: join(import.meta.dirname, 'floor'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: buildTargets, modulePreload: { polyfill: false } },
  });
  mkdirSync(folder, { recursive: true });
  // It is served like the portal, without a policy.
  writeFileSync(join(folder, headersFile), '{}');
  return folder;
}
