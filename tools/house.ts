/** How large the house is and how it hangs together, in figures: `npm run house`. They stand in docs/quality.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { registry } from '../machines/registry.ts';
import { rules, type SourceFile } from '../test/support/house/floors.ts';
import { crowdedFolders, importCircles } from '../test/support/house/importCircles.ts';
import { literalStyles, unknownTokens } from '../test/support/house/unusedStyles.ts';
import { exportsOf, functionsOf, linesOf, repeatedLines } from './house/sizes.ts';
import { bannedWords } from './words/bannedWords.ts';
import { bannedNames, namesIn } from './words/names.ts';

const kinds = new Set(['.ts', '.tsx', '.css']);
const filesIn = (folder: string): SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((path) => kinds.has(extname(path)))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const counted = (number: number): string => number.toLocaleString('en-US');

const rooms = {
  machines: filesIn('machines'),
  src: filesIn('src'),
  sandbox: filesIn('sandbox'),
  test: filesIn('test'),
};
const product = [...rooms.machines, ...rooms.src];
const house = [...product, ...rooms.sandbox];
const everything = [...house, ...rooms.test, ...filesIn('tools')];

const longest = <T extends { lines: number }>(found: readonly T[]): T =>
  found.toSorted((one, other) => other.lines - one.lines)[0]!;

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
const machines: AnyStateMachine[] = Object.values(registry);
const states = machines.flatMap(({ root }) => nodesOf(root).slice(1));
const transitions = machines.flatMap(({ root }) =>
  nodesOf(root).flatMap(({ transitions: own, always = [] }) => [...[...own.values()].flat(), ...always]),
);

const longestFile = longest(product.map((file) => ({ name: file.path, lines: linesOf(file) })));
const longestFunction = longest(product.flatMap(functionsOf));
const { repeated, said } = repeatedLines(product);
const floors = ['importsGoDown', 'pagesStandAlone', 'sandboxKnowsTheContractOnly', 'sandboxImportsGoDown'];
const against = house.flatMap((file) => floors.flatMap((rule) => rules[rule]!(file)));

const rows: [string, string][] = [
  ...Object.entries(rooms).map(([room, files]): [string, string] => [
    `${room}: files, lines`,
    `${counted(files.length)}, ${counted(sum(files.map(linesOf)))}`,
  ]),
  ['exports (machines, src, sandbox, tools)', counted(sum([...house, ...filesIn('tools')].map(exportsOf)))],
  ['longest file of machines and src', `${longestFile.lines}, ${longestFile.name}`],
  ['longest function of machines and src', `${longestFunction.lines}, ${longestFunction.name}`],
  ['machines, states, transitions', [machines, states, transitions].map(({ length }) => counted(length)).join(', ')],
  ['imports against the floors', counted(against.length)],
  ['circles of imports', counted(importCircles(everything).length)],
  ['lines that stand elsewhere, six in a row', `${counted(repeated)} of ${counted(said)}`],
  ['forbidden words in names', counted(bannedNames(bannedWords, namesIn(everything)).length)],
  ['literal weights, distances, widths', counted(literalStyles(rooms.src).length + unknownTokens(rooms.src).length)],
  ['folders of more than 25 files', counted(crowdedFolders(house, 25).length)],
];

const width = Math.max(...rows.map(([what]) => what.length));
for (const [what, figure] of rows) console.log(`${what.padEnd(width)}  ${figure}`);
