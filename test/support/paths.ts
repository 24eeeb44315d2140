/**
 * Paths through a statechart: breadth first, one path for every (distinct state, enabled event). Pure: nothing starts and
 * nothing is awaited. Answers of actors and elapsed delays are events like any other.
 */
import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';

export interface Step {
  event: AnyEventObject;
  state: AnyMachineSnapshot;
}

export interface Path {
  title: string;
  steps: Step[];
  state: AnyMachineSnapshot;
}

export interface Model {
  machine: AnyStateMachine;
  input?: unknown;
  /** What a customer may do and what the world may answer (see `done`, `failed`, `after`); a function may look at the state. */
  events: readonly AnyEventObject[] | ((state: AnyMachineSnapshot) => readonly AnyEventObject[]);
  /** What distinguishes two states; must contain every part of the context that a guard reads. Default: value and context. */
  project?: (state: AnyMachineSnapshot) => unknown;
  /** More edges than this mean that `project` tells too many states apart. */
  limit?: number;
}

const plain = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) => (part instanceof Error ? `${part.name}: ${part.message}` : part));

const shortName = ({ type, ...rest }: AnyEventObject) => {
  const details = plain(rest);
  return details === '{}' ? type : `${type} ${details.length > 60 ? `${details.slice(0, 57)}…` : details}`;
};

/** The actor answered. */
export const done = (actor: string, output?: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${actor}`,
  actorId: actor,
  output,
});
/** The actor failed. */
export const failed = (actor: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.${actor}`,
  actorId: actor,
  error,
});
/** A named delay of a state has elapsed, e.g. after('pollInterval', 'version.watching'). */
export const after = (delay: string, stateId: string): AnyEventObject => ({ type: `xstate.after.${delay}.${stateId}` });

export function pathsOf({ machine, input, events, project, limit = 5_000 }: Model): Path[] {
  const key = (state: AnyMachineSnapshot) =>
    plain(project ? [state.value, project(state)] : [state.value, state.context]);
  const eventsIn = typeof events === 'function' ? events : () => events;
  const nextOf = (state: AnyMachineSnapshot, event: AnyEventObject) =>
    (transition(machine, state, event) as unknown as [AnyMachineSnapshot])[0];
  const isOffered = (state: AnyMachineSnapshot, event: AnyEventObject) =>
    state.can(event) && eventsIn(state).some((one) => plain(one) === plain(event));
  const [start] = initialTransition(machine, input as never) as unknown as [AnyMachineSnapshot];
  const seen = new Map<string, { state: AnyMachineSnapshot; steps: Step[] }>([
    [key(start), { state: start, steps: [] }],
  ]);
  const walks: Step[][] = [];
  for (const { state, steps } of seen.values()) {
    // What leads back to the same state is walked on one path, one after the other.
    let [rest, way] = [state, steps];
    // A Map also yields entries added during iteration, which makes it the queue of the breadth-first search.
    for (const event of eventsIn(state)) {
      if (state.status !== 'active' || !state.can(event)) continue;
      const once = nextOf(state, event);
      const again = key(once) === key(state) && isOffered(rest, event) ? nextOf(rest, event) : once;
      const isLoop = again !== once && again.status === 'active' && key(again) === key(state);
      const next = isLoop ? again : once;
      const walk = [...(isLoop ? way : steps), { event, state: next }];
      if (isLoop) [rest, way] = [next, walk];
      walks.push(walk);
      if (walks.length > limit) throw new Error(`${machine.id}: more than ${limit} edges; narrow \`project\``);
      if (!seen.has(key(next))) seen.set(key(next), { state: next, steps: walk });
    }
  }
  const edges = (walk: Step[]) => walk.map(({ event }) => plain(event)).join('→');
  const prefixes = new Set<string>();
  for (const walk of walks) for (let end = 1; end < walk.length; end++) prefixes.add(edges(walk.slice(0, end)));
  return walks
    .filter((walk) => !prefixes.has(edges(walk)))
    .map((steps) => ({
      title: steps.map(({ event }) => shortName(event)).join(' → '),
      steps,
      state: steps.at(-1)!.state,
    }));
}
