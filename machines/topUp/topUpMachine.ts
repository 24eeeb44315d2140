import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Done, Failed } from '../shared/answers.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { topUpOf, type TopUpContext, type TopUpIntent, type TopUpNews, type TopUpTraces } from './topUpContext.ts';
import { amountOf, newCard } from './topUpRules.ts';
import { topUp, type FoundTopUp } from './topUpSetup.ts';

const assignTopUp = { type: 'assignTopUp', params: wholeEvent<FoundTopUp> } as const;
const assignProblem = { type: 'assignProblem', params: wholeEvent<Failed> } as const;
const isPending = { type: 'isPending', params: wholeEvent<FoundTopUp> } as const;
const isWishRefused = { type: 'isWishRefused', params: wholeEvent<Failed> } as const;
const isOfUnknownTopUp = { type: 'isOfUnknownTopUp', params: wholeEvent<Failed> } as const;
const assignIntent = { type: 'assignIntent', params: wholeEvent<Done<TopUpIntent>> } as const;
const assignHeard = { type: 'assignHeard', params: wholeEvent<TopUpNews> } as const;
/** Another tab has sent a top-up: this tab asks about it, too. What ended here needs no other end. */
const begunElsewhere = {
  guard: { type: 'isBegunElsewhere', params: wholeEvent<TopUpNews> },
  target: 'asking',
  actions: assignHeard,
} as const;
/** Another tab has changed the persisted top-up: the server is asked for its state (071). */
const hearing = {
  guard: { type: 'isHeard', params: wholeEvent<TopUpNews> },
  target: 'asking',
  reenter: true,
  actions: [assignHeard, 'clearCounts'],
} as const;
const tracesOf = ({ context: { owner, intent, topUp } }: { context: TopUpContext }): TopUpTraces => ({
  owner,
  key: intent?.key ?? null,
  transactionId: topUp?.transactionId ?? null,
});
const afresh = { target: 'asking', actions: 'clearCounts' } as const;
/** The bank's answer counts, whether or not the persisted top-up could be removed. */
const settled = [{ guard: 'isCredited', target: 'credited', actions: 'emitCredited' }, { target: 'refused' }] as const;
const toForm = [{ guard: 'hasOffer', target: 'choosing' }, { target: 'loading' }] as const;
const closed = { target: 'loading', actions: ['clearTopUp', 'emitClosed'] } as const;

export const topUpMachine = topUp.createMachine({
  id: 'topUp',
  description:
    'Money into the wallet by card: sent once under one key, paid at the bank, credited only by the bank’s word (Q7.7.c, F13, K01).',
  context: ({ input }) => ({
    ...input,
    offer: null,
    selection: { offered: null, written: '', card: newCard, keepsCard: false },
    isChecked: false,
    topUp: null,
    problem: null,
    isSettled: false,
    polls: 0,
    tries: 0,
  }),
  invoke: [
    { id: 'watchPageShown', src: 'watchPageShown' },
    { id: 'watchTopUp', src: 'watchTopUp', input: ({ context: { owner } }) => ({ owner }) },
  ],
  on: {
    'cards.changed': {
      guard: { type: 'hasOtherCards', params: wholeEvent },
      actions: { type: 'assignCards', params: wholeEvent },
    },
    'balance.changed': {
      guard: { type: 'hasOtherBalance', params: wholeEvent },
      actions: { type: 'assignBalance', params: wholeEvent },
    },
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isReturning', target: 'asking' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        onDone: { target: 'choosing', actions: { type: 'assignOffer', params: wholeEvent } },
        onError: { target: 'failed', actions: assignProblem },
      },
      on: { 'topUp.heard': hearing },
    },
    failed: {
      on: { 'topUp.retry': { target: 'loading', actions: 'clearProblem' }, 'topUp.heard': hearing },
    },
    choosing: {
      on: {
        'topUp.heard': hearing,
        'amount.choose': { actions: { type: 'assignAmount', params: wholeEvent } },
        'amount.write': { actions: { type: 'assignWrittenAmount', params: wholeEvent } },
        'card.choose': { actions: { type: 'assignCard', params: wholeEvent } },
        'card.keep': { actions: { type: 'assignCardSaving', params: wholeEvent } },
        'topUp.submit': [
          { guard: 'maySend', target: 'persisting', actions: ['assignChecked', 'clearProblem'] },
          { actions: 'assignChecked' },
        ],
      },
    },
    persisting: {
      tags: 'busy',
      invoke: {
        id: 'persistTopUp',
        src: 'persistTopUp',
        input: ({ context: { owner, selection, intent } }) => ({
          owner,
          amount: required(amountOf(selection), 'amount'),
          card: selection.card,
          former: intent,
        }),
        onDone: [
          { guard: { type: 'isOfOtherTab', params: wholeEvent }, target: 'asking', actions: assignIntent },
          { target: 'starting', actions: assignIntent },
        ],
        onError: { target: 'choosing', actions: assignProblem },
      },
    },
    starting: {
      tags: 'busy',
      invoke: {
        id: 'startTopUp',
        src: 'startTopUp',
        input: ({ context: { intent, selection } }) => ({
          intent: required(intent, 'intent'),
          keepsCard: selection.keepsCard && selection.card === newCard,
        }),
        onDone: [
          { guard: isPending, target: 'leaving', actions: assignTopUp },
          { target: 'settling', actions: assignTopUp },
        ],
        onError: [
          // A card that another tab removed is offered no more.
          { guard: isWishRefused, target: 'returning', actions: [assignProblem, 'clearIntent', 'emitRefused'] },
          // The key stays: the same wish may have been sent before.
          { guard: isOfUnknownTopUp, target: 'choosing', actions: assignProblem },
          // Without an answer the server may have it: it is asked, and the top-up never sent a second time (K01).
          { target: 'asking' },
        ],
      },
    },
    leaving: {
      tags: 'busy',
      invoke: {
        id: 'openPaymentPage',
        src: 'openPaymentPage',
        input: ({ context }) => ({ url: topUpOf(context).url ?? '' }),
        onError: { target: 'waiting', actions: assignProblem },
      },
      on: { 'page.shown': afresh },
    },
    asking: {
      tags: 'busy',
      invoke: [
        { id: 'deferUpdate', src: 'deferUpdate' },
        {
          id: 'findTopUp',
          src: 'findTopUp',
          input: ({ context: { transactionId, intent } }) => ({ transactionId, intent }),
          onDone: [
            { guard: { type: 'isComing', params: wholeEvent }, target: 'coming' },
            // The key stays: should the lost top-up still arrive, the next attempt is the same one.
            {
              guard: { type: 'isNone', params: wholeEvent },
              target: 'returning',
              actions: ['assignNotStartedProblem', 'emitClosed'],
            },
            { guard: { type: 'isGivenUpElsewhere', params: wholeEvent<FoundTopUp> }, ...closed },
            { guard: isPending, target: 'waiting', actions: assignTopUp },
            { target: 'settling', actions: assignTopUp },
          ],
          // Whoever refuses to say has not said that there is none (I12).
          onError: { target: 'unreachable', actions: [assignProblem, 'assignTries'] },
        },
      ],
      on: { 'topUp.heard': hearing },
    },
    /** Another tab is sending the top-up, and its request may still arrive. */
    coming: {
      tags: 'busy',
      after: { pollPause: 'asking' },
      on: { 'topUp.heard': hearing, 'page.shown': afresh },
    },
    /** The bank has not answered: the server is polled for a while, and the customer may go to the bank's page again. */
    waiting: {
      after: { pollPause: { guard: 'mayPoll', target: 'asking', actions: 'assignPolls' } },
      on: {
        'topUp.check': afresh,
        'page.shown': afresh,
        'topUp.continue': { guard: 'hasPage', target: 'leaving', actions: 'clearProblem' },
        'topUp.close': 'closing',
        'topUp.heard': hearing,
      },
    },
    /**
     * The server is asked again after a pause, and at once when the connection or the page comes back (F13). Whoever does
     * not wait has the form, with the key of what was sent.
     */
    unreachable: {
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      after: { retryPause: 'asking' },
      on: {
        'connection.returned': afresh,
        'page.shown': afresh,
        'topUp.check': afresh,
        'topUp.close': [
          { guard: 'hasOffer', target: 'choosing', actions: ['assignOutcomeUnknown', 'emitClosed'] },
          { target: 'loading', actions: ['assignOutcomeUnknown', 'emitClosed'] },
        ],
        'topUp.heard': hearing,
      },
    },
    settling: {
      tags: 'busy',
      invoke: {
        id: 'clearPersistedTopUp',
        src: 'clearPersistedTopUp',
        input: tracesOf,
        onDone: settled,
        onError: settled,
      },
    },
    credited: { on: { 'topUp.close': 'closing', 'topUp.heard': begunElsewhere } },
    refused: { on: { 'topUp.close': 'closing', 'topUp.heard': begunElsewhere } },
    returning: {
      tags: 'busy',
      invoke: {
        id: 'clearReturnedTopUp',
        src: 'clearPersistedTopUp',
        input: tracesOf,
        onDone: toForm,
        onError: toForm,
      },
    },
    closing: {
      tags: 'busy',
      invoke: {
        id: 'clearClosedTopUp',
        src: 'clearPersistedTopUp',
        input: tracesOf,
        onDone: closed,
        onError: closed,
      },
    },
  },
});

export type TopUpRef = ActorRefFrom<typeof topUpMachine>;
export type TopUpSnapshot = SnapshotFrom<typeof topUpMachine>;
