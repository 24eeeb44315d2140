import { assign, enqueueActions, setup, type ActorRef, type Snapshot } from 'xstate';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { promiseActor } from '../shared/actorTypes.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

/** Query and answer are typed by whoever provides `load`; the chart does not inspect them. */
export interface ResourceQuestion {
  query: unknown;
}

/** Tells the parent the answer, or why there is none. */
export type ResourceNews = { type: 'resource.changed'; data: unknown; problem: Problem | null };

export interface ResourceInput extends ResourceQuestion {
  /** The answer of an earlier visit, used until a new one arrives. */
  former?: unknown;
  /** Missing where a page runs the resource itself and reads its snapshot. */
  parent?: ActorRef<Snapshot<unknown>, ResourceNews>;
}

export interface ResourceContext extends Omit<ResourceInput, 'former'> {
  /** The last answer; null before the first. */
  data: unknown;
  problem: Problem | null;
  /** Failed attempts in a row since the customer last asked. */
  attempts: number;
}

export type ResourceEvent = { type: 'resource.reload' } | { type: 'resource.ask'; query: unknown };

interface Answered {
  output: unknown;
}

/** Null, undefined, or an empty list. */
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
    /** Can be replaced where answers are empty in another way. */
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

/** An earlier answer stays when reloading it fails, but not when another question does. */
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
    // Entering the state again aborts the pending call, whose answer may be older than the news that asks for another.
    on: {
      'resource.reload': {
        target: whenRefused === 'clearData' ? 'loading' : 'refreshing',
        reenter: true,
        actions: 'clearAttempts',
      },
      'resource.ask': { target: 'loading', reenter: true, actions: assignQuery },
    },
  });

const answered = resource.createStateConfig({
  on: { 'resource.reload': 'refreshing', 'resource.ask': { target: 'loading', actions: assignQuery } },
});

export const resourceMachine = resource.createMachine({
  id: 'resource',
  description:
    'Loads something and shows it: the last answer stays until the next one arrives, and a failure is retried automatically.',
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
