/**
 * Draws every machine of the registry into this folder.
 *
 *   npm run flows          writes the diagrams; the coverage of the requirements follows files that moved
 *   npm run flows:check    fails when a diagram is not what the machine says now
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { registry } from '../../machines/registry.ts';
import { followFiles } from '../../tools/requirements/followFiles.ts';
import { everywhere, nodesIn, toMermaid, transitionsOf } from './drawing/mermaid.ts';
import { systemPage } from './drawing/system.ts';
import { readTraffic } from './drawing/traffic.ts';

const folder = import.meta.dirname;
const machines: [string, AnyStateMachine][] = Object.entries(registry);

const requirement = /\b[RQ]\d+(?:\.\d+)*(?:\.[a-z])?\b/g;

function statesOf(machine: AnyStateMachine) {
  return nodesIn(machine.root).filter(({ parent }) => parent !== undefined);
}

function counts(machine: AnyStateMachine): { states: number; transitions: number } {
  const nodes = nodesIn(machine.root);
  return { states: nodes.length - 1, transitions: nodes.flatMap(transitionsOf).length };
}

/** The points of the specification that the descriptions of a machine and its states name. */
function requirementsOf(machine: AnyStateMachine): string[] {
  const texts = nodesIn(machine.root).flatMap(({ description, meta }) => [
    description ?? '',
    meta === undefined ? '' : JSON.stringify(meta),
  ]);
  const named = texts.flatMap((text) => [...text.matchAll(requirement)].map(([point]) => point));
  return [...new Set(named)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Text that must not end a table cell or a line. */
const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ').trim();

/** Written by `npm run coverage`, which a new machine may still wait for. */
const lawLink = (name: string): string =>
  existsSync(join(folder, 'laws', `${name}.md`)) ? ` [Which row of its law asks for which](laws/${name}.md).` : '';

function page(name: string, machine: AnyStateMachine): string {
  const { states, transitions } = counts(machine);
  const points = requirementsOf(machine);
  const always = everywhere(machine);
  const described = statesOf(machine).filter(({ description }) => description !== undefined);
  return [
    `# ${name}`,
    machine.root.description ?? '',
    `${many(states, 'state')}, ${many(transitions, 'transition')}.${points.length > 0 ? ` Specification: ${points.join(', ')}.` : ''}${lawLink(name)}`,
    `\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\``,
    ...(always.length > 0 ? [`In every state:\n\n${always.map((line) => `- ${cell(line)}`).join('\n')}`] : []),
    ...(described.length > 0
      ? [
          ['| State | What it means |', '| --- | --- |']
            .concat(described.map(({ path, description }) => `| ${path.join('.')} | ${cell(description ?? '')} |`))
            .join('\n'),
        ]
      : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function index(): string {
  const rows = machines.map(([name, machine]) => {
    const { states, transitions } = counts(machine);
    return `| [${name}](${name}.md) | ${states} | ${transitions} | ${cell(machine.root.description ?? '')} |`;
  });
  const total = machines.map(([, machine]) => counts(machine));
  const sum = (kind: 'states' | 'transitions') => total.reduce((all, count) => all + count[kind], 0);
  return [
    '# Flows',
    'Every machine of the portal as it runs, drawn from `machines/registry.ts`. Do not edit: `npm run flows` draws anew, `npm run flows:check` fails when a drawing is out of date.',
    'How they work together: [the system](system.md) says who runs whom and who sends what to whom; [sequences](sequences) show what is said, in which order, in runs of the real portal before an answering server (`npm run sequences` draws them anew, and the unit tests fail when one is out of date).',
    [
      '| Machine | States | Transitions | What it does |',
      '| --- | --: | --: | --- |',
      ...rows,
      `| **in all** | **${sum('states')}** | **${sum('transitions')}** | |`,
    ].join('\n'),
    'How to read them: `event [guard] / actions`; `x done` and `x failed` are the answers of the actor x; `after …` is a delay that ran out; a note lists what a state runs, its tags, and what happens on entry and exit.',
  ]
    .join('\n\n')
    .concat('\n');
}

const wanted = new Map([
  ['README.md', index()],
  ['system.md', systemPage(readTraffic())],
  ...machines.map(([name, machine]) => [`${name}.md`, page(name, machine)] as const),
]);
const present = readdirSync(folder).filter((file) => file.endsWith('.md'));
const textOf = (file: string): string | null =>
  present.includes(file) ? readFileSync(join(folder, file), 'utf8') : null;

const changed = [...wanted].filter(([file, text]) => textOf(file) !== text).map(([file]) => file);
const obsolete = present.filter((file) => !wanted.has(file));

if (process.argv.includes('--check')) {
  for (const file of [...changed, ...obsolete]) console.error(`docs/flows/${file} is out of date: npm run flows`);
  console.log(`${many(machines.length, 'machine')} compared with the drawings.`);
  process.exitCode = changed.length + obsolete.length > 0 ? 1 : 0;
} else {
  for (const file of changed) writeFileSync(join(folder, file), wanted.get(file) ?? '');
  for (const file of obsolete) rmSync(join(folder, file));
  console.log(`${many(changed.length, 'drawing')} written, ${obsolete.length} removed.`);
  followFiles();
}
