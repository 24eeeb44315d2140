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

/** How a model is walked: what tells states apart, and what may happen next. */
function rulesOf({ machine, events, project }: Model) {
  const key = (state: AnyMachineSnapshot) =>
    plain(project ? [state.value, project(state)] : [state.value, state.context]);
  const eventsIn = typeof events === 'function' ? events : () => events;
  const nextOf = (state: AnyMachineSnapshot, event: AnyEventObject) =>
    (transition(machine, state, event) as unknown as [AnyMachineSnapshot])[0];
  const isOffered = (state: AnyMachineSnapshot, event: AnyEventObject) =>
    state.can(event) && eventsIn(state).some((one) => plain(one) === plain(event));
  return { key, eventsIn, nextOf, isOffered };
}

const pathOf = (steps: Step[]): Path => ({
  title: steps.map(({ event }) => shortName(event)).join(' → '),
  steps,
  state: steps.at(-1)!.state,
});

export function pathsOf(model: Model): Path[] {
  const { machine, input, limit = 5_000 } = model;
  const { key, eventsIn, nextOf, isOffered } = rulesOf(model);
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
  return walks.filter((walk) => !prefixes.has(edges(walk))).map(pathOf);
}

/**
 * The same pairs of state and event in as few walks as may be: each goes on to whatever is left to be tried, and ends where
 * nothing is. For views, where a beginning takes longer than a step.
 */
export function toursOf(model: Model): Path[] {
  const { machine, input, limit = 5_000 } = model;
  const { key, eventsIn, nextOf, isOffered } = rulesOf(model);
  const [start] = initialTransition(machine, input as never) as unknown as [AnyMachineSnapshot];
  /** What is left to be tried in each state, and where the rest has led to. */
  const left = new Map<string, AnyEventObject[]>();
  const led = new Map<string, Map<AnyEventObject, string>>();
  const meet = (state: AnyMachineSnapshot): string => {
    const at = key(state);
    if (left.has(at)) return at;
    left.set(at, state.status === 'active' ? eventsIn(state).filter((event) => state.can(event)) : []);
    led.set(at, new Map());
    return at;
  };
  const isUntried = (at: string): boolean => left.get(at)!.length > 0;
  /** The shortest way to a state where something is left. */
  const wayFrom = (from: string): AnyEventObject[] | undefined => {
    const ways = new Map<string, AnyEventObject[]>([[from, []]]);
    for (const [at, way] of ways) {
      if (isUntried(at)) return way;
      for (const [event, next] of led.get(at)!) if (!ways.has(next)) ways.set(next, [...way, event]);
    }
    return undefined;
  };
  const tours: Step[][] = [];
  let edges = 0;
  for (let way = [meet(start)].map(wayFrom)[0]; way !== undefined; way = wayFrom(key(start))) {
    const steps: Step[] = [];
    let state = start;
    const go = (event: AnyEventObject): void => {
      const at = key(state);
      state = nextOf(state, event);
      left.set(
        at,
        left.get(at)!.filter((one) => plain(one) !== plain(event)),
      );
      led.get(at)!.set(event, meet(state));
      steps.push({ event, state });
      edges += 1;
      if (edges > limit) throw new Error(`${machine.id}: more than ${limit} steps; narrow \`project\``);
    };
    for (let next: AnyEventObject[] | undefined = way; next !== undefined; next = wayFrom(key(state))) {
      for (const event of next) if (isOffered(state, event)) go(event);
      // What ends it all comes last: until then the walk goes on.
      const open = left.get(key(state))!.filter((event) => isOffered(state, event));
      const event = open.find((one) => nextOf(state, one).status === 'active') ?? open[0];
      if (event === undefined) break;
      go(event);
    }
    if (steps.length === 0) throw new Error(`${machine.id}: nothing leads on to what is left`);
    tours.push(steps);
  }
  return tours.map(pathOf);
}
