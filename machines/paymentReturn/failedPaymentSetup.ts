/** The actors, guards and actions of a payment that failed. */
import { assign, setup } from 'xstate';
import type { PlacedOrder, Transaction } from '../../src/contract/orders/orders.ts';
import type { OrderNews } from '../checkout/orderIntent.ts';
import { isOfGuest } from '../checkout/orderOwner.ts';
import { isDead, isWon } from '../checkout/orderState.ts';
import { reopeningMachine, type ReopeningOutput } from '../checkout/reopeningMachine.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { growingPause } from '../shared/growingPause.ts';
import { isFromOtherTab } from '../shared/otherTab.ts';
import { RefusedError, toProblem } from '../shared/problem.ts';
import { deferUpdate } from '../version/deferUpdate.ts';
import {
  intentOf,
  orderIn,
  type FailedPaymentContext,
  type FailedPaymentEvent,
  type FailedPaymentInput,
  type FoundOrder,
} from './failedPaymentContext.ts';
import { mayPayAgain } from './mayPayAgain.ts';

export const failedPayment = setup({
  types: {
    context: {} as FailedPaymentContext,
    events: {} as FailedPaymentEvent,
    input: {} as FailedPaymentInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Reports when the browser shows the page again from its back/forward cache (F13). */
    watchPageShown: callbackActor<{ type: 'page.shown' }>('watchPageShown'),
    /** Reports when the browser is online again. */
    watchConnection: callbackActor<{ type: 'connection.returned' }>('watchConnection'),
    watchOrder: callbackActor<OrderNews>('watchOrder'),
    deferUpdate,
    readTransaction: promiseActor<Transaction, { transactionId: string }>('readTransaction'),
    findOrder: promiseActor<PlacedOrder | null, { key: string }>('findOrder'),
    retryPayment: promiseActor<PlacedOrder, { transactionId: string }>('retryPayment'),
    openPaymentPage: promiseActor<void, { url: string }>('openPaymentPage'),
    reopening: reopeningMachine,
  },
  delays: {
    /** The server may be reachable before the browser reports a connection. */
    retryPause: ({ context }) => growingPause(context.tries),
  },
  guards: {
    hasTransaction: ({ context }) => context.transactionId !== null,
    hasIntent: ({ context }) => context.intent !== null,
    /** A customer's order waits until they log in again. */
    hasGuestOrder: ({ context: { intent } }) => intent !== null && isOfGuest(intent),
    /** Another tab continues the order, or has settled it (071). */
    isHeard: ({ context: { intent } }, news: OrderNews) => intent !== null && isFromOtherTab(intent, news.intent),
    isSettled: ({ context }) => context.isSettled,
    isUnknown: (_, { error }: Failed) => error instanceof RefusedError && error.status === 404,
    /** The customer is signed out, or a guest's key has expired. */
    isLocked: (_, { error }: Failed) => error instanceof RefusedError && (error.status === 401 || error.status === 403),
    /** Cancelled on another device, or what the customer may have only once was bought otherwise. */
    isOrderOver: (_, { error }: Failed) =>
      error instanceof RefusedError && ['orderOver', 'membershipExists', 'onePerCustomer'].includes(error.code),
    /** Not where it is money that is missing: that was spent elsewhere, and nobody has the places for it. */
    isGone: (_, { error }: Failed) =>
      error instanceof RefusedError && error.status === 409 && !['walletTooLow', 'pointsTooLow'].includes(error.code),
    isDeadTransaction: (_, { output }: Done<Transaction>) => isDead(output.state),
    isWonTransaction: (_, { output }: Done<Transaction>) => isWon(output.state) && output.token !== null,
    /** The bank has not answered: the cart page can continue an order that waits. */
    isStillOpen: ({ context }, { output }: Done<Transaction>) =>
      intentOf(context, output) !== null && output.state === 'awaiting_payment',
    isNone: (_, { output }: FoundOrder) => output === null,
    isWonOrder: (_, found: FoundOrder) => isWon(orderIn(found).state) && orderIn(found).token !== null,
    hasOrderTransaction: (_, found: FoundOrder) => orderIn(found).transactionId !== null,
    hasPaymentPage: (_, found: FoundOrder) => Boolean(orderIn(found).pg && orderIn(found).url),
    mayRetry: ({ context }) => mayPayAgain(context),
    isKept: (_, { output }: Done<ReopeningOutput>) => output.kind === 'kept',
    isUnsure: (_, { output }: Done<ReopeningOutput>) => output.kind === 'unsure',
  },
  actions: {
    assignHeard: assign(({ context }, { intent }: OrderNews) => ({
      intent,
      isSettled: intent?.key !== context.intent?.key,
    })),
    assignTransaction: assign(({ context }, { output }: Done<Transaction>) => ({
      transaction: output,
      intent: intentOf(context, output),
      token: output.token,
      isOver: context.isOver || output.state === 'cancelled' || output.state === 'rejected',
      problem: null,
      tries: 0,
    })),
    assignOrder: assign(({ context }, found: FoundOrder) => {
      const { url, state, token, transactionId } = orderIn(found);
      return { url, token: isWon(state) ? token : null, transactionId: transactionId ?? context.transactionId };
    }),
    assignTries: assign({ tries: ({ context }) => context.tries + 1 }),
    clearTries: assign({ tries: 0 }),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    assignEnd: assign((_, { output }: Done<ReopeningOutput>) => ({ problem: output.problem })),
    clearProblem: assign({ problem: null }),
    assignPlacesGone: assign({ arePlacesGone: true }),
    assignOver: assign({ isOver: true }),
  },
});
