import { assign, sendTo, setup, type ActorRef, type ActorRefFrom, type Snapshot, type SnapshotFrom } from 'xstate';
import { promiseActor } from '../shared/actorTypes.ts';
import { RefusedError, toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

export interface RemovalInput {
  /** The machine that shows the list, and reloads it after a removal. */
  resource: ActorRef<Snapshot<unknown>, { type: 'resource.reload' }>;
}

export interface RemovalContext extends RemovalInput {
  /** The id of the entry to remove; null when none is. */
  id: string | null;
  /** Why it was not removed. */
  problem: Problem | null;
  /** Entries removed since the page was opened: hidden while the list is being reloaded. */
  gone: readonly string[];
}

export type RemovalEvent =
  | { type: 'removal.ask'; id: string }
  | { type: 'removal.confirm' }
  | { type: 'removal.dismiss' };

interface Failed {
  error: unknown;
}

const removal = setup({
  types: {
    context: {} as RemovalContext,
    events: {} as RemovalEvent,
    input: {} as RemovalInput,
    tags: {} as 'busy',
  },
  actors: { removeItem: promiseActor<unknown, { id: string }>('removeItem') },
  guards: {
    /** Another tab or device removed it first, which is what was wanted. */
    isGoneBefore: (_, { error }: Failed) => error instanceof RefusedError && error.status === 404,
  },
  actions: {
    assignId: assign((_, { id }: { id: string }) => ({ id, problem: null })),
    clearId: assign({ id: null, problem: null }),
    clearProblem: assign({ problem: null }),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    assignGone: assign(({ context: { gone, id } }) => ({
      gone: [...gone, ...(id === null ? [] : [id])],
      id: null,
    })),
    sendReload: sendTo(({ context }) => context.resource, { type: 'resource.reload' }),
  },
});

export const removalMachine = removal.createMachine({
  id: 'removal',
  description:
    'Permanently removes an entry of the customer’s: confirmed first, and kept if the server refuses (Q1.5.a, Q7.6.c).',
  context: ({ input }) => ({ ...input, id: null, problem: null, gone: [] }),
  initial: 'resting',
  states: {
    resting: { on: { 'removal.ask': { target: 'asking', actions: { type: 'assignId', params: wholeEvent } } } },
    asking: {
      on: {
        'removal.confirm': { target: 'removing', actions: 'clearProblem' },
        'removal.dismiss': { target: 'resting', actions: 'clearId' },
      },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeItem',
        src: 'removeItem',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: { target: 'resting', actions: ['assignGone', 'sendReload'] },
        onError: [
          {
            guard: { type: 'isGoneBefore', params: wholeEvent<Failed> },
            target: 'resting',
            actions: ['assignGone', 'sendReload'],
          },
          { target: 'asking', actions: { type: 'assignProblem', params: wholeEvent<Failed> } },
        ],
      },
    },
  },
});

export type RemovalRef = ActorRefFrom<typeof removalMachine>;
export type RemovalSnapshot = SnapshotFrom<typeof removalMachine>;
