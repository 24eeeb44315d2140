import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { everything, type RangeFilter } from '../dates/dateRange.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { promiseActor, callbackActor } from '../shared/actorTypes.ts';
import { toProblem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import type {
  ListAnswer,
  ListInput,
  ListQuery,
  ListContext,
  OwnerNews,
  ListEvent,
  ListEmitted,
} from './listContext.ts';
import type { Period } from './listKinds.ts';
import { firstQuestion, isSameQuestion, narrowedWith, type ListQuestion } from './listQuestion.ts';
import {
  isOtherDays,
  isOtherNarrowing,
  isOtherOrder,
  isOtherPage,
  isOtherPeriod,
  type NarrowingChoice,
} from './listRules.ts';

const questionOf = ({ period, page, sort_by, sort_order, filter, narrowing }: ListContext): ListQuestion => ({
  period,
  page,
  sort_by,
  sort_order,
  filter,
  narrowing,
});

interface Answered {
  output: ListAnswer;
}
interface Failed {
  error: unknown;
}

const list = setup({
  types: {
    context: {} as ListContext,
    events: {} as ListEvent,
    emitted: {} as ListEmitted,
    input: {} as ListInput,
    tags: {} as 'busy',
  },
  actors: {
    load: promiseActor<ListAnswer, ListQuery>('load'),
    reconnect: reconnectMachine,
    watchOwner: callbackActor<OwnerNews>('watchOwner'),
  },
  /** As long as a search of the whole portal waits (R7.5.6). */
  delays: { writingPause: 300 },
  guards: {
    isOwned: ({ context }) => context.owner !== null,
    isSignedOut: (_, { owner }: OwnerNews) => owner === null,
    isOtherOwner: ({ context }, { owner }: OwnerNews) => owner !== context.owner,
    /** Somebody, but not whose list was here before. */
    isStranger: ({ context }, { owner }: OwnerNews) =>
      owner !== null && context.owner !== null && owner !== context.owner,
    isSignedIn: (_, { owner }: OwnerNews) => owner !== null,
    isOtherPage: ({ context }, { page }: { page: number }) => isOtherPage(context, page),
    isOtherOrder: ({ context }, order: Pick<ListQuestion, 'sort_by' | 'sort_order'>) => isOtherOrder(context, order),
    isOtherPeriod: ({ context }, { period }: { period: Period }) => isOtherPeriod(context, period),
    isOtherDays: ({ context }, { filter }: { filter: RangeFilter }) => isOtherDays(context, filter),
    isOtherNarrowing: ({ context }, choice: NarrowingChoice) => isOtherNarrowing(context, choice),
    isNarrowed: ({ context }) => Object.keys(context.narrowing).length > 0,
    isOtherQuestion: ({ context }, { question }: { question: ListQuestion }) => !isSameQuestion(context, question),
    /** The list became shorter than the page that is asked for. */
    isBeyondLast: ({ context }, { output }: Answered) => output.total_pages > 0 && context.page > output.total_pages,
    isEmpty: (_, { output }: Answered) => output.data.length === 0,
  },
  actions: {
    assignOwner: assign((_, { owner }: OwnerNews) => ({ owner })),
    assignPage: assign((_, { page }: { page: number }) => ({ page, attempts: 0 })),
    assignOrder: assign((_, { sort_by, sort_order }: Pick<ListQuestion, 'sort_by' | 'sort_order'>) => ({
      sort_by,
      sort_order,
      page: 1,
      attempts: 0,
    })),
    assignPeriod: assign((_, { period }: { period: Period }) => ({ period, filter: everything, page: 1, attempts: 0 })),
    assignDays: assign((_, { filter }: { filter: RangeFilter }) => ({ filter, page: 1, attempts: 0 })),
    assignNarrowing: assign(({ context }, { name, value }: NarrowingChoice) => ({
      narrowing: narrowedWith(context.narrowing, name, value),
      page: 1,
      attempts: 0,
    })),
    clearNarrowing: assign({ narrowing: {}, page: 1, attempts: 0 }),
    assignQuestion: assign((_, { question }: { question: ListQuestion }) => ({ ...question, attempts: 0 })),
    assignFirstQuestion: assign(({ context }) => firstQuestion(context.kind)),
    assignLastPage: assign((_, { output }: Answered) => ({ page: output.total_pages })),
    assignAnswer: assign((_, { output: { data, total, total_pages, current_page } }: Answered) => ({
      data,
      total,
      total_pages,
      current_page,
      problem: null,
      attempts: 0,
    })),
    assignProblem: assign(({ context }, { error }: Failed) => ({
      problem: toProblem(error),
      attempts: context.attempts + 1,
    })),
    clearAnswer: assign({ data: null, total: 0, total_pages: 0, current_page: 1 }),
    clearProblem: assign({ problem: null, attempts: 0 }),
    clearAttempts: assign({ attempts: 0 }),
    emitQuestion: emit(({ context }, { replaces }: { replaces: boolean }) => ({
      type: 'question.changed' as const,
      question: questionOf(context),
      replaces,
    })),
  },
});

const emitStep = { type: 'emitQuestion', params: { replaces: false } } as const;
const emitCorrection = { type: 'emitQuestion', params: { replaces: true } } as const;

const asking = list.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'load',
    src: 'load',
    input: ({ context }) => ({ kind: context.kind, size: context.size, ...questionOf(context) }),
    onDone: [
      {
        guard: { type: 'isBeyondLast', params: wholeEvent },
        target: 'asking',
        reenter: true,
        actions: [{ type: 'assignLastPage', params: wholeEvent }, emitCorrection],
      },
      {
        guard: { type: 'isEmpty', params: wholeEvent },
        target: 'empty',
        actions: { type: 'assignAnswer', params: wholeEvent },
      },
      { target: 'shown', actions: { type: 'assignAnswer', params: wholeEvent } },
    ],
    // A former answer does not outlive the refusal of what was asked for instead.
    onError: { target: 'failed', actions: ['clearAnswer', { type: 'assignProblem', params: wholeEvent }] },
  },
});

const failed = list.createStateConfig({
  invoke: {
    id: 'reconnect',
    src: 'reconnect',
    input: ({ context: { problem, attempts } }) => ({ problem, attempts }),
    onDone: 'asking',
    onError: { actions: { type: 'assignProblem', params: wholeEvent } },
  },
  on: { 'list.retry': { target: 'asking', actions: 'clearAttempts' } },
});

/** Another page, order, period or other days are asked for at once; the same ones are no question. */
const choose = <const TPart extends 'Page' | 'Order' | 'Period' | 'Days' | 'Narrowing'>(part: TPart) =>
  ({
    guard: { type: `isOther${part}`, params: wholeEvent },
    target: '.asking',
    actions: [{ type: `assign${part}`, params: wholeEvent }, emitStep],
  }) as const;

/** Another customer's list is asked for from its beginning. */
const beginAnew = [
  { type: 'assignOwner', params: wholeEvent<OwnerNews> },
  'assignFirstQuestion',
  emitCorrection,
] as const;

/** Every other question aborts the answer that is awaited. */
const loggedIn = list.createStateConfig({
  initial: 'asking',
  on: {
    'page.choose': choose('Page'),
    'order.choose': choose('Order'),
    'period.choose': choose('Period'),
    'days.choose': choose('Days'),
    'narrowing.choose': choose('Narrowing'),
    'narrowing.write': {
      guard: { type: 'isOtherNarrowing', params: wholeEvent },
      target: '.writing',
      actions: { type: 'assignNarrowing', params: wholeEvent },
    },
    'narrowing.clear': { guard: 'isNarrowed', target: '.asking', actions: ['clearNarrowing', emitStep] },
    'address.changed': {
      guard: { type: 'isOtherQuestion', params: wholeEvent },
      target: '.asking',
      actions: { type: 'assignQuestion', params: wholeEvent },
    },
    'owner.changed': [
      {
        guard: { type: 'isSignedOut', params: wholeEvent },
        target: 'signedOut',
        actions: ['clearAnswer', 'clearProblem'],
      },
      {
        guard: { type: 'isOtherOwner', params: wholeEvent },
        target: '.asking',
        actions: ['clearAnswer', 'clearProblem', ...beginAnew],
      },
    ],
  },
  states: {
    asking,
    /** What was written last stands in the address in the place of what was written before it. */
    writing: { tags: 'busy', after: { writingPause: { target: 'asking', actions: emitCorrection } } },
    shown: {},
    empty: {},
    failed,
  },
});

export const listMachine = list.createMachine({
  id: 'list',
  description:
    'A list of what a customer has, a page at a time, sorted and narrowed as its address says (R3.2.4–6, R9.1.2–3, R9.3.7). Whatever is asked last is answered, what was lost is asked for again by itself, and nothing of it outlives the login.',
  context: ({ input: { question, ...input } }) => ({
    ...input,
    ...question,
    data: null,
    total: 0,
    total_pages: 0,
    current_page: 1,
    problem: null,
    attempts: 0,
  }),
  invoke: { id: 'watchOwner', src: 'watchOwner' },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isOwned', target: 'loggedIn' }, { target: 'signedOut' }] },
    loggedIn,
    signedOut: {
      description: 'Nothing is shown. Whoever comes back finds their place again, another customer begins anew.',
      on: {
        'owner.changed': [
          {
            guard: { type: 'isStranger', params: wholeEvent },
            target: 'loggedIn',
            actions: beginAnew,
          },
          {
            guard: { type: 'isSignedIn', params: wholeEvent },
            target: 'loggedIn',
            actions: { type: 'assignOwner', params: wholeEvent },
          },
        ],
      },
    },
  },
});

export type ListRef = ActorRefFrom<typeof listMachine>;
export type ListSnapshot = SnapshotFrom<typeof listMachine>;
