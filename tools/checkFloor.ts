/** Fails when the built portal uses what browsers of our floor do not have: `npm run floor`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { floor } from './floor/floor.ts';
import { fallbacks } from './floor/floorFallbacks.ts';
import { floorFaults } from './floor/floorFaults.ts';
import { builtFolder } from './build/freshBuild.ts';

const built = readdirSync(builtFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:js|css|html)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(builtFolder, file), 'utf8') }));
const faults = floorFaults(built, fallbacks);
for (const fault of faults) console.error(fault);
const browsers = Object.entries(floor).map(([browser, version]) => `${browser} ${version}`);
console.log(`${built.length} files, ${faults.length} faults; the floor is ${browsers.join(', ')}.`);
if (built.length === 0) throw new Error('Nothing is built.');
if (faults.length > 0) process.exitCode = 1;
