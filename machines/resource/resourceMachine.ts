import { assign, enqueueActions, setup, type ActorRef, type Snapshot } from 'xstate';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { promiseActor } from '../shared/actorTypes.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

/** What is asked and answered is known to whoever provides `load`; the chart does not look into it. */
export interface ResourceQuestion {
  query: unknown;
}

/** What came of asking, told to the machine that runs it: the answer, or why there is none. */
export type ResourceNews = { type: 'resource.changed'; data: unknown; problem: Problem | null };

export interface ResourceInput extends ResourceQuestion {
  /** What was answered at a former visit: it stands until there is an answer. */
  former?: unknown;
  /** Nobody where a page runs it for itself, and reads it. */
  parent?: ActorRef<Snapshot<unknown>, ResourceNews>;
}

export interface ResourceContext extends Omit<ResourceInput, 'former'> {
  /** The last answer; null before the first. */
  data: unknown;
  problem: Problem | null;
  /** Tries that failed in a row since somebody last asked. */
  attempts: number;
}

export type ResourceEvent = { type: 'resource.reload' } | { type: 'resource.ask'; query: unknown };

interface Answered {
  output: unknown;
}

/** Nothing, or a list without entries. */
const isNothing = (data: unknown): boolean =>
  data === null || data === undefined || (Array.isArray(data) && data.length === 0);

const resource = setup({
  types: {
    context: {} as ResourceContext,
    events: {} as ResourceEvent,
    input: {} as ResourceInput,
    tags: {} as 'busy',
  },
  actors: { loadData: promiseActor<unknown, ResourceQuestion>('loadData'), reconnect: reconnectMachine },
  guards: {
    /** May be provided anew by those whose answers are empty in another way. */
    isEmpty: (_, { output }: Answered) => isNothing(output),
    hasData: ({ context }) => context.data !== null,
  },
  actions: {
    assignQuery: assign((_, { query }: { query: unknown }) => ({ query, attempts: 0 })),
    assignData: assign((_, { output }: Answered) => ({ data: output, problem: null, attempts: 0 })),
    clearData: assign({ data: null }),
    assignProblem: assign(({ context }, { error }: { error: unknown }) => ({
      problem: toProblem(error),
      attempts: context.attempts + 1,
    })),
    clearAttempts: assign({ attempts: 0 }),
    sendNews: enqueueActions(({ context: { parent, data, problem }, enqueue }) => {
      if (parent) enqueue.sendTo(parent, { type: 'resource.changed' as const, data, problem });
    }),
  },
});

const answers = [{ type: 'assignData', params: wholeEvent<Answered> }, 'sendNews'] as const;
const assignQuery = { type: 'assignQuery', params: wholeEvent<{ query: unknown }> } as const;
const isRefused = [{ type: 'assignProblem', params: wholeEvent<{ error: unknown }> }, 'sendNews'] as const;

/** A former answer outlives the failure of asking for it again, but not that of another question. */
const loadThen = (whenRefused: 'assignData' | 'clearData') =>
  resource.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'loadData',
      src: 'loadData',
      input: ({ context }) => ({ query: context.query }),
      onDone: [
        { guard: { type: 'isEmpty', params: wholeEvent }, target: 'empty', actions: answers },
        { target: 'shown', actions: answers },
      ],
      onError: {
        target: 'failed',
        actions: whenRefused === 'clearData' ? ['clearData', ...isRefused] : isRefused,
      },
    },
    // Entering anew aborts the answer that is awaited.
    on: { 'resource.ask': { target: 'loading', reenter: true, actions: assignQuery } },
  });

const answered = resource.createStateConfig({
  on: { 'resource.reload': 'refreshing', 'resource.ask': { target: 'loading', actions: assignQuery } },
});

export const resourceMachine = resource.createMachine({
  id: 'resource',
  description:
    'Something fetched and shown: the last answer stays until the next one. What could not be had is asked for again by itself.',
  context: ({ input: { former = null, ...input } }) => ({ ...input, data: former, problem: null, attempts: 0 }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasData', target: 'refreshing' }, { target: 'loading' }] },
    loading: loadThen('clearData'),
    shown: answered,
    empty: answered,
    refreshing: loadThen('assignData'),
    failed: {
      invoke: {
        ...reconnecting,
        onDone: [{ guard: 'hasData', target: 'refreshing' }, { target: 'loading' }],
      },
      on: {
        'resource.reload': [
          { guard: 'hasData', target: 'refreshing', actions: 'clearAttempts' },
          { target: 'loading', actions: 'clearAttempts' },
        ],
        'resource.ask': { target: 'loading', actions: assignQuery },
      },
    },
  },
});
