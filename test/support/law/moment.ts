/** The result of XState's pure `transition()` in the terms of a law: next state, context, and every effect as data. */
import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { keyOf, type Effect, type Law } from './law.ts';

interface Action {
  readonly type: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface Moment {
  readonly snapshot: AnyMachineSnapshot;
  /** Delays under way, in milliseconds. */
  readonly waits: Readonly<Record<string, number>>;
}

/** Stopping and cancelling is not listed: it follows from `runs` and `waits`. */
const followUp = new Set(['xstate.raise', 'xstate.cancel', 'xstate.stopChild']);

/** A child by its name; any other actor, such as the parent, by the id of the reference. */
const targetOf = ({ targetId, to }: Action['params']): unknown => targetId ?? (to as { id?: unknown } | undefined)?.id;

function effectOf({ type, params }: Action): Effect[] {
  if (type === 'xstate.spawnChild') return [{ starts: String(params['id']), input: params['input'] }];
  if (type === 'xstate.emit') return [{ emits: params['event'] }];
  if (type === 'xstate.sendTo') return [{ sends: params['event'], to: targetOf(params) }];
  if (type === 'xstate.raise' && params['delay'] === undefined) return [{ raises: params['event'] }];
  return followUp.has(type) ? [] : [{ type, ...params }];
}

/** `untilResend` of `xstate.after.untilResend.code.open`. */
const delayName = (id: unknown): string => String(id).split('.')[2] ?? String(id);

function waitsAfter(before: Moment['waits'], actions: readonly Action[]): Moment['waits'] {
  const waits = new Map(Object.entries(before));
  for (const { type, params } of actions) {
    if (type === 'xstate.cancel') waits.delete(delayName(params['sendId']));
    if (type === 'xstate.raise' && params['delay'] !== undefined)
      waits.set(delayName(params['id']), Number(params['delay']));
  }
  return Object.fromEntries(waits);
}

export function step(machine: AnyStateMachine, { snapshot, waits }: Moment, event: AnyEventObject) {
  // SAFETY: the machine is any, and so are its snapshots; every built-in action carries its parameters.
  const [next, actions] = transition(machine, snapshot, event) as unknown as [AnyMachineSnapshot, Action[]];
  const ended = snapshot._nodes.some(({ id }) => event.type.endsWith(`.${id}`)) ? delayName(event.type) : null;
  const left = Object.fromEntries(Object.entries(waits).filter(([name]) => name !== ended));
  const moment: Moment = { snapshot: next, waits: waitsAfter(left, actions) };
  /** Delays that begin, or begin anew, and are still under way. */
  const begun = waitsAfter({}, actions);
  return { next: moment, does: actions.flatMap(effectOf), left, begun };
}

/** Every situation is tried with every event, so the events that lead there are replayed only once. */
const reached = new WeakMap<Law, Map<readonly AnyEventObject[], Moment>>();

export function reach(law: Law, by: readonly AnyEventObject[]): Moment {
  const ofLaw = reached.get(law) ?? new Map<readonly AnyEventObject[], Moment>();
  reached.set(law, ofLaw);
  const known = ofLaw.get(by) ?? walk(law, by);
  ofLaw.set(by, known);
  return known;
}

function walk({ machine, input }: Law, by: readonly AnyEventObject[]): Moment {
  // SAFETY: as above.
  const [first, actions] = initialTransition(machine, input as never) as unknown as [AnyMachineSnapshot, Action[]];
  let now: Moment = { snapshot: first, waits: waitsAfter({}, actions) };
  for (const event of by) now = step(machine, now, event).next;
  return now;
}

/** The effects of starting the machine. */
export function beginningOf({ machine, input }: Law): Effect[] {
  // SAFETY: as above.
  const [, actions] = initialTransition(machine, input as never) as unknown as [AnyMachineSnapshot, Action[]];
  return actions.flatMap(effectOf);
}

export const runsOf = ({ snapshot: { children } }: Moment): string[] =>
  Object.entries(children as Record<string, unknown>)
    .flatMap(([id, child]) => (child === undefined ? [] : [id]))
    .toSorted((one, other) => one.localeCompare(other));

/** The keys of the context that changed. */
export function changesOf(before: AnyMachineSnapshot, after: AnyMachineSnapshot): Record<string, unknown> {
  // SAFETY: a context is an object.
  const [was, is] = [before.context, after.context] as Record<string, unknown>[];
  const keys = new Set([...Object.keys(was!), ...Object.keys(is!)]);
  // What a step leaves alone is the same value: most of the context, most of the time.
  const isSame = (key: string) => Object.is(was![key], is![key]) || keyOf(was![key]) === keyOf(is![key]);
  return Object.fromEntries([...keys].flatMap((key) => (isSame(key) ? [] : [[key, is![key]]])));
}
