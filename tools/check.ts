/**
 * Everything that must hold before a change is done, in the order of cost; stops at the first failure.
 * What it ends with is read by machines: the number of tests, counted from the runners' own reports.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { countJourneys, countLine, countUnitTests, isPassed, sumOf } from './testCounts.ts';

const reports = 'test-results';
const vitestReport = `${reports}/vitest.json`;
const playwrightReport = `${reports}/playwright.json`;

interface Check {
  name: string;
  /** A command of the project, run without a shell. */
  command: readonly string[];
}

const checks: readonly Check[] = [
  { name: 'Types', command: ['tsc', '-p', '.'] },
  { name: 'Lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'Format', command: ['oxfmt', '--check'] },
  { name: 'Unused code', command: ['knip'] },
  { name: 'Messages', command: ['node', 'tools/messages.ts', '--check'] },
  { name: 'Flows', command: ['node', 'docs/flows/draw.ts', '--check'] },
  { name: 'Requirements', command: ['node', 'tools/requirements.ts', '--check'] },
  { name: 'Guide for operators', command: ['node', 'tools/operating.ts', '--check'] },
  {
    name: 'Unit, path, view and sandbox tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  },
  { name: 'Build', command: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'Sizes', command: ['node', 'tools/sizes.ts'] },
  { name: 'Floor', command: ['node', 'tools/checkFloor.ts'] },
  { name: 'Journeys in the browser', command: ['playwright', 'test'] },
];

const report = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

function run({ name, command }: Check): { name: string; time: number; ok: boolean } {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(3, 70 - name.length))}`);
  const [program = '', ...args] = command;
  const begun = performance.now();
  const { status, error } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter) },
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  const time = performance.now() - begun;
  console.log(`   ${status === 0 ? 'ok' : 'FAILED'}, ${seconds(time)}`);
  return { name, time, ok: status === 0 };
}

// Reports of an earlier run must not be counted.
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results: ReturnType<typeof run>[] = [];
try {
  console.log(`Browser: ${ensureChromium()}`);
  for (const check of checks) {
    const result = run(check);
    results.push(result);
    if (!result.ok) break;
  }
} catch (error) {
  console.error((error as Error).message);
}

const width = Math.max(...checks.map(({ name }) => name.length));
console.log('');
for (const { name } of checks) {
  const result = results.find((one) => one.name === name);
  const outcome = result === undefined ? 'not run' : result.ok ? 'ok' : 'FAILED';
  console.log(`  ${name.padEnd(width)}  ${outcome.padEnd(8)} ${result ? seconds(result.time).padStart(8) : ''}`);
}
console.log(
  `  ${''.padEnd(width)}  ${'in all'.padEnd(8)} ${seconds(results.reduce((sum, { time }) => sum + time, 0)).padStart(8)}`,
);

const counts = sumOf([countUnitTests(report(vitestReport)), countJourneys(report(playwrightReport))]);
console.log(`\n${countLine(counts)}`);

const isComplete = results.length === checks.length && results.every(({ ok }) => ok);
process.exitCode = isComplete && isPassed(counts) ? 0 : 1;
