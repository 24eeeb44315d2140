import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Transaction } from '../../src/contract/orders/orders.ts';
import type { OrderNews } from '../checkout/orderIntent.ts';
import type { ReopeningOutput } from '../checkout/reopeningMachine.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { contextFrom, type FailedPaymentContext, type FoundOrder } from './failedPaymentContext.ts';
import { failedPayment } from './failedPaymentSetup.ts';

const transactionOf = ({ context }: { context: FailedPaymentContext }) => ({
  transactionId: required(context.transactionId, 'transaction'),
});
const assignTransaction = { type: 'assignTransaction', params: wholeEvent<Done<Transaction>> } as const;
const assignOrder = { type: 'assignOrder', params: wholeEvent<FoundOrder> } as const;
const assignProblem = { type: 'assignProblem', params: wholeEvent<Failed> } as const;
const assignEnd = { type: 'assignEnd', params: wholeEvent<Done<ReopeningOutput>> } as const;
const wonOrder = {
  guard: { type: 'isWonOrder', params: wholeEvent<FoundOrder> },
  target: '#failedPayment.sentToSuccess',
  actions: assignOrder,
} as const;
const wonTransaction = {
  guard: { type: 'isWonTransaction', params: wholeEvent<Done<Transaction>> },
  target: '#failedPayment.sentToSuccess',
  actions: assignTransaction,
} as const;
const sentToCart = '#failedPayment.sentToCart';
const stillOpen = {
  guard: { type: 'isStillOpen', params: wholeEvent<Done<Transaction>> },
  target: sentToCart,
} as const;
const assignGone = [assignProblem, 'assignPlacesGone'] as const;
const failed = { target: '#failedPayment.failed', actions: assignProblem } as const;
const locked = {
  guard: { type: 'isLocked', params: wholeEvent<Failed> },
  target: '#failedPayment.locked',
  actions: assignProblem,
} as const;
const unreachable = { target: '#failedPayment.unreachable', actions: [assignProblem, 'assignTries'] } as const;
const hearing = {
  guard: { type: 'isHeard', params: wholeEvent<OrderNews> },
  target: 'deciding',
  actions: { type: 'assignHeard', params: wholeEvent<OrderNews> },
} as const;
const askingAfresh = { target: 'deciding', actions: 'clearTries' } as const;

export const failedPaymentMachine = failedPayment.createMachine({
  id: 'failedPayment',
  description:
    'A payment that failed: its details are shown, and it is paid again, or given up and its lines put back into the cart (R2.1.23, R8.4.1).',
  context: ({ input }) => contextFrom(input),
  invoke: [
    { id: 'watchPageShown', src: 'watchPageShown' },
    { id: 'watchOrder', src: 'watchOrder' },
  ],
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'hasTransaction', target: 'underWay.readingTransaction' },
        { guard: 'isSettled', target: 'sentToCart' },
        { guard: 'hasIntent', target: 'underWay.findingOrder' },
        { target: 'failed' },
      ],
    },
    failed: {
      on: {
        'payment.retry': { guard: 'mayRetry', target: 'underWay.retrying', actions: 'clearProblem' },
        'cart.reopen': [
          { guard: 'hasTransaction', target: 'underWay.abandoning', actions: 'clearProblem' },
          { guard: 'hasIntent', target: 'underWay.restoring' },
        ],
        'page.shown': 'deciding',
        'order.heard': hearing,
      },
    },
    underWay: {
      tags: 'busy',
      invoke: { id: 'deferUpdate', src: 'deferUpdate' },
      initial: 'findingOrder',
      states: {
        findingOrder: {
          invoke: {
            id: 'findOrder',
            src: 'findOrder',
            input: ({ context }) => ({ key: required(context.intent, 'intent').key }),
            onDone: [
              // Never placed: the cart still has all its lines.
              { guard: { type: 'isNone', params: wholeEvent }, target: sentToCart },
              wonOrder,
              {
                guard: { type: 'hasOrderTransaction', params: wholeEvent },
                target: 'readingTransaction',
                actions: assignOrder,
              },
              { target: '#failedPayment.failed' },
            ],
            onError: [locked, unreachable],
          },
        },
        readingTransaction: {
          invoke: {
            id: 'readTransaction',
            src: 'readTransaction',
            input: transactionOf,
            onDone: [
              wonTransaction,
              { guard: 'isSettled', target: sentToCart },
              stillOpen,
              { target: '#failedPayment.failed', actions: assignTransaction },
            ],
            onError: [
              { guard: { type: 'isUnknown', params: wholeEvent }, target: '#failedPayment.missing' },
              locked,
              unreachable,
            ],
          },
        },
        retrying: {
          invoke: {
            id: 'retryPayment',
            src: 'retryPayment',
            input: transactionOf,
            onDone: [
              { guard: { type: 'hasPaymentPage', params: wholeEvent }, target: 'redirecting', actions: assignOrder },
              wonOrder,
              { target: 'readingTransaction', actions: assignOrder },
            ],
            onError: [
              { guard: { type: 'isOrderOver', params: wholeEvent }, ...failed, actions: [assignProblem, 'assignOver'] },
              { guard: { type: 'isGone', params: wholeEvent }, ...failed, actions: assignGone },
              failed,
            ],
          },
        },
        redirecting: {
          invoke: {
            id: 'openPaymentPage',
            src: 'openPaymentPage',
            input: ({ context }) => ({ url: required(context.url, 'payment page') }),
            onError: failed,
          },
          on: { 'page.shown': 'readingTransaction' },
        },
        abandoning: {
          invoke: {
            id: 'reopening',
            src: 'reopening',
            input: ({ context }) => ({ ...transactionOf({ context }), intent: context.intent, isDead: false }),
            onDone: [
              // The order is over, or was just paid.
              { guard: { type: 'isUnsure', params: wholeEvent }, target: 'rereading' },
              { guard: { type: 'isKept', params: wholeEvent }, target: '#failedPayment.failed', actions: assignEnd },
              { target: sentToCart },
            ],
            onError: failed,
          },
        },
        rereading: {
          invoke: {
            id: 'rereadTransaction',
            src: 'readTransaction',
            input: transactionOf,
            onDone: [
              wonTransaction,
              stillOpen,
              // Nothing is put into the cart that is ordered already.
              {
                guard: { type: 'isDeadTransaction', params: wholeEvent },
                target: 'restoring',
                actions: assignTransaction,
              },
              { target: '#failedPayment.failed', actions: assignTransaction },
            ],
            onError: failed,
          },
        },
        restoring: {
          invoke: {
            id: 'reopening',
            src: 'reopening',
            input: ({ context }) => ({ transactionId: null, intent: context.intent, isDead: true }),
            onDone: sentToCart,
            onError: sentToCart,
          },
        },
      },
    },
    missing: {},
    /** The server is asked again after a pause, and at once when the connection or the page comes back (F13). */
    unreachable: {
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      after: { retryPause: 'deciding' },
      on: {
        'connection.returned': askingAfresh,
        'page.shown': askingAfresh,
        'payment.check': askingAfresh,
        'order.heard': hearing,
      },
    },
    /** The server shows it to its owner only; a guest's key to it expires with the hold (decision 020). */
    locked: {
      on: { 'cart.reopen': { guard: 'hasGuestOrder', target: 'underWay.restoring', actions: 'clearProblem' } },
    },
    /** Another page takes over. */
    sentToSuccess: { type: 'final' },
    sentToCart: { type: 'final' },
  },
});

export type FailedPaymentRef = ActorRefFrom<typeof failedPaymentMachine>;
export type FailedPaymentSnapshot = SnapshotFrom<typeof failedPaymentMachine>;
