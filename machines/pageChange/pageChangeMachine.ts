import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { isFragmentOf, wayInstead, type HistoryEntry, type PageVisit } from './pageChangeRules.ts';

export interface PageChangeContext {
  /** The page being loaded, or loaded last. */
  wanted: PageVisit;
  /** The page on screen; null before the first. */
  shown: PageVisit | null;
  /** Why an error is shown instead of the page. */
  problem: unknown;
}

export type PageChangeEvent =
  /** A link, a change of the booking in the address, or a page that the portal opens. */
  | ({ type: 'entry.want' } & PageVisit)
  /** Back or Forward: the browser is already there. */
  | { type: 'entry.reached'; entry: HistoryEntry };

/** Commands for the browser's history. */
export type HistoryCommand = { type: 'entry.write'; entry: HistoryEntry; replaces: boolean };

/** What is asked before a page is shown. */
export interface PageQuestion {
  entry: HistoryEntry;
}

/** The entry to redirect to; null: the page is ready. */
type Instead = HistoryEntry | null;

const pageChange = setup({
  types: {
    context: {} as PageChangeContext,
    events: {} as PageChangeEvent,
    input: {} as { entry: HistoryEntry },
  },
  actors: {
    driveHistory: callbackActor<HistoryCommand>('driveHistory'),
    preparePage: promiseActor<Instead, PageQuestion>('preparePage'),
  },
  guards: {
    isFragment: ({ context: { shown, problem } }, { entry }: { entry: HistoryEntry }) =>
      shown !== null && problem === null && isFragmentOf(shown.entry, entry),
    /** Whether the browser is already at that entry. */
    isThere: ({ context }) => context.wanted.way === 'pop',
    isElsewhere: (_, { output }: { output: Instead }) => output !== null,
  },
  actions: {
    assignWanted: assign((_, { entry, way, staysPut }: PageVisit) => ({ wanted: { entry, way, staysPut } })),
    assignReached: assign((_, { entry }: { entry: HistoryEntry }) => ({
      wanted: { entry, way: 'pop' as const, staysPut: false },
    })),
    assignInstead: assign(({ context: { wanted, shown } }, { output }: { output: Instead }) => ({
      wanted: { ...wanted, entry: output ?? wanted.entry, way: wayInstead(wanted.way, shown === null) },
    })),
    sendEntry: sendTo('driveHistory', ({ context: { wanted } }) => ({
      type: 'entry.write' as const,
      entry: wanted.entry,
      replaces: wanted.way === 'replace',
    })),
    assignShown: assign(({ context }) => ({ shown: context.wanted, problem: null })),
    assignProblem: assign((_, { error }: { error: unknown }) => ({ problem: error })),
  },
});

const written = ['sendEntry', 'assignShown'] as const;

export const pageChangeMachine = pageChange.createMachine({
  id: 'pageChange',
  description:
    'Which history entry is shown, and which is being loaded: the page is loaded before address and view change (R2.4.7), the last request wins, and a failure is shown (R8.3.6).',
  context: ({ input }) => ({
    wanted: { entry: input.entry, way: 'pop', staysPut: false },
    shown: null,
    problem: null,
  }),
  invoke: { id: 'driveHistory', src: 'driveHistory' },
  initial: 'preparing',
  on: {
    'entry.want': [
      {
        guard: { type: 'isFragment', params: wholeEvent },
        target: '.open',
        actions: [{ type: 'assignWanted', params: wholeEvent }, 'sendEntry', 'assignShown'],
      },
      { target: '.preparing', actions: { type: 'assignWanted', params: wholeEvent } },
    ],
    'entry.reached': [
      {
        guard: { type: 'isFragment', params: wholeEvent },
        target: '.open',
        actions: [{ type: 'assignReached', params: wholeEvent }, 'assignShown'],
      },
      { target: '.preparing', actions: { type: 'assignReached', params: wholeEvent } },
    ],
  },
  states: {
    preparing: {
      invoke: {
        id: 'preparePage',
        src: 'preparePage',
        input: ({ context: { wanted } }) => ({ entry: wanted.entry }),
        onDone: [
          {
            guard: { type: 'isElsewhere', params: wholeEvent },
            target: 'preparing',
            reenter: true,
            actions: { type: 'assignInstead', params: wholeEvent },
          },
          { guard: 'isThere', target: 'open', actions: 'assignShown' },
          { target: 'open', actions: written },
        ],
        onError: [
          {
            guard: 'isThere',
            target: 'failed',
            actions: ['assignShown', { type: 'assignProblem', params: wholeEvent }],
          },
          { target: 'failed', actions: [...written, { type: 'assignProblem', params: wholeEvent }] },
        ],
      },
    },
    open: {},
    failed: { description: 'The address is the one the customer wanted, and the page says why it is missing.' },
  },
});

export type PageChangeRef = ActorRefFrom<typeof pageChangeMachine>;
export type PageChangeSnapshot = ReturnType<PageChangeRef['getSnapshot']>;
