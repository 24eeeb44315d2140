/**
 * Many more storms than the suite has time for: `npm run storms [-- walks [seed [steps]]]`, ten thousand unless said otherwise.
 * A walk that breaks a rule is shrunk and printed as steps, to be kept in test/models/storms.test.ts.
 */
import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const [walks = '10000', seed = String(Date.now() % 1_000_000_000), steps = '60'] = process.argv.slice(2);
console.log(`${walks} walks of up to ${steps} steps, seed ${seed}`);
const { status } = spawnSync('vitest', ['run', 'test/models/storms.test.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
    STORM_WALKS: walks,
    STORM_SEED: seed,
    STORM_STEPS: steps,
  },
});
process.exitCode = status ?? 1;
