/** A statechart as Mermaid `stateDiagram-v2` text. Reads the definition only: nothing is started. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const indent = '  ';

/** Mermaid reads these characters as its own, also in labels. */
const escaped = (text: string): string =>
  text.replace(/[:;#{}<>"]/g, (character) => `#${character.charCodeAt(0)};`).replace(/\s+/g, ' ');

const idOf = (node: AnyStateNode): string => node.id.replace(/\W/g, '_');

interface Named {
  type?: string;
  name?: string;
}

/** `isFull`, `not(isFull)`, `and(isFull, hasSlot)`; what was written without a name shows as such. */
function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'function') return (guard as Named).type ?? 'unnamed';
  const { guards, check, name } = guard as { guards?: unknown[]; check?: { name?: string }; name?: string };
  const kind = check?.name?.replace(/^check/, '').toLowerCase() || name || 'unnamed';
  return guards ? `${kind}(${guards.map(guardName).join(', ')})` : kind;
}

/** `keepProblem`; of the built-in actions only those that tell someone something are worth naming. */
function actionName(action: unknown): string | null {
  // A delay is an event that the state sends itself later; it is drawn as its transition.
  const { event } = action as { event?: { type?: string } };
  if (event?.type?.startsWith('xstate.after.')) return null;
  const type = typeof action === 'string' ? action : ((action as Named).type ?? (action as Named).name ?? 'unnamed');
  if (!type.startsWith('xstate.')) return type;
  return ['xstate.emit', 'xstate.sendTo', 'xstate.raise'].includes(type) ? type.slice('xstate.'.length) : null;
}

const actionNames = (actions: readonly unknown[]): string[] => actions.map(actionName).filter((name) => name !== null);

const secondsOf = (milliseconds: number): string =>
  milliseconds % 1000 === 0 ? `${milliseconds / 1000} s` : `${milliseconds} ms`;

/** `after pollInterval (60 s)` */
function delayText(name: string, { machine }: AnyStateNode): string {
  const delay: unknown = machine.implementations.delays[name];
  if (typeof delay === 'number') return `after ${name} (${secondsOf(delay)})`;
  return /^\d+$/.test(name) ? `after ${secondsOf(Number(name))}` : `after ${name}`;
}

function eventText({ eventType, source }: AnyTransitionDefinition): string {
  if (eventType === '') return 'always';
  const [, outcome, actor] = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (outcome !== undefined) return `${actor} ${outcome === 'error' ? 'failed' : outcome}`;
  const [, state] = /^xstate\.done\.state\.(.+)$/.exec(eventType) ?? [];
  if (state !== undefined) return `${state.split('.').at(-1)} done`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(eventType) ?? [];
  return delay === undefined ? eventType : delayText(delay, source);
}

function label(transition: AnyTransitionDefinition): string {
  const guard = transition.guard ? ` [${guardName(transition.guard)}]` : '';
  const actions = actionNames(transition.actions);
  return escaped(eventText(transition) + guard + (actions.length > 0 ? ` / ${actions.join(', ')}` : ''));
}

export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

export const childrenOf = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).sort((one, other) => one.order - other.order);

/** The node and everything in it. */
export const nodesIn = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(nodesIn)];

const isComposite = ({ type }: AnyStateNode): boolean => type === 'compound' || type === 'parallel';

function stateLines(node: AnyStateNode, margin: string): string[] {
  const name = node.type === 'history' ? (node.history === 'deep' ? 'H*' : 'H') : node.key;
  const opening = `${margin}state "${escaped(name)}" as ${idOf(node)}`;
  if (!isComposite(node)) return [opening];
  return [`${opening} {`, ...regionLines(node, margin + indent), `${margin}}`];
}

function regionLines(node: AnyStateNode, margin: string): string[] {
  const initial =
    node.type === 'compound' ? node.initial.target.map((target) => `${margin}[*] --> ${idOf(target)}`) : [];
  const children = childrenOf(node);
  return [
    ...initial,
    ...children.flatMap((child, position) => [
      ...(node.type === 'parallel' && position > 0 ? [`${margin}--`] : []),
      ...stateLines(child, margin),
      ...(child.type === 'final' ? [`${margin}${idOf(child)} --> [*]`] : []),
    ]),
  ];
}

/** Several ways between the same two states share one arrow. */
function arrowLines(machine: AnyStateMachine): string[] {
  const arrows = new Map<string, Set<string>>();
  for (const node of nodesIn(machine.root)) {
    for (const transition of transitionsOf(node)) {
      if (node === machine.root && !transition.target) continue; // listed in the text: there is no box to draw it at
      const from = node === machine.root && node.type !== 'parallel' ? '[*]' : idOf(node);
      for (const target of transition.target ?? [node]) {
        const arrow = `${from} --> ${idOf(target)}`;
        arrows.set(arrow, (arrows.get(arrow) ?? new Set()).add(label(transition)));
      }
    }
  }
  return [...arrows].map(([arrow, labels]) => `${indent}${arrow}: ${[...labels].join('<br/>')}`);
}

const jobsOf = ({ invoke }: AnyStateNode): string[] =>
  invoke.map(({ id, src }: { id: string; src: unknown }) =>
    typeof src === 'string' && src !== id ? `runs ${id} (${src})` : `runs ${id}`,
  );

function noteLines(node: AnyStateNode): string[] {
  const tags = node.tags.length > 0 ? [`tags ${node.tags.join(', ')}`] : [];
  const entry = actionNames(node.entry);
  const exit = actionNames(node.exit);
  const lines = [
    ...jobsOf(node),
    ...tags,
    ...(entry.length > 0 ? [`entry ${entry.join(', ')}`] : []),
    ...(exit.length > 0 ? [`exit ${exit.join(', ')}`] : []),
  ];
  if (lines.length === 0 || node.parent === undefined) return [];
  return [
    `${indent}note right of ${idOf(node)}`,
    ...lines.map((line) => `${indent}${indent}${escaped(line)}`),
    `${indent}end note`,
  ];
}

export function toMermaid(machine: AnyStateMachine): string {
  return [
    'stateDiagram-v2',
    `${indent}direction TB`,
    // Regions side by side must lie in a box; one below the other needs none.
    ...(machine.root.type === 'parallel' ? stateLines(machine.root, indent) : regionLines(machine.root, indent)),
    ...arrowLines(machine),
    ...nodesIn(machine.root).flatMap(noteLines),
  ].join('\n');
}

/** What the whole machine does and hears in every state: its root's actors, and its transitions that stay where they are. */
export function everywhere(machine: AnyStateMachine): string[] {
  const { root } = machine;
  const heard = transitionsOf(root)
    .filter(({ target }) => !target)
    .map((transition) => {
      const guard = transition.guard ? ` [${guardName(transition.guard)}]` : '';
      const actions = actionNames(transition.actions);
      return `${eventText(transition)}${guard}${actions.length > 0 ? ` / ${actions.join(', ')}` : ''}`;
    });
  return [...jobsOf(root), ...heard];
}
