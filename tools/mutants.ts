/**
 * Plants defects in machines, rules, contract and adapters, one at a time, and looks whether a fast test notices
 * (StrykerJS). Takes only the parts that changed since their last run, with their tests:
 *
 *   npm run mutants                          whatever changed
 *   npm run mutants -- machines/checkout …   these parts, or all in a folder that is none itself, changed or not
 *   npm run mutants -- machines/slots/grid.ts …   these files of a part, which is taken once more with the others
 *   npm run mutants -- --warm src/contract   without the tests that need a thread of their own: sooner, and rather too low
 *   npm run mutants -- --charts machines/hold    also what charts are made of, which is asked of the laws otherwise
 *   npm run mutants -- --list                parts, what came out the last time, and which parts and files have changed since
 *   npm run mutants -- --survivors machines/checkout   what nobody noticed in the last run on this machine
 *   npm run mutants -- --table               writes the figures into docs/quality.md, as each run does
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { shareOf, sumOf } from './mutants/counts.ts';
import { markOf, standingsOf } from './mutants/fresh.ts';
import { fingerprintOf, partsOf, type Part } from './mutants/parts.ts';
import { countsIn, reasonOf, survivorsIn, type StrykerReport } from './mutants/report.ts';
import { persistFiles, persistResult, readResults, type Result } from './mutants/results.ts';
import { percent, persistTable } from './mutants/table.ts';

const options = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));

const parts = partsOf();
const isFile = (word: string) => word.endsWith('.ts');
const filesIn = ({ sources }: Part) => wanted.filter((word) => sources.includes(word));
const isPart = (word: string) => parts.some(({ name }) => name === word);
const isNamed = ({ name }: Part) => wanted.some((word) => (isPart(word) ? name === word : name.startsWith(`${word}/`)));
const isWanted = (part: Part) => filesIn(part).length > 0 || isNamed(part);
const hasChanged = (part: Part) => readResults()[part.name]?.fingerprint !== fingerprintOf(part);
const chosen = wanted.length > 0 ? parts.filter(isWanted) : parts.filter(hasChanged);

const reportOf = ({ name }: Part): string => `reports/mutants/${name.replaceAll('/', '-')}.json`;
const read = (part: Part): StrykerReport => JSON.parse(readFileSync(reportOf(part), 'utf8')) as StrykerReport;

/** In machines and rules nine of ten must be noticed, elsewhere eight. */
const goalOf = (name: string): number => (name.startsWith('machines/') ? 90 : 80);

const writeTable = (): void =>
  persistTable(
    parts.map(({ name }) => name),
    readResults(),
  );

function tellSurvivors(part: Part): void {
  if (!existsSync(reportOf(part))) return;
  for (const survivor of survivorsIn(read(part)).filter((one) => reasonOf(one) === undefined)) {
    const { file, line, was, becomes, isUnseen } = survivor;
    if (wanted.some(isFile) && !wanted.includes(file)) continue;
    console.log(`${file}:${line}${isUnseen ? ' (no test)' : ''}  ${was.slice(0, 100)}  →  ${becomes.slice(0, 100)}`);
  }
}

function tell(part: Part): boolean {
  const { name } = part;
  const result = readResults()[name];
  if (result === undefined) {
    console.log(`${name.padEnd(30)} not run`);
    return true;
  }
  const sum = sumOf(Object.values(result.files));
  const share = shareOf(sum);
  const isEnough = share === null || share >= goalOf(name);
  console.log(
    `${name.padEnd(30)} ${percent(share).padStart(8)}  ${sum.killed} killed, ${sum.survived} survived, ${sum.equivalent} equivalent, ${result.date}${hasChanged(part) ? ', changed since' : ''}${isEnough ? '' : `, below ${goalOf(name)} %`}`,
  );
  return isEnough;
}

/**
 * What was not noticed is tried again: Stryker takes it over as long as its line stays, also where a new test comes by
 * that loads what none had loaded before.
 */
function forgetSurvivors(part: Part, files: readonly string[]): void {
  const file = reportOf(part).replace(/json$/, 'incremental.json');
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8')) as { files: Record<string, { mutants: { status: string }[] }> };
  for (const [path, one] of Object.entries(report.files))
    if (files.includes(path))
      one.mutants = one.mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage');
  writeFileSync(file, JSON.stringify(report));
}

/** The figures, each with a mark of the text that was run; a file in which there was nothing to change has noughts. */
function figuresOf(part: Part, files: readonly string[], marks: Readonly<Record<string, string>>): Result['files'] {
  const counts = countsIn(read(part));
  const none = { killed: 0, survived: 0, equivalent: 0 };
  return Object.fromEntries(files.map((path) => [path, { ...(counts[path] ?? none), source: marks[path]! }]));
}

/** Files without figures of their text as it is now: what to run next. */
function tellFiles(): void {
  const standings = standingsOf(parts, readResults());
  for (const standing of ['stale', 'missing'] as const)
    for (const path of standings.get(standing) ?? []) console.log(`${path}: ${standing}`);
  const count = (standing: Parameters<typeof standings.get>[0]) => standings.get(standing)?.length ?? 0;
  console.log(
    `files: ${count('fresh')} fresh, ${count('stale')} changed since, ${count('missing')} not run, ${count('only types')} only types`,
  );
}

function run(part: Part): boolean {
  const files = filesIn(part);
  forgetSurvivors(part, files.length > 0 ? files : part.sources);
  const fingerprint = fingerprintOf(part);
  const marks = Object.fromEntries(part.sources.map((path) => [path, markOf(readFileSync(path, 'utf8'))]));
  const { status } = spawnSync('stryker', ['run', '--logLevel', 'error'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTANTS_PART: part.name,
      MUTANTS_FILES: files.join(','),
      MUTANTS_WARM: options.has('--warm') ? 'yes' : 'no',
      MUTANTS_CHARTS: options.has('--charts') ? 'yes' : 'no',
      PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
    },
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`${part.name}: the run broke off.`);
    return false;
  }
  if (files.length > 0) {
    persistFiles(part.name, files, figuresOf(part, files, marks));
    writeTable();
    tellSurvivors(part);
    return true;
  }
  persistResult(part.name, {
    date: new Date().toISOString().slice(0, 10),
    fingerprint,
    files: figuresOf(part, part.sources, marks),
  });
  writeTable();
  tellSurvivors(part);
  return tell(part);
}

if (options.has('--list')) {
  for (const part of parts) tell(part);
  tellFiles();
} else if (options.has('--table')) {
  writeTable();
} else if (options.has('--survivors')) {
  for (const part of chosen) tellSurvivors(part);
} else {
  console.log(`${chosen.length} of ${parts.length} parts`);
  const untold = chosen.filter(({ tests }) => tests.length === 0);
  for (const { name } of untold) console.log(`${name}: no fast test speaks of it`);
  const isGood = chosen.filter(({ tests }) => tests.length > 0).map((part) => run(part));
  process.exitCode = isGood.every(Boolean) ? 0 : 1;
}
