/**
 * Everything that must hold before a change is done, in the order of cost; nothing is begun after a failure.
 * What it ends with is read by machines: the number of tests, counted from the runners' own reports.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { ensureChromium } from './programs/chromium.ts';
import { failedJourneys, failedUnitTests, failureLines } from './check/failedTests.ts';
import { countJourneys, countLine, countUnitTests, isPassed, sumOf } from './check/testCounts.ts';

const reports = 'test-results';
const vitestReport = `${reports}/vitest.json`;
const playwrightReport = `${reports}/playwright.json`;

interface Check {
  name: string;
  /** A command of the project, run without a shell. */
  command: readonly string[];
  /** Shown as it comes: what takes minutes, one at a time. All else is shown in one piece when it ends. */
  isShown?: boolean;
  /** A check before it in its stage whose end it needs. */
  follows?: string;
  /** For its process alone, beside the environment of all. */
  environment?: Readonly<Record<string, string>>;
}

/**
 * Types and lint are programs in Go. Their checkers each look at what all share, so that one does less than several; and
 * sweeping memory is a third of what they do, which is only worth it above what they need.
 */
const asksOnceSweepsLate = { GOMAXPROCS: '1', GOGC: 'off', GOMEMLIMIT: '2500MiB' };

const tests: Check = {
  name: 'Unit, path, view and sandbox tests',
  command: [
    'vitest',
    'run',
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ],
  isShown: true,
};
const journeys: Check = { name: 'Journeys in the browser', command: ['playwright', 'test'], isShown: true };

/** Of each stage two at a time, what takes longest first: most use one core, and each waits for something now and then. */
const stages: readonly (readonly Check[])[] = [
  [
    { name: 'Build', command: ['vite', 'build', '--logLevel', 'warn'] },
    { name: 'Types', command: ['tsc', '-p', '.', '--checkers', '1'], environment: asksOnceSweepsLate },
    { name: 'Lint', command: ['oxlint', '--deny-warnings'], environment: asksOnceSweepsLate },
    { name: 'Sizes', command: ['node', 'tools/sizes.ts'], follows: 'Build' },
    { name: 'Unused code', command: ['knip'] },
    {
      name: 'Code that only tests use',
      command: ['knip', '-c', 'tools/check/product.knip.json', '--include', 'files,exports,types'],
    },
    { name: 'Messages', command: ['node', 'tools/messages.ts', '--check'] },
    { name: 'Flows', command: ['node', 'docs/flows/draw.ts', '--check'] },
    { name: 'Format', command: ['oxfmt', '--check'] },
    { name: 'Requirements', command: ['node', 'tools/requirements.ts', '--check'] },
    { name: 'Floor', command: ['node', 'tools/checkFloor.ts'], follows: 'Build' },
    { name: 'Guide for operators', command: ['node', 'tools/operating.ts', '--check'] },
  ],
  // Each keeps every core busy alone; beside each other they take a tenth longer than one after the other.
  [tests],
  [journeys],
];
const checks = stages.flat();

const report = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

interface Result {
  name: string;
  time: number;
  ok: boolean;
}

const results: Result[] = [];
const hasFailed = (): boolean => results.some(({ ok }) => !ok);

async function run({ name, command, isShown = false, environment = {} }: Check): Promise<void> {
  const line = `\n── ${name} ${'─'.repeat(Math.max(3, 70 - name.length))}`;
  if (isShown) console.log(line);
  const [program = '', ...args] = command;
  const begun = performance.now();
  const output = isShown ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment, PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter) },
    shell: process.platform === 'win32',
  });
  const said = Promise.all([child.stdout, child.stderr].flatMap((stream) => (stream ? [text(stream)] : [])));
  const status = await once(child, 'close').then(
    ([code]) => code as number | null,
    (error: unknown) => {
      console.error((error as Error).message);
      return null;
    },
  );
  if (!isShown) console.log([line, ...(await said)].filter(Boolean).join('\n').trimEnd());
  const time = performance.now() - begun;
  console.log(`   ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds(time)}`);
  results.push({ name, time, ok: status === 0 });
}

/** Two at a time: when one has ended, the next begins. */
async function runStage(stage: readonly Check[]): Promise<void> {
  const waiting = [...stage];
  const ends = new Map<string, Promise<void>>();
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !hasFailed(); next = waiting.shift()) {
      const { name, follows } = next;
      if (follows !== undefined) await ends.get(follows);
      if (hasFailed()) return;
      const end = run(next);
      ends.set(name, end);
      await end;
    }
  };
  await Promise.all([work(), work()]);
}

// Reports of an earlier run must not be counted.
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const begun = performance.now();
try {
  console.log(`Browser: ${ensureChromium()}`);
  for (const stage of stages) if (!hasFailed()) await runStage(stage);
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
console.log(`  ${''.padEnd(width)}  ${'in all'.padEnd(8)} ${seconds(performance.now() - begun).padStart(8)}`);

const [unitReport, journeyReport] = [report(vitestReport), report(playwrightReport)];
const counts = sumOf([countUnitTests(unitReport), countJourneys(journeyReport)]);
console.log('');
for (const line of failureLines([...failedUnitTests(unitReport), ...failedJourneys(journeyReport)])) console.log(line);
console.log(countLine(counts));

const isComplete = results.length === checks.length && !hasFailed();
process.exitCode = isComplete && isPassed(counts) ? 0 : 1;
