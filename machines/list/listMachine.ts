import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { wholeEvent } from '../shared/wholeEvent.ts';
import type { ListContext, ListQuery, OwnerNews } from './listContext.ts';
import { list, listQuestionOf } from './listSetup.ts';

const emitStep = { type: 'emitQuestion', params: { replaces: false } } as const;
const emitCorrection = { type: 'emitQuestion', params: { replaces: true } } as const;

/** An entry was changed elsewhere: the same question is asked again, and the current list stays until the answer arrives. */
const refresh = { target: 'asking', reenter: true, actions: 'clearAttempts' } as const;

const asked = ({ context }: { context: ListContext }): ListQuery => ({
  kind: context.kind,
  size: context.size,
  ...listQuestionOf(context),
});

const answered = [
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
] as const;

const asking = list.createStateConfig({
  tags: 'busy',
  entry: 'clearAddressed',
  on: { 'list.refresh': refresh },
  invoke: {
    id: 'loadData',
    src: 'loadData',
    input: asked,
    onDone: answered,
    // An earlier answer must not stay when the new question was refused.
    onError: { target: 'failed', actions: ['clearAnswer', { type: 'assignProblem', params: wholeEvent }] },
  },
});

/** The customer came back to the page: reload quietly; on failure, keep showing the current list. */
const looking = list.createStateConfig({
  on: { 'list.refresh': refresh },
  invoke: {
    id: 'loadData',
    src: 'loadData',
    input: asked,
    onDone: answered,
    onError: [{ guard: 'hasEntries', target: 'shown' }, { target: 'empty' }],
  },
});

const answeredState = list.createStateConfig({ on: { 'list.refresh': refresh, 'list.look': 'looking' } });

const failed = list.createStateConfig({
  invoke: {
    id: 'reconnect',
    src: 'reconnect',
    input: ({ context: { problem, attempts } }) => ({ problem, attempts }),
    onDone: 'asking',
    onError: { actions: { type: 'assignProblem', params: wholeEvent } },
  },
  on: { 'list.retry': { target: 'asking', actions: 'clearAttempts' }, 'list.refresh': refresh },
});

/** Another page, order, period or range of days is asked for at once; choosing the same again does nothing. */
const choose = <const TPart extends 'Page' | 'Order' | 'Period' | 'Days' | 'Narrowing'>(part: TPart) =>
  ({
    guard: { type: `isOther${part}`, params: wholeEvent },
    target: '.asking',
    actions: [{ type: `assign${part}`, params: wholeEvent }, emitStep],
  }) as const;

/** Another customer's list starts from its first page. */
const beginAnew = [
  { type: 'assignOwner', params: wholeEvent<OwnerNews> },
  'assignFirstQuestion',
  emitCorrection,
] as const;

/** Every other question aborts the pending one. */
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
      actions: ['assignAddressed', { type: 'assignNarrowing', params: wholeEvent }],
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
    /** While typing, the current history entry is replaced rather than a new one added. */
    writing: { tags: 'busy', after: { writingPause: { target: 'asking', actions: emitCorrection } } },
    shown: answeredState,
    empty: answeredState,
    looking,
    failed,
  },
});

export const listMachine = list.createMachine({
  id: 'list',
  description:
    'A list of entries, a page at a time, sorted and filtered as its address says (R3.2.4–6, R9.1.2–3, R9.3.7). Only the last question is answered, a lost connection is retried automatically, and nothing is kept after the login ends.',
  context: ({ input: { question, ...input } }) => ({
    ...input,
    ...question,
    data: null,
    total: 0,
    total_pages: 0,
    current_page: 1,
    problem: null,
    attempts: 0,
    addressed: null,
  }),
  invoke: { id: 'watchOwner', src: 'watchOwner' },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isOwned', target: 'loggedIn' }, { target: 'signedOut' }] },
    loggedIn,
    signedOut: {
      description:
        'Nothing is shown. When the same customer logs in again, they are back at the same place; another customer starts at the first page.',
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
