import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { promiseActor } from '../shared/actorTypes.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

export interface VersionInput {
  /** The version in the document, which may come from the cache; null: the first value read counts. */
  first: string | null;
}

export interface VersionContext extends VersionInput {
  /** The version with which this page was loaded (R4.3.2); null until it is known. */
  first: string | null;
  /** While the customer is ordering, no update may interrupt them. */
  isOrdering: boolean;
}

export type VersionEvent = { type: 'order.begin' } | { type: 'order.end' } | { type: 'update.accept' };

interface Read {
  output: string;
}

const version = setup({
  types: { context: {} as VersionContext, events: {} as VersionEvent, input: {} as VersionInput, tags: {} as 'busy' },
  actors: {
    readVersion: promiseActor<string, void>('readVersion'),
    /** Loads the same address again, with the unix time as query v (R4.3.4). */
    reloadWithVersion: promiseActor<void, void>('reloadWithVersion'),
  },
  delays: {
    /** How often an open page checks for a new version, in ms (R4.3.1). */
    pollInterval: 60_000,
  },
  guards: {
    isFirst: ({ context }) => context.first === null,
    isSame: ({ context }, { output }: Read) => output === context.first,
    isOrdering: ({ context }) => context.isOrdering,
  },
  actions: {
    assignFirst: assign((_, { output }: Read) => ({ first: output })),
    assignOrdering: assign({ isOrdering: true }),
    clearOrdering: assign({ isOrdering: false }),
  },
});

export const versionMachine = version.createMachine({
  id: 'version',
  description: 'Polls the version file; once it differs, the customer must update, but never during an order.',
  context: ({ input }) => ({ ...input, isOrdering: false }),
  on: { 'order.begin': { actions: 'assignOrdering' }, 'order.end': { actions: 'clearOrdering' } },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readVersion',
        src: 'readVersion',
        onDone: [
          { guard: 'isFirst', target: 'watching', actions: { type: 'assignFirst', params: wholeEvent } },
          { guard: { type: 'isSame', params: wholeEvent }, target: 'watching' },
          { guard: 'isOrdering', target: 'deferring' },
          { target: 'outdated' },
        ],
        // Only a value that was read counts (Q4.3.b).
        onError: 'watching',
      },
    },
    watching: { after: { pollInterval: 'reading' } },
    deferring: { on: { 'order.end': { target: 'outdated', actions: 'clearOrdering' } } },
    outdated: { on: { 'update.accept': 'updating' } },
    updating: {
      tags: 'busy',
      invoke: {
        id: 'reloadWithVersion',
        src: 'reloadWithVersion',
        // If the reload did not happen, the customer can ask for it again.
        onDone: 'outdated',
        onError: 'outdated',
      },
    },
  },
});

export type VersionRef = ActorRefFrom<typeof versionMachine>;
export type VersionSnapshot = SnapshotFrom<typeof versionMachine>;
