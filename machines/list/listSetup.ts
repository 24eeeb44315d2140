/** The actors, guards and actions of the list. */
import { assign, emit, setup } from 'xstate';
import { everything, type RangeFilter } from '../dates/dateRange.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { promiseActor, callbackActor } from '../shared/actorTypes.ts';
import { toProblem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
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
import { firstQuestion, isNarrowed, isSameQuestion, narrowedWith, type ListQuestion } from './listQuestion.ts';
import {
  isOtherDays,
  isOtherNarrowing,
  isOtherOrder,
  isOtherPage,
  isOtherPeriod,
  type NarrowingSelection,
} from './listRules.ts';

export const listQuestionOf = ({
  period,
  page,
  sort_by,
  sort_order,
  filter,
  narrowing,
}: ListContext): ListQuestion => ({
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

export const list = setup({
  types: {
    context: {} as ListContext,
    events: {} as ListEvent,
    emitted: {} as ListEmitted,
    input: {} as ListInput,
    tags: {} as 'busy',
  },
  actors: {
    loadData: promiseActor<ListAnswer, ListQuery>('loadData'),
    reconnect: reconnectMachine,
    watchOwner: callbackActor<OwnerNews>('watchOwner'),
  },
  /** The same pause in typing as in the site's search, in ms (R7.5.6). */
  delays: { writingPause: 300 },
  guards: {
    isOwned: ({ context }) => context.owner !== null,
    isSignedOut: (_, { owner }: OwnerNews) => owner === null,
    isOtherOwner: ({ context }, { owner }: OwnerNews) => owner !== context.owner,
    /** Another customer than the list's last owner. */
    isStranger: ({ context }, { owner }: OwnerNews) =>
      owner !== null && context.owner !== null && owner !== context.owner,
    isSignedIn: (_, { owner }: OwnerNews) => owner !== null,
    isOtherPage: ({ context }, { page }: { page: number }) => isOtherPage(context, page),
    isOtherOrder: ({ context }, order: Pick<ListQuestion, 'sort_by' | 'sort_order'>) => isOtherOrder(context, order),
    isOtherPeriod: ({ context }, { period }: { period: Period }) => isOtherPeriod(context, period),
    isOtherDays: ({ context }, { filter }: { filter: RangeFilter }) => isOtherDays(context, filter),
    isOtherNarrowing: ({ context }, selection: NarrowingSelection) => isOtherNarrowing(context, selection),
    isNarrowed: ({ context }) => isNarrowed(context.narrowing),
    /** What the address was told before comes back late, and takes away nothing that was typed since. */
    isOtherQuestion: ({ context }, { question }: { question: ListQuestion }) =>
      !isSameQuestion(context.addressed ?? context, question),
    /** The list has become shorter than the requested page. */
    isBeyondLast: ({ context }, { output }: Answered) => output.total_pages > 0 && context.page > output.total_pages,
    hasEntries: ({ context }) => required(context.data, 'entries').length > 0,
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
    assignNarrowing: assign(({ context }, { name, value }: NarrowingSelection) => ({
      narrowing: narrowedWith(context.narrowing, name, value),
      page: 1,
      attempts: 0,
    })),
    assignAddressed: assign(({ context }) => ({ addressed: context.addressed ?? listQuestionOf(context) })),
    clearAddressed: assign({ addressed: null }),
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
      question: listQuestionOf(context),
      replaces,
    })),
  },
});
