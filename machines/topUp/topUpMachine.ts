import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Failed } from '../shared/answers.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { topUpOf } from './topUpContext.ts';
import { amountOf, newCard } from './topUpRules.ts';
import { topUp, type Found } from './topUpSetup.ts';

const assignTopUp = { type: 'assignTopUp', params: wholeEvent<Found> } as const;
const assignProblem = { type: 'assignProblem', params: wholeEvent<Failed> } as const;
const isPending = { type: 'isPending', params: wholeEvent<Found> } as const;
const isRefusal = { type: 'isRefusal', params: wholeEvent<Failed> } as const;
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
    polls: 0,
    tries: 0,
  }),
  invoke: { id: 'watchPageShown', src: 'watchPageShown' },
  on: {
    'cards.changed': {
      guard: { type: 'hasOtherCards', params: wholeEvent },
      actions: { type: 'assignCards', params: wholeEvent },
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
    },
    failed: { on: { 'topUp.retry': { target: 'loading', actions: 'clearProblem' } } },
    choosing: {
      on: {
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
        onDone: { target: 'starting', actions: { type: 'assignIntent', params: wholeEvent } },
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
          { guard: isRefusal, target: 'returning', actions: [assignProblem, 'clearIntent', 'emitRefused'] },
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
            // The key stays: should the lost top-up still arrive, the next attempt is the same one.
            {
              guard: { type: 'isNone', params: wholeEvent },
              target: 'returning',
              actions: ['assignNotStartedProblem', 'emitClosed'],
            },
            { guard: isPending, target: 'waiting', actions: assignTopUp },
            { target: 'settling', actions: assignTopUp },
          ],
          onError: [
            { guard: isRefusal, target: 'returning', actions: [assignProblem, 'clearIntent', 'emitClosed'] },
            { target: 'unreachable', actions: [assignProblem, 'assignTries'] },
          ],
        },
      ],
    },
    /** The bank has not answered: the server is polled for a while, and the customer may go to the bank's page again. */
    waiting: {
      after: { pollPause: { guard: 'mayPoll', target: 'asking', actions: 'assignPolls' } },
      on: {
        'topUp.check': afresh,
        'page.shown': afresh,
        'topUp.continue': { guard: 'hasPage', target: 'leaving', actions: 'clearProblem' },
        'topUp.close': 'closing',
      },
    },
    /** The server is asked again after a pause, and at once when the connection or the page comes back (F13). */
    unreachable: {
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      after: { retryPause: 'asking' },
      on: { 'connection.returned': afresh, 'page.shown': afresh, 'topUp.check': afresh },
    },
    settling: {
      tags: 'busy',
      invoke: { id: 'clearPersistedTopUp', src: 'clearPersistedTopUp', onDone: settled, onError: settled },
    },
    credited: { on: { 'topUp.close': 'closing' } },
    refused: { on: { 'topUp.close': 'closing' } },
    returning: {
      tags: 'busy',
      invoke: { id: 'clearReturnedTopUp', src: 'clearPersistedTopUp', onDone: toForm, onError: toForm },
    },
    closing: {
      tags: 'busy',
      invoke: { id: 'clearClosedTopUp', src: 'clearPersistedTopUp', onDone: closed, onError: closed },
    },
  },
});

export type TopUpRef = ActorRefFrom<typeof topUpMachine>;
export type TopUpSnapshot = SnapshotFrom<typeof topUpMachine>;
