import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { OrderState, Payment, PlacedOrder, Transaction } from '../../src/contract/orders.ts';
import type { Id } from '../../src/contract/wire.ts';
import type { OrderIntent } from '../checkout/orderIntent.ts';
import { isDead } from '../checkout/orderState.ts';
import { promiseActor, callbackActor } from '../shared/actorTypes.ts';
import { ConnectionError, toProblem, RefusedError, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { mayPayAgain } from './paymentReturnRules.ts';

export interface PaymentReturnInput {
  /** Of /paymentsuccess/{token}. */
  token: string | null;
  /** Of /paymentfailed?transactionId=… */
  transactionId: string | null;
  /** What this tab ordered, while the result is not known. */
  intent: OrderIntent | null;
}

export interface PaymentReturnContext extends PaymentReturnInput {
  payment: Payment | null;
  transaction: Transaction | null;
  placed: PlacedOrder | null;
  problem: Problem | null;
  /** The places of the order were sold to somebody else: it cannot be paid any more. */
  arePlacesGone: boolean;
  /** How often the payment was asked for while its result was not there. */
  polls: number;
  /** How often in a row the server was asked in vain. */
  tries: number;
}

export type PaymentReturnEvent =
  | { type: 'page.shown' }
  | { type: 'connection.returned' }
  | { type: 'payment.check' }
  | { type: 'payment.retry' }
  | { type: 'cart.reopen' };

interface Failed {
  error: unknown;
}
interface Read<T> {
  output: T;
}

/** Half a minute of asking, then the customer decides. */
const mostPolls = 10;

const isWon = (state: OrderState | undefined): boolean => state === 'paid' || state === 'awaiting_approval';

const paymentReturn = setup({
  types: {
    context: {} as PaymentReturnContext,
    events: {} as PaymentReturnEvent,
    input: {} as PaymentReturnInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Tells when the page comes back from where the browser had put it aside (F13). */
    watchPageShown: callbackActor<{ type: 'page.shown' }>('watchPageShown'),
    /** Tells when the browser has a connection again. */
    watchConnection: callbackActor<{ type: 'connection.returned' }>('watchConnection'),
    readPayment: promiseActor<Payment, { token: string }>('readPayment'),
    readTransaction: promiseActor<Transaction, { transactionId: string }>('readTransaction'),
    findOrder: promiseActor<PlacedOrder | null, { key: string }>('findOrder'),
    /** The result is known: what was kept to restore the cart of that order is dropped. */
    forgetIntent: promiseActor<void, { orderId: Id }>('forgetIntent'),
    retryPayment: promiseActor<PlacedOrder, { transactionId: string }>('retryPayment'),
    openPaymentPage: promiseActor<void, { url: string }>('openPaymentPage'),
    abandonPayment: promiseActor<void, { transactionId: string }>('abandonPayment'),
    restoreCart: promiseActor<void, { intent: OrderIntent | null }>('restoreCart'),
  },
  delays: {
    pollPause: 3_000,
    /** 2, 4, 8, 16, then every 30 seconds: the server may be back before the browser's connection tells anything. */
    retryPause: ({ context }) => Math.min(30_000, 1_000 * 2 ** context.tries),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    hasTransaction: ({ context }) => context.transactionId !== null,
    hasIntent: ({ context }) => context.intent !== null,
    mayPoll: ({ context }, { output }: Read<Payment>) =>
      output.state === 'awaiting_payment' && context.polls < mostPolls,
    isAwaited: (_, { output }: Read<Payment>) => output.state === 'awaiting_payment',
    isDead: (_, { output }: Read<Payment>) => isDead(output.state),
    needsApproval: ({ context }) => context.payment?.state === 'awaiting_approval',
    isUnknown: (_, { error }: Failed) => error instanceof RefusedError && error.status === 404,
    /** Nobody is logged in, or the key of a guest's order is over. */
    isLocked: (_, { error }: Failed) => error instanceof RefusedError && (error.status === 401 || error.status === 403),
    isGone: (_, { error }: Failed) => error instanceof RefusedError && error.status === 409,
    isLost: (_, { error }: Failed) => error instanceof ConnectionError,
    isWonTransaction: (_, { output }: Read<Transaction>) => isWon(output.state) && output.token !== null,
    /** The bank has not said anything: the cart's page knows how to go on with an order that waits. */
    isStillOpen: ({ context }, { output }: Read<Transaction>) =>
      context.intent !== null && output.state === 'awaiting_payment',
    isNone: (_, { output }: Read<PlacedOrder | null>) => output === null,
    isWonOrder: (_, { output }: Read<PlacedOrder | null>) => isWon(output?.state) && output?.token !== null,
    hasOrderTransaction: (_, { output }: Read<PlacedOrder | null>) => output?.transactionId !== null,
    hasPaymentPage: (_, { output }: Read<PlacedOrder>) => Boolean(output.pg && output.url),
    mayRetry: ({ context }) => mayPayAgain(context),
  },
  actions: {
    assignPayment: assign((_, { output }: Read<Payment>) => ({ payment: output, problem: null, tries: 0 })),
    assignTransaction: assign((_, { output }: Read<Transaction>) => ({
      transaction: output,
      token: output.token,
      problem: null,
      tries: 0,
    })),
    assignOrder: assign(({ context }, { output }: Read<PlacedOrder | null>) => ({
      placed: output,
      token: isWon(output?.state) ? (output?.token ?? null) : null,
      transactionId: output?.transactionId ?? context.transactionId,
    })),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    pollAfresh: assign({ polls: 0 }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    tryAfresh: assign({ tries: 0 }),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    clearProblem: assign({ problem: null }),
    markPlacesGone: assign({ arePlacesGone: true }),
  },
});

/** The states that ask for these are entered with them only. */
function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${name} here.`);
  return value;
}
const transactionIdOf = ({ transactionId }: PaymentReturnContext): string => required(transactionId, 'transaction');

export const paymentReturnMachine = paymentReturn.createMachine({
  id: 'paymentReturn',
  description:
    'What became of a payment: asks the server, shows tickets or the failed transaction, pays again or gives the cart back.',
  context: ({ input }) => ({
    ...input,
    payment: null,
    transaction: null,
    placed: null,
    problem: null,
    arePlacesGone: false,
    polls: 0,
    tries: 0,
  }),
  invoke: { id: 'watchPageShown', src: 'watchPageShown' },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'hasToken', target: 'readingPayment' },
        { guard: 'hasTransaction', target: 'readingTransaction' },
        { guard: 'hasIntent', target: 'findingOrder' },
        { target: 'failed' },
      ],
    },

    readingPayment: {
      tags: 'busy',
      invoke: {
        id: 'readPayment',
        src: 'readPayment',
        input: ({ context }) => ({ token: required(context.token, 'token') }),
        onDone: [
          {
            guard: { type: 'mayPoll', params: wholeEvent },
            target: 'waiting',
            actions: { type: 'assignPayment', params: wholeEvent },
          },
          {
            guard: { type: 'isAwaited', params: wholeEvent },
            target: 'stillWaiting',
            actions: { type: 'assignPayment', params: wholeEvent },
          },
          {
            guard: { type: 'isDead', params: wholeEvent },
            target: 'sentToFailed',
            actions: { type: 'assignPayment', params: wholeEvent },
          },
          { target: 'settling', actions: { type: 'assignPayment', params: wholeEvent } },
        ],
        onError: [
          { guard: { type: 'isUnknown', params: wholeEvent }, target: 'missing' },
          { target: 'unreachable', actions: [{ type: 'assignProblem', params: wholeEvent }, 'countTry'] },
        ],
      },
    },
    waiting: {
      after: { pollPause: { target: 'readingPayment', actions: 'countPoll' } },
      on: { 'page.shown': 'readingPayment' },
    },
    stillWaiting: {
      on: {
        'payment.check': { target: 'readingPayment', actions: 'pollAfresh' },
        'page.shown': { target: 'readingPayment', actions: 'pollAfresh' },
      },
    },
    settling: {
      tags: 'busy',
      invoke: {
        id: 'forgetIntent',
        src: 'forgetIntent',
        input: ({ context }) => ({ orderId: required(context.payment?.order_id, 'order') }),
        onDone: 'settled',
        onError: 'settled',
      },
    },
    settled: { always: [{ guard: 'needsApproval', target: 'awaitingApproval' }, { target: 'paid' }] },
    paid: {},
    awaitingApproval: { on: { 'payment.check': 'readingPayment', 'page.shown': 'readingPayment' } },
    missing: {},
    /** The money is where it was: asked again by itself, and at once when the connection or the page comes back (F13). */
    unreachable: {
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      after: { retryPause: 'deciding' },
      on: {
        'connection.returned': { target: 'deciding', actions: 'tryAfresh' },
        'page.shown': { target: 'deciding', actions: 'tryAfresh' },
        'payment.check': { target: 'deciding', actions: ['pollAfresh', 'tryAfresh'] },
      },
    },
    /** The server tells it to its owner alone; a guest's key to it ends with the hold (decision 020). */
    locked: { on: { 'cart.reopen': { guard: 'hasIntent', target: 'restoring', actions: 'clearProblem' } } },

    findingOrder: {
      tags: 'busy',
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context }) => ({ key: required(context.intent, 'intent').key }),
        onDone: [
          // Never placed: the cart still has everything.
          { guard: { type: 'isNone', params: wholeEvent }, target: 'sentToCart' },
          {
            guard: { type: 'isWonOrder', params: wholeEvent },
            target: 'sentToSuccess',
            actions: { type: 'assignOrder', params: wholeEvent },
          },
          {
            guard: { type: 'hasOrderTransaction', params: wholeEvent },
            target: 'readingTransaction',
            actions: { type: 'assignOrder', params: wholeEvent },
          },
          { target: 'failed' },
        ],
        onError: [
          {
            guard: { type: 'isLocked', params: wholeEvent },
            target: 'locked',
            actions: { type: 'assignProblem', params: wholeEvent },
          },
          { target: 'unreachable', actions: [{ type: 'assignProblem', params: wholeEvent }, 'countTry'] },
        ],
      },
    },
    readingTransaction: {
      tags: 'busy',
      invoke: {
        id: 'readTransaction',
        src: 'readTransaction',
        input: ({ context }) => ({ transactionId: transactionIdOf(context) }),
        onDone: [
          {
            guard: { type: 'isWonTransaction', params: wholeEvent },
            target: 'sentToSuccess',
            actions: { type: 'assignTransaction', params: wholeEvent },
          },
          { guard: { type: 'isStillOpen', params: wholeEvent }, target: 'sentToCart' },
          { target: 'failed', actions: { type: 'assignTransaction', params: wholeEvent } },
        ],
        onError: [
          { guard: { type: 'isUnknown', params: wholeEvent }, target: 'missing' },
          {
            guard: { type: 'isLocked', params: wholeEvent },
            target: 'locked',
            actions: { type: 'assignProblem', params: wholeEvent },
          },
          { target: 'unreachable', actions: [{ type: 'assignProblem', params: wholeEvent }, 'countTry'] },
        ],
      },
    },
    failed: {
      on: {
        'payment.retry': { guard: 'mayRetry', target: 'retrying', actions: 'clearProblem' },
        'cart.reopen': [
          { guard: 'hasTransaction', target: 'abandoning', actions: 'clearProblem' },
          { guard: 'hasIntent', target: 'restoring' },
        ],
        'page.shown': 'deciding',
      },
    },
    retrying: {
      tags: 'busy',
      invoke: {
        id: 'retryPayment',
        src: 'retryPayment',
        input: ({ context }) => ({ transactionId: transactionIdOf(context) }),
        onDone: [
          {
            guard: { type: 'hasPaymentPage', params: wholeEvent },
            target: 'redirecting',
            actions: { type: 'assignOrder', params: wholeEvent },
          },
          {
            guard: { type: 'isWonOrder', params: wholeEvent },
            target: 'sentToSuccess',
            actions: { type: 'assignOrder', params: wholeEvent },
          },
          { target: 'readingTransaction', actions: { type: 'assignOrder', params: wholeEvent } },
        ],
        onError: [
          {
            guard: { type: 'isGone', params: wholeEvent },
            target: 'failed',
            actions: [{ type: 'assignProblem', params: wholeEvent }, 'markPlacesGone'],
          },
          { target: 'failed', actions: { type: 'assignProblem', params: wholeEvent } },
        ],
      },
    },
    redirecting: {
      tags: 'busy',
      invoke: {
        id: 'openPaymentPage',
        src: 'openPaymentPage',
        input: ({ context }) => ({ url: required(context.placed?.url, 'payment page') }),
        onError: { target: 'failed', actions: { type: 'assignProblem', params: wholeEvent } },
      },
      on: { 'page.shown': 'readingTransaction' },
    },
    abandoning: {
      tags: 'busy',
      invoke: {
        id: 'abandonPayment',
        src: 'abandonPayment',
        input: ({ context }) => ({ transactionId: transactionIdOf(context) }),
        onDone: 'restoring',
        onError: [
          {
            guard: { type: 'isLost', params: wholeEvent },
            target: 'failed',
            actions: { type: 'assignProblem', params: wholeEvent },
          },
          // The order is over, or was paid a moment ago.
          { target: 'rereading' },
        ],
      },
    },
    rereading: {
      tags: 'busy',
      invoke: {
        id: 'rereadTransaction',
        src: 'readTransaction',
        input: ({ context }) => ({ transactionId: transactionIdOf(context) }),
        onDone: [
          {
            guard: { type: 'isWonTransaction', params: wholeEvent },
            target: 'sentToSuccess',
            actions: { type: 'assignTransaction', params: wholeEvent },
          },
          { target: 'restoring', actions: { type: 'assignTransaction', params: wholeEvent } },
        ],
        onError: { target: 'failed', actions: { type: 'assignProblem', params: wholeEvent } },
      },
    },
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restoreCart',
        src: 'restoreCart',
        input: ({ context }) => ({ intent: context.intent }),
        onDone: 'sentToCart',
        onError: 'sentToCart',
      },
    },

    /** Another page has the rest. */
    sentToSuccess: { type: 'final' },
    sentToFailed: { type: 'final' },
    sentToCart: { type: 'final' },
  },
});

export type PaymentReturnRef = ActorRefFrom<typeof paymentReturnMachine>;
export type PaymentReturnSnapshot = SnapshotFrom<typeof paymentReturnMachine>;
