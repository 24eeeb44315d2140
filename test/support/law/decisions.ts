/** Which transitions an event is offered to, in which order, and what each guard answers. */
import {
  getInitialMicrosteps,
  getMicrosteps,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
} from 'xstate';
import type { Law } from './law.ts';

type Candidate = AnyStateNode['always'] extends (infer T)[] | undefined ? T : never;

/** One transition that was considered; without a guard it is always taken. */
export interface Decision {
  readonly transition: string;
  readonly isGuarded: boolean;
  readonly isTaken: boolean;
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const nameOf = (node: AnyStateNode, descriptor: string, position: number): string =>
  `${node.id} · ${descriptor || 'always'} [${position}]`;

const isGuarded = ({ guard }: Candidate): boolean => guard !== undefined;

/** Every transition of the chart, by name. */
export function transitionsOf({ root }: AnyStateMachine): { name: string; isGuarded: boolean }[] {
  return nodesOf(root).flatMap((node) =>
    [...node.transitions, ['', node.always ?? []] as const].flatMap(([descriptor, candidates]) =>
      candidates.map((candidate, position) => ({
        name: nameOf(node, descriptor, position),
        isGuarded: isGuarded(candidate),
      })),
    ),
  );
}

interface BuiltIn {
  check(snapshot: AnyMachineSnapshot, args: object, guard: unknown): boolean;
}

/** Evaluates a guard as XState does: by name, with parameters, or composed of others. */
function holds(guard: unknown, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  if (guard === undefined) return true;
  const args = { context: snapshot.context as unknown, event };
  const [named, written] =
    typeof guard === 'object' ? [(guard as { type: string }).type, (guard as { params?: unknown }).params] : [guard];
  const params = typeof written === 'function' ? (written(args) as unknown) : written;
  const found = typeof named === 'string' ? (snapshot.machine.implementations.guards?.[named] as unknown) : named;
  if (typeof found !== 'function') throw new Error(`The guard ${JSON.stringify(guard)} is not there.`);
  if ('check' in found) return (found as unknown as BuiltIn).check(snapshot, args, found);
  return Boolean((found as (args: object, params: unknown) => unknown)(args, params));
}

const fits = (descriptor: string, type: string): boolean =>
  descriptor === type || descriptor === '*' || (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1)));

const isActive = ({ _nodes }: AnyMachineSnapshot, node: AnyStateNode): boolean => _nodes.includes(node);

/** From the innermost state outwards, in each region separately, the first transition whose guard holds is taken. */
function lookAt(node: AnyStateNode, snapshot: AnyMachineSnapshot, event: AnyEventObject, seen: Decision[]): boolean {
  const inner = Object.values(node.states).filter((child) => isActive(snapshot, child));
  const taken = inner.map((child) => lookAt(child, snapshot, event, seen));
  if (taken.includes(true)) return true;
  const offers = event.type === '' ? [['', node.always ?? []] as const] : [...node.transitions];
  for (const [descriptor, candidates] of offers) {
    if (event.type !== '' && !fits(descriptor, event.type)) continue;
    for (const [position, candidate] of candidates.entries()) {
      const isTaken = holds(candidate.guard, snapshot, event);
      seen.push({ transition: nameOf(node, descriptor, position), isGuarded: isGuarded(candidate), isTaken });
      if (isTaken) return true;
    }
  }
  return false;
}

/** The decisions for an event, and for the eventless transitions that follow. */
export function decisionsOf(snapshot: AnyMachineSnapshot, event: AnyEventObject): Decision[] {
  const seen: Decision[] = [];
  lookAt(snapshot.machine.root, snapshot, event, seen);
  const steps = getMicrosteps(snapshot.machine as AnyStateMachine, snapshot as never, event as never);
  for (const [next] of steps as unknown as [AnyMachineSnapshot][]) {
    if (next.status === 'active') lookAt(next.machine.root, next, { type: '' }, seen);
  }
  return seen;
}

/** What is decided while the machine starts. */
export function firstDecisionsOf({ machine, input }: Pick<Law, 'machine' | 'input'>): Decision[] {
  const steps = getInitialMicrosteps(machine, input as never) as unknown as [AnyMachineSnapshot][];
  return steps.flatMap(([snapshot]) => decisionsOf(snapshot, { type: '' }));
}
