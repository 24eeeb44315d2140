/** The files that say who talks to whom, and the names of those who do. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry, type ActorName } from '../../../machines/registry.ts';
import { nodesBelow, parseFile, type SyntaxNode } from './syntax.ts';

export interface Arrow {
  from: string;
  to: string;
  /** As it arrives. */
  event: string;
  /** `sent`: by the chart or its actors; `heard`: somebody listens to what it emits; `followed`: it is read off its state; `ended`: its result. */
  way: 'sent' | 'heard' | 'followed' | 'ended';
  /** What was emitted, where it arrives under another name. */
  emitted?: string;
  /** The file that says so. */
  at: string;
}

export interface Running {
  parent: string;
  child: string;
}

export const root = join(import.meta.dirname, '../../..');
export const names = Object.keys(registry) as ActorName[];
export const isActor = (name: string | null): name is ActorName => name !== null && name in registry;
export const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

export interface File {
  path: string;
  tree: SyntaxNode;
}

/** A file that has none of the words of the wiring need not be parsed. */
export const wiringWords = /\.on\(|\bprovide[A-Z]|Machine\b|\bRef\b|sendTo|systemId/;

export const filesIn = (pattern: string, words?: RegExp): File[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort(byText)
    .filter((path) => !words || words.test(readFileSync(join(root, path), 'utf8')))
    .map((path) => ({ path, tree: parseFile(join(root, path)) }));

export interface Call {
  call: SyntaxNode;
  above: readonly SyntaxNode[];
}
const found = new WeakMap<SyntaxNode, Call[]>();

export function callsIn(node: SyntaxNode, enter?: (node: SyntaxNode) => boolean): Call[] {
  const known = enter ? undefined : found.get(node);
  if (known) return known;
  const calls = nodesBelow(node, enter).flatMap(({ node: call, above }) =>
    call.type === 'CallExpression' ? [{ call, above }] : [],
  );
  if (!enter) found.set(node, calls);
  return calls;
}
