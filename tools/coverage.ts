/**
 * What the laws say of every machine, in figures, and which row asks for which transition: `npm run coverage`.
 * Prints a line for each machine, writes docs/flows/laws and the totals of the README.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { registry } from '../machines/registry.ts';
import { readLaws } from '../test/support/law/allLaws.ts';
import { eventName, lookInto, type Figures, type TakenBy } from '../test/support/law/figures.ts';
import { shareOf, sumOf, type FileCounts } from './mutants/counts.ts';
import { madeOf, partsOf } from './mutants/parts.ts';
import { readResults } from './mutants/results.ts';

const folder = 'docs/flows/laws';
const machines: [string, AnyStateMachine][] = Object.entries(registry);
const laws = await readLaws();
/** Of the parts that are there, as the table in docs/quality.md. */
const parts = new Set(partsOf().map(({ name }) => name));
const sources = partsOf().flatMap((part) => part.sources);
const results = Object.entries(readResults()).filter(([name]) => parts.has(name));
const mutants = Object.assign({}, ...results.map(([, { files }]) => files)) as Record<string, FileCounts>;

/** Of the chart with its guards, actions, rules and selectors; what the chart itself is made of is asked of its law. */
const ofMachine = new Map(
  machines.map(([name]) => [name, madeOf(sources.find((file) => file.endsWith(`/${name}Machine.ts`))!)]),
);
const counted = (files: Iterable<string>): FileCounts => sumOf([...files].flatMap((file) => mutants[file] ?? []));

/** A hundred only where none was missed. */
const floored = (share: number): number => (share > 99 ? Math.floor(share * 100) / 100 : Math.floor(share));
const percent = (counts: FileCounts): string => {
  const share = shareOf(counts);
  return share === null ? '–' : `${floored(share)} %`;
};

/** `cart.resting · line.add [0]`, as the pages of the flows say it. */
const transitionName = (name: string): string => {
  const [state = '', event = ''] = name.split(' · ');
  const [, type = '', place = ''] = /^(.*) (\[\d+\])$/.exec(event) ?? [];
  return `${state} · ${eventName(type)} ${place}`;
};

function rowText(rows: readonly TakenBy[]): string {
  const own = rows.filter(({ law }) => law !== 'refused' && law !== 'begins');
  const [first] = own;
  if (first === undefined && rows.some(({ law }) => law === 'begins')) return 'at the start';
  if (first === undefined) return rows.length > 0 ? 'changes nothing' : 'none';
  return own.length > 1 ? `${first.row} (and ${own.length - 1} more)` : first.row;
}

const requirementsOf = (rows: readonly TakenBy[]): string =>
  [...new Set(rows.map(({ law }) => law).filter((law) => law !== 'refused' && law !== 'begins'))]
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .join(', ');

const cell = (text: string): string => text.replaceAll('|', '\\|');

const page = (name: string, takenBy: ReadonlyMap<string, readonly TakenBy[]>): string =>
  [
    `# The law of ${name}`,
    `Which rows of [its law](../../guide/testing.md#laws) ask for each transition of [${name}](../${name}.md). Written by \`npm run coverage\`; a transition that only refusals come by changes nothing.`,
    [
      '| Transition | Required by | Row |',
      '| --- | --- | --- |',
      ...[...takenBy].map(
        ([transition, rows]) =>
          `| ${cell(transitionName(transition))} | ${requirementsOf(rows)} | ${cell(rowText(rows))} |`,
      ),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');

const columns: readonly [title: string, of: (figures: Figures) => string][] = [
  ['States', ({ states }) => String(states)],
  ['Transitions', ({ taken, transitions }) => `${taken} of ${transitions}`],
  ['Guards both ways', ({ guardsBothWays, guards }) => `${guardsBothWays} of ${guards}`],
  ['Rows', ({ rows }) => String(rows)],
  ['Refusals tried', ({ refusals }) => String(refusals)],
  ['Messages reached', ({ messages }) => String(messages)],
];

const looked = machines.map(([name, machine]) => ({
  name,
  isLawful: laws.has(machine.id),
  ...lookInto(machine, laws.get(machine.id) ?? []),
}));
const total = Object.fromEntries(
  Object.keys(looked[0]!.figures).map((key) => [
    key,
    looked.reduce((sum, { figures }) => sum + figures[key as keyof Figures], 0),
  ]),
) as unknown as Figures;

const lines = [
  ['Machine', ...columns.map(([title]) => title), 'Mutants killed'],
  ...looked.map(({ name, isLawful, figures }) => [
    isLawful ? name : `${name} (no law)`,
    ...columns.map(([, of]) => of(figures)),
    percent(counted(ofMachine.get(name)!)),
  ]),
  ['in all', ...columns.map(([, of]) => of(total)), percent(counted(new Set([...ofMachine.values()].flat())))],
];
const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
for (const line of lines)
  console.log(
    line
      .map((text, column) => (column === 0 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!)))
      .join('  '),
  );

mkdirSync(folder, { recursive: true });
for (const file of globSync(`${folder}/*.md`)) rmSync(file);
for (const { name, takenBy } of looked) writeFileSync(`${folder}/${name}.md`, page(name, takenBy));

const lawful = looked.filter(({ isLawful }) => isLawful).length;
const tried = sumOf(Object.values(mutants));
const written = (number: number): string => number.toLocaleString('en-US');
const noticeable = tried.killed + tried.survived;
const sentence = [
  `${lawful === machines.length ? `Each of the ${machines.length}` : `${lawful} of the ${machines.length}`} machines has a _law_: a table, written by hand from the requirements, of what it must do in each situation. Together they have ${written(total.rows)} rows, and ${written(total.refusals)} times an event is tried that the machine must ignore. They go through ${written(total.taken)} of ${written(total.transitions)} transitions and meet ${total.guardsBothWays} of ${total.guards} conditions (guards) both when they hold and when they do not (\`npm run coverage\`).`,
  `Whether the tests would notice a mistake is tried, too: in ${results.length} of the ${parts.size} folders of machines, rules, contract and adapters a program wrote ${written(noticeable + tried.equivalent)} small mistakes, one at a time. ${written(tried.equivalent)} of them change nothing that anybody could notice; of the other ${written(noticeable)} the tests noticed ${written(tried.killed)}, ${floored((100 * tried.killed) / noticeable)} % (\`npm run mutants\`). [What is behind these figures](docs/quality.md).`,
].join('\n\n');
const marks = /(<!-- coverage -->\n)[\s\S]*?(\n<!-- \/coverage -->)/;
const readme = readFileSync('README.md', 'utf8');
if (!marks.test(readme)) throw new Error('README.md has no place for the totals.');
writeFileSync('README.md', readme.replace(marks, `$1\n${sentence}$2`));
// A table is as wide as its longest cell; format:check wants it so.
execFileSync('oxfmt', ['README.md', folder]);
