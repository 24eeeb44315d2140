/** Walks a path through a subject: the bare actor, or a rendered view. */
import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate';
import { provideFor } from '../../machines/shared/provideFor.ts';
import { expect } from 'vitest';
import type { Coverage } from './coverage.ts';
import type { Path, Step } from './paths.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/** Replaces every promise actor of a machine by one that waits for the path's answer; callback actors send nothing. */
export function holdActors<TMachine extends AnyStateMachine>(
  machine: TMachine,
  callbackActors: readonly string[] = [],
) {
  const waiting = new Map<string, Waiting>();
  const held = fromPromise(({ self }) => new Promise((resolve, reject) => waiting.set(self.id, { resolve, reject })));
  const silent = fromCallback(() => undefined);
  const names = Object.keys(machine.implementations.actors ?? {});
  const actors = Object.fromEntries(names.map((name) => [name, callbackActors.includes(name) ? silent : held]));
  const settle = ({ type, actorId, output, error }: AnyEventObject) => {
    const actor = waiting.get(actorId as string);
    if (actor === undefined) return false;
    if (type.startsWith('xstate.error')) actor.reject(error);
    else actor.resolve(output);
    return true;
  };
  return { machine: provideFor(machine)({ actors } as never) as unknown as TMachine, settle };
}

/** What a child that is held was given to do. */
export const inputOf = (snapshot: { readonly children: object }, id: string): unknown =>
  (snapshot.children as Readonly<Record<string, AnyActorRef | undefined>>)[id]?.getSnapshot().input;

export interface Subject {
  act(event: AnyEventObject): unknown;
  settle(event: AnyEventObject): unknown;
  check(state: Path['state']): unknown;
}

/** Paths share their beginnings: each shared step is checked only once. */
const looked = new WeakSet<Step>();

export async function walk({ steps }: Path, subject: Subject): Promise<void> {
  for (const step of steps) {
    const { event, state } = step;
    if (/^xstate\.(done|error)\.actor\./.test(event.type)) await subject.settle(event);
    else await subject.act(event);
    if (looked.has(step)) continue;
    looked.add(step);
    await subject.check(state);
  }
}

/** Lets a named delay of the running actor elapse on its simulated clock. */
function runOut(clock: SimulatedClock, actor: AnyActorRef, event: AnyEventObject): void {
  const [, , name = ''] = event.type.split('.');
  const snapshot = actor.getSnapshot() as { context: unknown; machine: AnyStateMachine };
  const delay = snapshot.machine.implementations.delays?.[name] as unknown;
  const milliseconds =
    typeof delay === 'function'
      ? (delay({ context: snapshot.context, event }, undefined) as number)
      : Number(delay ?? name);
  clock.increment(milliseconds);
}

export interface ActorSubjectOptions {
  input?: unknown;
  coverage?: Coverage;
  /** Names of the callback actors among the machine's actors. */
  callbackActors?: readonly string[];
}

/** The machine itself, with its actors held and its clock simulated; compares value, context and status with the model's. */
export function actorSubject(
  machine: AnyStateMachine,
  { input, coverage, callbackActors }: ActorSubjectOptions = {},
): Subject {
  const held = holdActors(machine, callbackActors);
  const clock = new SimulatedClock();
  const actor = createActor(held.machine, { clock, input, ...(coverage ? { inspect: coverage.inspect } : {}) });
  actor.subscribe({ error: () => undefined });
  actor.start();
  return {
    act: (event) => (event.type.startsWith('xstate.after.') ? runOut(clock, actor, event) : actor.send(event)),
    settle: async (event) => {
      // What a spawned actor tells has no actor behind it.
      if (!held.settle(event)) actor.send(event);
      await Promise.resolve();
      await Promise.resolve();
    },
    check: ({ value, context, status }) => {
      const now = actor.getSnapshot();
      expect({ value: now.value, context: now.context, status: now.status }).toEqual({ value, context, status });
    },
  };
}
