/** The actors, guards and actions of a top-up. */
import { assign, emit, setup } from 'xstate';
import type { TopUp } from '../../src/contract/additions/topUp.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { growingPause } from '../shared/growingPause.ts';
import { isFromOtherTab, settledElsewhere } from '../shared/otherTab.ts';
import { RefusedError, toProblem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { deferUpdate } from '../version/deferUpdate.ts';
import * as c from './topUpContext.ts';
import * as rules from './topUpRules.ts';

/** Polls for half a minute; then the customer decides. */
const mostPolls = 10;

export type FoundTopUp = Done<c.TopUpAnswer>;
const topUpIn = ({ output }: FoundTopUp): TopUp => required(output === 'coming' ? null : output, 'top-up');
type Cards = Pick<c.TopUpOffer, 'cards'>;
type Balance = Pick<c.TopUpOffer, 'balance'>;

export const topUp = setup({
  types: {
    context: {} as c.TopUpContext,
    events: {} as c.TopUpEvent,
    emitted: {} as c.TopUpEmitted,
    input: {} as c.TopUpInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Reports when the browser shows the page again from its back/forward cache (F13). */
    watchPageShown: callbackActor<{ type: 'page.shown' }>('watchPageShown'),
    watchConnection: callbackActor<{ type: 'connection.returned' }>('watchConnection'),
    watchTopUp: callbackActor<c.TopUpNews, Pick<c.TopUpInput, 'owner'>>('watchTopUp'),
    deferUpdate,
    loadOffer: promiseActor<c.TopUpOffer, void>('loadOffer'),
    /** Persists the top-up to be sent under a key; answers the one of another tab instead where that is under way. */
    persistTopUp: promiseActor<c.TopUpIntent, c.TopUpIntention>('persistTopUp'),
    startTopUp: promiseActor<TopUp, { intent: c.TopUpIntent; keepsCard: boolean }>('startTopUp'),
    openPaymentPage: promiseActor<void, { url: string }>('openPaymentPage'),
    /** Asks for the top-up; null: the server has none with that key or transaction. */
    findTopUp: promiseActor<c.TopUpAnswer, Pick<c.TopUpContext, 'transactionId' | 'intent'>>('findTopUp'),
    /** Removes the persisted top-up from the browser. */
    clearPersistedTopUp: promiseActor<void, c.TopUpTraces>('clearPersistedTopUp'),
  },
  delays: { pollPause: 3_000, retryPause: ({ context }) => growingPause(context.tries) },
  guards: {
    isReturning: ({ context }) => c.isUnderWay(context),
    maySend: ({ context: { selection, offer } }) =>
      rules.amountFault(selection, required(offer, 'offer').terms) === null,
    /** Another tab's top-up is under way: it is asked about, and none is sent. */
    isOfOtherTab: (_, { output }: Done<c.TopUpIntent>) => output.elsewhereUntil !== undefined,
    isBegunElsewhere: (_, { intent }: c.TopUpNews) => isFromOtherTab(null, intent),
    isHeard: ({ context }, { intent }: c.TopUpNews) => isFromOtherTab(context.intent, intent),
    isComing: (_, { output }: FoundTopUp) => output === 'coming',
    isNone: (_, { output }: FoundTopUp) => output === null,
    isPending: (_, found: FoundTopUp) => topUpIn(found).state === 'pending',
    /** The bank has not answered, and another tab has given the top-up up. */
    isGivenUpElsewhere: ({ context }, found: FoundTopUp) => context.isSettled && topUpIn(found).state === 'pending',
    isWishRefused: (_, { error }: Failed) => rules.isWishRefused(error),
    /** Refused, and not because the server has a top-up with that key: nothing is known of one. */
    isOfUnknownTopUp: (_, { error }: Failed) => error instanceof RefusedError && !rules.isOfKnownTopUp(error),
    hasOffer: ({ context }) => context.offer !== null,
    hasOtherCards: ({ context: { offer } }, { cards }: Cards) =>
      offer !== null && rules.isOtherSelection(offer.cards, cards),
    hasOtherBalance: ({ context: { offer } }, { balance }: Balance) => offer !== null && offer.balance !== balance,
    hasPage: ({ context }) => c.topUpOf(context).url !== null,
    isCredited: ({ context }) => c.topUpOf(context).state === 'succeeded',
    mayPoll: ({ context }) => context.polls < mostPolls,
  },
  actions: {
    assignOffer: assign((_, { output }: Done<c.TopUpOffer>) => ({
      offer: output,
      selection: rules.firstSelection(output.terms, output.cards),
    })),
    assignCards: assign(({ context: { offer, selection } }, { cards }: Cards) => ({
      offer: offer && { ...offer, cards },
      selection: { ...selection, card: rules.topUpCard(selection.card, cards) },
    })),
    assignBalance: assign(({ context: { offer } }, { balance }: Balance) => ({
      offer: offer && { ...offer, balance },
    })),
    assignAmount: assign(({ context }, { amount }: { amount: number | null }) => ({
      selection: { ...context.selection, offered: amount },
      isChecked: false,
    })),
    assignWrittenAmount: assign(({ context }, { text }: { text: string }) => ({
      selection: { ...context.selection, written: text },
    })),
    assignCard: assign(({ context }, { card }: { card: string }) => ({ selection: { ...context.selection, card } })),
    assignCardSaving: assign(({ context }, { on }: { on: boolean }) => ({
      selection: { ...context.selection, keepsCard: on },
    })),
    assignChecked: assign({ isChecked: true }),
    assignIntent: assign((_, { output }: Done<c.TopUpIntent>) => ({ intent: output, transactionId: null })),
    /** A settled top-up is still asked about by its transaction where that is known. */
    assignHeard: assign(({ context }, { intent }: c.TopUpNews) =>
      intent === null
        ? { intent: settledElsewhere(context.intent), isSettled: true, problem: null }
        : {
            intent,
            transactionId: null,
            topUp: intent.key === context.intent?.key ? context.topUp : null,
            isSettled: false,
            problem: null,
          },
    ),
    clearIntent: assign({ intent: null, transactionId: null, topUp: null, tries: 0 }),
    assignTopUp: assign((_, found: FoundTopUp) => ({ topUp: topUpIn(found), tries: 0, problem: null })),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    clearProblem: assign({ problem: null }),
    /** A transaction of another customer must not be answered with "nothing was charged". */
    assignNotStartedProblem: assign(({ context: { transactionId } }) => ({
      problem: { code: transactionId === null ? 'notStarted' : 'notYours', message: null },
      transactionId: null,
      topUp: null,
      tries: 0,
    })),
    assignPolls: assign({ polls: ({ context }) => context.polls + 1 }),
    assignTries: assign({ tries: ({ context }) => context.tries + 1 }),
    clearCounts: assign({ polls: 0, tries: 0 }),
    /** What was not found out stays persisted: the same wish is the same top-up, and the form says that there is one. */
    assignOutcomeUnknown: assign({
      transactionId: null,
      topUp: null,
      problem: { code: 'outcomeUnknown', message: null },
      isSettled: false,
      polls: 0,
      tries: 0,
    }),
    clearTopUp: assign({
      topUp: null,
      intent: null,
      transactionId: null,
      offer: null,
      problem: null,
      isChecked: false,
      isSettled: false,
      polls: 0,
    }),
    emitClosed: emit({ type: 'topUp.closed' }),
    emitCredited: emit({ type: 'topUp.credited' }),
    emitRefused: emit({ type: 'topUp.refused' }),
  },
});
