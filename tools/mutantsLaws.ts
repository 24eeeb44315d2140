/**
 * Plants coarse defects into every chart and looks whether its law notices: a wrong target, a guard turned round, an
 * action, an actor, a tag or a transition left out, a delay ten times as long, an input that is not handed on …
 *
 *   npm run mutants:laws                      ten of as many kinds as there are, in each machine
 *   npm run mutants:laws -- 10 42 cart        ten with seed 42, in one machine
 *   npm run mutants:laws -- all               every one that can be made
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, delimiter, resolve } from 'node:path';

const [count = '10', seed = '1', ...names] = process.argv.slice(2);
const nameOf = (file: string): string => basename(file).split('.')[0] ?? file;
const files = globSync('test/models/**/*.test.ts').filter(
  (file) => readFileSync(file, 'utf8').includes('checkLaws(') && (names.length === 0 || names.includes(nameOf(file))),
);
const report = 'reports/laws.json';
mkdirSync('reports', { recursive: true });
console.log(`${count} defects in each of ${files.length} machines, seed ${seed}`);
spawnSync(
  'vitest',
  ['run', ...files, '-t', 'a defect is noticed', '--reporter=json', `--outputFile=${report}`, '--silent'],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
      LAW_DEFECTS: count === 'all' ? '100000' : count,
      LAW_SEED: seed,
    },
    shell: process.platform === 'win32',
  },
);

interface Tried {
  readonly title: string;
  readonly fullName: string;
  readonly status: string;
}
const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
  testResults: { name: string; assertionResults: Tried[] }[];
};
let [planted, noticed] = [0, 0];
for (const { name, assertionResults } of testResults.toSorted((one, other) => one.name.localeCompare(other.name))) {
  const tried = assertionResults.filter(({ status }) => status === 'passed' || status === 'failed');
  const missed = tried.filter(({ status }) => status === 'failed');
  planted += tried.length;
  noticed += tried.length - missed.length;
  console.log(`${nameOf(name).padEnd(22)} ${tried.length - missed.length} of ${tried.length}`);
  for (const { title } of missed) console.log(`    not noticed: ${title.replace('a defect is noticed: ', '')}`);
}
console.log(`\n${noticed} of ${planted} noticed`);
process.exitCode = noticed === planted && planted > 0 ? 0 : 1;
