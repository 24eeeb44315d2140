/**
 * Many more storms than the suite has time for, with how often each rule was really asked:
 *
 *   npm run storms [-- walks [seed [steps]]]       ten thousand unless said otherwise; a walk that breaks a rule is shrunk and
 *                                                  printed as steps, to be kept in test/models/storms.test.ts
 *   npm run storms -- 2783 20261124 60 --from 7217   goes on with that walk of the seed: those before it broke no rule
 *   npm run storms -- --planted [name …]           plants each defect of the list, or those, and tells which walk noticed it
 *   npm run storms -- --planted --seed 7 --walks 100   the same with another seed, or fewer walks than 500
 */
import { parseArgs } from 'node:util';
import { spawn, spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { plantedDefects, type PlantedDefect } from './storms/plantedDefects.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    planted: { type: 'boolean', default: false },
    seed: { type: 'string', default: '20261122' },
    walks: { type: 'string', default: '500' },
    from: { type: 'string', default: '0' },
  },
});

/** The storms alone: walks that are kept are of no use to a campaign. */
const command = ['run', '-c', 'tools/storms/vitest.config.ts', '-t', 'a storm'];
const environment = {
  ...process.env,
  NO_COLOR: '1',
  PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
};

function goWalks([walks = '10000', seed = String(Date.now() % 1_000_000_000), steps = '60']: string[]): void {
  console.log(`${walks} walks of up to ${steps} steps, seed ${seed}`);
  const { status } = spawnSync('vitest', command, {
    stdio: 'inherit',
    env: {
      ...environment,
      STORM_WALKS: walks,
      STORM_SEED: seed,
      STORM_STEPS: steps,
      STORM_FROM: values.from,
      STORM_TALLY: 'yes',
    },
  });
  process.exitCode = status ?? 1;
}

/** What the walks say of a portal with that defect; null when they did not notice it. */
async function noticedBy({ name }: PlantedDefect): Promise<{ walk: number; fault: string } | null> {
  const run = spawn('vitest', command, {
    env: {
      ...environment,
      STORM_PLANTED: name,
      STORM_WALKS: values.walks,
      STORM_SEED: values.seed,
      STORM_STEPS: '60',
      STORM_SHRINKS: 'no',
    },
  });
  let said = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (part) => (said += String(part)));
  const status = await new Promise<number | null>((done) => run.on('close', done));
  const [, walk] = /Property failed after (\d+) tests/.exec(said) ?? [];
  if (walk !== undefined) {
    const [, fault = 'it broke'] = /Caused by: \w+: (.*)/.exec(said) ?? [];
    return { walk: Number(walk), fault };
  }
  if (status !== 0) throw new Error(`${name} could not be planted:\n${said}`);
  return null;
}

async function plantAll(names: readonly string[]): Promise<void> {
  const chosen = plantedDefects.filter(({ name }) => names.length === 0 || names.includes(name));
  const missed: string[] = [];
  console.log(`| What was planted | Walk | What the walk said |\n| --- | ---: | --- |`);
  for (const defect of chosen) {
    const noticed = await noticedBy(defect);
    if (noticed === null) missed.push(defect.name);
    console.log(`| ${defect.what} (\`${defect.name}\`) | ${noticed?.walk ?? '–'} | ${noticed?.fault ?? 'nothing'} |`);
  }
  console.log(
    `${chosen.length - missed.length} of ${chosen.length} noticed within ${values.walks} walks of seed ${values.seed}`,
  );
  if (missed.length > 0) console.log(`not noticed: ${missed.join(', ')}`);
  process.exitCode = missed.length > 0 || chosen.length === 0 ? 1 : 0;
}

if (values.planted) await plantAll(positionals);
else goWalks(positionals);
