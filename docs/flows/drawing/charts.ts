/** What the charts say: whom they run, whose end they hear, whom they send what. */
import { dirname, join } from 'node:path';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { registry } from '../../../machines/registry.ts';
import { nodesIn, transitionsOf } from './mermaid.ts';
import { callsIn, filesIn, isActor, names, root, type Arrow, type Running } from './source.ts';
import {
  argumentsOf,
  bare,
  calleeOf,
  eventType,
  nameOf,
  nodesBelow,
  parseFile,
  textOf,
  type SyntaxNode,
} from './syntax.ts';

const machines = registry as Record<string, AnyStateMachine>;

/** The charts' own files. */
const homes: Readonly<Record<string, string>> = Object.fromEntries(
  (parseFile(join(root, 'machines/registry.ts')).body as SyntaxNode[]).flatMap(({ type, source, specifiers }) => {
    if (type !== 'ImportDeclaration') return [];
    const [first] = specifiers as SyntaxNode[];
    const name = nameOf(first?.local)?.replace(/Machine$/, '') ?? null;
    const path = (textOf(source) ?? '').replace('./', 'machines/');
    return isActor(name) ? [[path, name]] : [];
  }),
);

/** Whose a file of `machines` is: its own chart's, or that of the chart which its folder is called after, or the only one there. */
function ownerOf(path: string): string | null {
  const beside = Object.entries(homes).filter(([home]) => dirname(home) === dirname(path));
  const named = beside.find(([, name]) => dirname(path).endsWith(`/${name}`));
  return homes[path] ?? (named ?? beside[0])?.[1] ?? null;
}

export function readCharts(): { running: Running[]; arrows: Arrow[] } {
  const running: Running[] = [];
  const arrows: Arrow[] = [];
  const run = (parent: string, child: string) => {
    if (!running.some((one) => one.parent === parent && one.child === child)) running.push({ parent, child });
  };
  const files = filesIn('machines/**/*.ts').filter(({ path }) => ownerOf(path) !== null);

  for (const [name, machine] of Object.entries(machines))
    for (const { invoke } of nodesIn(machine.root))
      for (const { src } of invoke) {
        const logic: unknown = typeof src === 'string' ? machine.implementations.actors[src] : src;
        if (logic instanceof StateMachine) run(name, names.find((one) => machines[one]?.id === logic.id) ?? logic.id);
      }
  for (const { path, tree } of files)
    for (const { node } of nodesBelow(tree))
      if (node.type === 'Property' && nameOf(node.key) === 'systemId') {
        const child = textOf(bare(node.value as SyntaxNode));
        if (child === null) throw new Error(`${path}: a systemId that is not written out cannot be drawn.`);
        run(ownerOf(path) ?? '', child);
      }

  for (const [name, machine] of Object.entries(machines))
    for (const { eventType: ended } of nodesIn(machine.root).flatMap(transitionsOf)) {
      const [, child] = /^xstate\.done\.actor\.(.+)$/.exec(ended) ?? [];
      const at = Object.keys(homes).find((home) => homes[home] === name) ?? '';
      if (child !== undefined && isActor(child) && !arrows.some(({ from, to }) => from === child && to === name))
        arrows.push({ from: child, to: name, event: 'done', way: 'ended', at });
    }

  for (const { path, tree } of files)
    for (const { call } of callsIn(tree)) {
      if (calleeOf(call).name !== 'sendTo') continue;
      const from = ownerOf(path) ?? '';
      const [target, sent] = argumentsOf(call);
      const types = nodesBelow(sent!).flatMap(({ node }) => eventType(node) ?? []);
      const child = textOf(target);
      // What is no machine is the world outside: a draft that is written down, for example.
      if (child !== null && !isActor(child)) continue;
      // A reference of the context is called after the actor that it leads to, or `parent`.
      const called = child === null ? nodesBelow(target!).flatMap(({ node }) => nameOf(node) ?? []) : [child];
      const isParent = called.includes('parent');
      const to = isParent
        ? running.filter((one) => one.child === from).map(({ parent }) => parent)
        : [called.find((name) => isActor(name)) ?? ''];
      if (to.includes('') || to.length === 0 || types.length === 0)
        throw new Error(`${path}: cannot tell whom or what sendTo sends.`);
      for (const one of to) for (const event of types) arrows.push({ from, to: one, event, way: 'sent', at: path });
    }
  return { running, arrows };
}

/** What the charts emit under a name that is written out there. */
export function emittedByCharts(): { from: string; event: string }[] {
  return filesIn('machines/**/*.ts', /emit\(/).flatMap(({ path, tree }) =>
    callsIn(tree).flatMap(({ call }) => {
      const [said] = argumentsOf(call);
      if (calleeOf(call).name !== 'emit' || said === undefined) return [];
      const from = ownerOf(path) ?? '';
      return nodesBelow(said).flatMap(({ node }) => {
        const event = eventType(node);
        return event === null ? [] : [{ from, event }];
      });
    }),
  );
}

/** The machines whose context or input has a part of that name. */
export function knowing(part: string): string[] {
  const found = filesIn('machines/**/*.ts', /(?:Context|Input)\b/).flatMap(({ path, tree }) =>
    nodesBelow(tree).flatMap(({ node, above }) => {
      const isPart = node.type === 'TSPropertySignature' && nameOf(node.key) === part;
      const owner = above.findLast(({ type }) => type === 'TSInterfaceDeclaration');
      return isPart && /(?:Context|Input)$/.test(nameOf(owner?.id) ?? '') ? (ownerOf(path) ?? []) : [];
    }),
  );
  return [...new Set(found)];
}
