import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { TopUp } from '../../src/contract/additions/topUp.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { growingPause } from '../shared/growingPause.ts';
import { RefusedError, toProblem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { deferUpdate } from '../version/deferUpdate.ts';
import * as c from './topUpContext.ts';
import { amountFault, amountOf, firstChoice, isOtherChoice, newCard, standingCard } from './topUpRules.ts';

/** Half a minute of asking, then the customer decides. */
const mostPolls = 10;

type Found = Done<TopUp | null>;
interface Cards {
  cards: c.TopUpOffer['cards'];
}

const topUp = setup({
  types: {
    context: {} as c.TopUpContext,
    events: {} as c.TopUpEvent,
    emitted: {} as c.TopUpEmitted,
    input: {} as c.TopUpInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Tells when the page comes back from where the browser had put it aside (F13). */
    watchPageShown: callbackActor<{ type: 'page.shown' }>('watchPageShown'),
    watchConnection: callbackActor<{ type: 'connection.returned' }>('watchConnection'),
    deferUpdate,
    loadOffer: promiseActor<c.TopUpOffer, void>('loadOffer'),
    /** Writes down what is about to be sent, under a key. */
    persistTopUp: promiseActor<c.TopUpIntent, c.TopUpIntention>('persistTopUp'),
    startTopUp: promiseActor<TopUp, { intent: c.TopUpIntent; keepsCard: boolean }>('startTopUp'),
    openPaymentPage: promiseActor<void, { url: string }>('openPaymentPage'),
    /** What became of it; null: the server has none of that key or number. */
    findTopUp: promiseActor<TopUp | null, Pick<c.TopUpContext, 'transactionId' | 'intent'>>('findTopUp'),
    /** Nothing of it is kept in the tab any more. */
    forgetTopUp: promiseActor<void, void>('forgetTopUp'),
  },
  delays: { pollPause: 3_000, retryPause: ({ context }) => growingPause(context.tries) },
  guards: {
    isReturning: ({ context: { transactionId, intent } }) => transactionId !== null || intent !== null,
    maySend: ({ context: { choice, offer } }) => offer !== null && amountFault(choice, offer.terms) === null,
    isNone: (_, { output }: Found) => output === null,
    isPending: (_, { output }: Found) => output?.state === 'pending',
    isRefusal: (_, { error }: Failed) => error instanceof RefusedError,
    hasOffer: ({ context }) => context.offer !== null,
    hasOtherCards: ({ context: { offer } }, { cards }: Cards) => offer !== null && isOtherChoice(offer.cards, cards),
    hasPage: ({ context }) => context.topUp?.url != null,
    isCredited: ({ context }) => context.topUp?.state === 'succeeded',
    mayPoll: ({ context }) => context.polls < mostPolls,
  },
  actions: {
    assignOffer: assign((_, { output }: Done<c.TopUpOffer>) => ({
      offer: output,
      choice: firstChoice(output.terms, output.cards),
    })),
    assignCards: assign(({ context: { offer, choice } }, { cards }: Cards) => ({
      offer: offer && { ...offer, cards },
      choice: { ...choice, card: standingCard(choice.card, cards) },
    })),
    chooseAmount: assign(({ context }, { amount }: { amount: number | null }) => ({
      choice: { ...context.choice, offered: amount },
      isChecked: false,
    })),
    writeAmount: assign(({ context }, { text }: { text: string }) => ({
      choice: { ...context.choice, written: text },
    })),
    chooseCard: assign(({ context }, { card }: { card: string }) => ({ choice: { ...context.choice, card } })),
    keepCard: assign(({ context }, { on }: { on: boolean }) => ({ choice: { ...context.choice, keepsCard: on } })),
    check: assign({ isChecked: true }),
    assignIntent: assign((_, { output }: Done<c.TopUpIntent>) => ({ intent: output, transactionId: null })),
    clearIntent: assign({ intent: null, transactionId: null, topUp: null, tries: 0 }),
    assignTopUp: assign((_, { output }: Found) => ({ topUp: output, tries: 0, problem: null })),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    clearProblem: assign({ problem: null }),
    /** Of a number that is not this customer's nobody says that nothing was charged. */
    sayNotStarted: assign(({ context: { transactionId } }) => ({
      problem: { code: transactionId === null ? 'notStarted' : 'notYours', message: null },
      transactionId: null,
      topUp: null,
      tries: 0,
    })),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    askAfresh: assign({ polls: 0, tries: 0 }),
    clear: assign({ topUp: null, intent: null, transactionId: null, offer: null, problem: null, isChecked: false }),
    emitClosed: emit({ type: 'topUp.closed' }),
    emitCredited: emit({ type: 'topUp.credited' }),
    emitRefused: emit({ type: 'topUp.refused' }),
  },
});

const assignTopUp = { type: 'assignTopUp', params: wholeEvent<Found> } as const;
const assignProblem = { type: 'assignProblem', params: wholeEvent<Failed> } as const;
const isPending = { type: 'isPending', params: wholeEvent<Found> } as const;
const isRefusal = { type: 'isRefusal', params: wholeEvent<Failed> } as const;
const afresh = { target: 'asking', actions: 'askAfresh' } as const;
/** Whether it could be forgotten or not, it is as the bank has said. */
const settled = [{ guard: 'isCredited', target: 'credited', actions: 'emitCredited' }, { target: 'refused' }] as const;
const toForm = [{ guard: 'hasOffer', target: 'choosing' }, { target: 'loading' }] as const;
const closed = { target: 'loading', actions: ['clear', 'emitClosed'] } as const;

export const topUpMachine = topUp.createMachine({
  id: 'topUp',
  description:
    'Money into the wallet by card: sent once under one key, paid at the bank, and in the wallet by the bank’s word alone (Q7.7.c, F13, K01).',
  context: ({ input }) => ({
    ...input,
    offer: null,
    choice: { offered: null, written: '', card: newCard, keepsCard: false },
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
        'amount.choose': { actions: { type: 'chooseAmount', params: wholeEvent } },
        'amount.write': { actions: { type: 'writeAmount', params: wholeEvent } },
        'card.choose': { actions: { type: 'chooseCard', params: wholeEvent } },
        'card.keep': { actions: { type: 'keepCard', params: wholeEvent } },
        'topUp.submit': [
          { guard: 'maySend', target: 'persisting', actions: ['check', 'clearProblem'] },
          { actions: 'check' },
        ],
      },
    },
    persisting: {
      tags: 'busy',
      invoke: {
        id: 'persistTopUp',
        src: 'persistTopUp',
        input: ({ context: { owner, choice, intent } }) => ({
          owner,
          amount: required(amountOf(choice), 'amount'),
          card: choice.card,
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
        input: ({ context: { intent, choice } }) => ({
          intent: required(intent, 'intent'),
          keepsCard: choice.keepsCard && choice.card === newCard,
        }),
        onDone: [
          { guard: isPending, target: 'leaving', actions: assignTopUp },
          { target: 'settling', actions: assignTopUp },
        ],
        onError: [
          // A card that another tab removed is offered no more.
          { guard: isRefusal, target: 'returning', actions: [assignProblem, 'clearIntent', 'emitRefused'] },
          // Without an answer it may stand or not: it is asked for, never sent a second time (K01).
          { target: 'asking' },
        ],
      },
    },
    leaving: {
      tags: 'busy',
      invoke: {
        id: 'openPaymentPage',
        src: 'openPaymentPage',
        input: ({ context }) => ({ url: context.topUp?.url ?? '' }),
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
            // The key stays: should it still arrive, the next attempt is the same one.
            {
              guard: { type: 'isNone', params: wholeEvent },
              target: 'returning',
              actions: ['sayNotStarted', 'emitClosed'],
            },
            { guard: isPending, target: 'waiting', actions: assignTopUp },
            { target: 'settling', actions: assignTopUp },
          ],
          onError: [
            { guard: isRefusal, target: 'returning', actions: [assignProblem, 'clearIntent', 'emitClosed'] },
            { target: 'unreachable', actions: [assignProblem, 'countTry'] },
          ],
        },
      ],
    },
    /** The bank has not said anything: it is asked for by itself for a while, and the customer may go there once more. */
    waiting: {
      after: { pollPause: { guard: 'mayPoll', target: 'asking', actions: 'countPoll' } },
      on: {
        'topUp.check': afresh,
        'page.shown': afresh,
        'topUp.continue': { guard: 'hasPage', target: 'leaving', actions: 'clearProblem' },
        'topUp.close': 'closing',
      },
    },
    /** Asked again by itself, and at once when the connection or the page comes back (F13). */
    unreachable: {
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      after: { retryPause: 'asking' },
      on: { 'connection.returned': afresh, 'page.shown': afresh, 'topUp.check': afresh },
    },
    settling: { tags: 'busy', invoke: { id: 'forgetTopUp', src: 'forgetTopUp', onDone: settled, onError: settled } },
    credited: { on: { 'topUp.close': 'closing' } },
    refused: { on: { 'topUp.close': 'closing' } },
    returning: {
      tags: 'busy',
      invoke: { id: 'forgetReturned', src: 'forgetTopUp', onDone: toForm, onError: toForm },
    },
    closing: { tags: 'busy', invoke: { id: 'forgetClosed', src: 'forgetTopUp', onDone: closed, onError: closed } },
  },
});

export type TopUpRef = ActorRefFrom<typeof topUpMachine>;
export type TopUpSnapshot = SnapshotFrom<typeof topUpMachine>;
