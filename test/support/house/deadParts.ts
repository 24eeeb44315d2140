/** Parts of a chart that never matter: unreachable states, tags that are not read, names of states that do not exist. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** States that no beginning and no transition leads to, guards aside. */
export function unreachedStates({ root }: AnyStateMachine): string[] {
  const reached = new Set<AnyStateNode>();
  const begin = (node: AnyStateNode): void => {
    reached.add(node);
    const first = node.type === 'parallel' ? Object.values(node.states) : (node.initial?.target ?? []);
    for (const next of first) if (!reached.has(next)) enter(next);
  };
  /** Entering a state enters its ancestors, and all regions of a parallel one. */
  const enter = (node: AnyStateNode): void => {
    begin(node);
    for (let around = node.parent; around !== undefined && !reached.has(around); around = around.parent) {
      reached.add(around);
      if (around.type === 'parallel') begin(around);
    }
  };
  begin(root);
  // The set grows while it is walked.
  for (const node of reached)
    for (const { target } of [...node.transitions.values(), node.always ?? []].flat())
      for (const next of target ?? []) if (!reached.has(next)) enter(next);
  return nodesOf(root)
    .filter((node) => !reached.has(node))
    .map(({ id }) => id);
}

/** Tags that no text asks for. */
export function unaskedTags({ root }: AnyStateMachine, texts: readonly string[]): string[] {
  const tags = new Set(nodesOf(root).flatMap((node) => node.tags));
  return [...tags].filter((tag) => !texts.some((text) => text.includes(`hasTag('${tag}')`)));
}

/** Every name used in a part of the configuration, within composed guards and actions as well. */
function namesIn(part: unknown, names = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof part === 'string') names.add(part);
  if (part === null || !['object', 'function'].includes(typeof part) || seen.has(part)) return names;
  seen.add(part);
  for (const [key, value] of Object.entries(part as object)) {
    // The keys of `after` are delays.
    names.add(key);
    namesIn(value, names, seen);
  }
  return names;
}

const kinds = ['actions', 'guards', 'actors', 'delays'] as const;

/** Actions, guards, actors and delays of a setup that the chart does not use. */
export function unnamedParts({ config, implementations }: AnyStateMachine): string[] {
  const { states, on, invoke, always, after, entry, exit } = config;
  const names = namesIn({ states, on, invoke, always, after, entry, exit });
  return kinds.flatMap((kind) =>
    Object.keys(implementations[kind])
      .filter((name) => !names.has(name))
      .map((name) => `${kind}: ${name}`),
  );
}

/** Setups in which one looks for a name, as `choosing has 60 actions`. */
export const fullSetups = ({ id, implementations }: AnyStateMachine, most: number): string[] =>
  kinds
    .map((kind) => ({ kind, count: Object.keys(implementations[kind]).length }))
    .filter(({ count }) => count > most)
    .map(({ kind, count }) => `${id} has ${count} ${kind}`);
