import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Payment } from '../../src/contract/orders/orders.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import type { OrderIntent } from '../checkout/orderIntent.ts';
import { isDead } from '../checkout/orderState.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { growingPause } from '../shared/growingPause.ts';
import { RefusedError, toProblem, type Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { deferUpdate } from '../version/deferUpdate.ts';

export interface ReceiptInput {
  /** From /paymentsuccess/{token}. */
  token: string;
  /** The order of this tab, while its result is unknown. */
  intent: OrderIntent | null;
}

export interface ReceiptContext extends ReceiptInput {
  payment: Payment | null;
  problem: Problem | null;
  /** How many times the payment was requested while its result was missing. */
  polls: number;
  /** How many times in a row the server could not be reached. */
  tries: number;
}

export type ReceiptEvent = { type: 'page.shown' } | { type: 'connection.returned' } | { type: 'payment.check' };

/** Polls for half a minute; then the customer decides. */
const mostPolls = 10;

const paymentOf = ({ payment }: ReceiptContext): Payment => required(payment, 'payment');

const receipt = setup({
  types: {
    context: {} as ReceiptContext,
    events: {} as ReceiptEvent,
    input: {} as ReceiptInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Reports when the browser shows the page again from its back/forward cache (F13). */
    watchPageShown: callbackActor<{ type: 'page.shown' }>('watchPageShown'),
    /** Reports when the browser is online again. */
    watchConnection: callbackActor<{ type: 'connection.returned' }>('watchConnection'),
    deferUpdate,
    readPayment: promiseActor<Payment, { token: string }>('readPayment'),
    /** The result is known: the persisted order is removed, as its cart need not be restored. */
    clearPersistedIntent: promiseActor<void, { orderId: Id }>('clearPersistedIntent'),
    /** Loads the customer again: a membership makes them a member, at once when it starts today (Q3.6.d). */
    refreshUser: promiseActor<void, void>('refreshUser'),
  },
  delays: {
    pollPause: 3_000,
    /** The server may be reachable before the browser reports a connection. */
    retryPause: ({ context }) => growingPause(context.tries),
  },
  guards: {
    mayPoll: ({ context }, { output }: Done<Payment>) =>
      output.state === 'awaiting_payment' && context.polls < mostPolls,
    isAwaited: (_, { output }: Done<Payment>) => output.state === 'awaiting_payment',
    /** A paid order that was cancelled later is not a failed payment: its receipt stays (Q7.7.b). */
    isDead: (_, { output }: Done<Payment>) => isDead(output.state) && output.cancelled === null,
    isGivenUp: ({ context }) => paymentOf(context).cancelled !== null,
    isApprovalNeeded: ({ context }) => paymentOf(context).state === 'awaiting_approval',
    hasMembership: ({ context }) => paymentOf(context).items.some(({ membership }) => membership !== null),
    /** A truncated or invalid link is not tried again. */
    isUnknown: (_, { error }: Failed) =>
      error instanceof RefusedError && (error.status === 404 || error.status === 422),
  },
  actions: {
    assignPayment: assign((_, { output }: Done<Payment>) => ({ payment: output, problem: null, tries: 0 })),
    assignPolls: assign({ polls: ({ context }) => context.polls + 1 }),
    clearPolls: assign({ polls: 0 }),
    assignTries: assign({ tries: ({ context }) => context.tries + 1 }),
    clearTries: assign({ tries: 0 }),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
  },
});

const assignPayment = { type: 'assignPayment', params: wholeEvent<Done<Payment>> } as const;
/** The payment's outcome stands, whether or not the persisted order could be removed. */
const settled = [
  { guard: 'isGivenUp', target: '#receipt.cancelled' },
  { guard: 'isApprovalNeeded', target: '#receipt.awaitingApproval' },
  { guard: 'hasMembership', target: '#receipt.welcoming' },
  { target: '#receipt.paid' },
] as const;

export const receiptMachine = receipt.createMachine({
  id: 'receipt',
  description:
    'The outcome of a payment: asks the server until the bank has answered, then shows what was bought (R2.1.22).',
  context: ({ input }) => ({ ...input, payment: null, problem: null, polls: 0, tries: 0 }),
  invoke: { id: 'watchPageShown', src: 'watchPageShown' },
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: { id: 'deferUpdate', src: 'deferUpdate' },
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'readPayment',
            src: 'readPayment',
            input: ({ context }) => ({ token: context.token }),
            onDone: [
              {
                guard: { type: 'mayPoll', params: wholeEvent },
                target: '#receipt.waiting',
                actions: assignPayment,
              },
              {
                guard: { type: 'isAwaited', params: wholeEvent },
                target: '#receipt.stillWaiting',
                actions: assignPayment,
              },
              {
                guard: { type: 'isDead', params: wholeEvent },
                target: '#receipt.sentToFailed',
                actions: assignPayment,
              },
              { target: 'settling', actions: assignPayment },
            ],
            onError: [
              { guard: { type: 'isUnknown', params: wholeEvent }, target: '#receipt.missing' },
              {
                target: '#receipt.unreachable',
                actions: [{ type: 'assignProblem', params: wholeEvent }, 'assignTries'],
              },
            ],
          },
        },
        settling: {
          invoke: {
            id: 'clearPersistedIntent',
            src: 'clearPersistedIntent',
            input: ({ context }) => ({ orderId: paymentOf(context).order_id }),
            onDone: settled,
            onError: settled,
          },
        },
      },
    },
    waiting: {
      after: { pollPause: { target: 'asking', actions: 'assignPolls' } },
      on: { 'page.shown': 'asking' },
    },
    stillWaiting: {
      on: {
        'payment.check': { target: 'asking', actions: 'clearPolls' },
        'page.shown': { target: 'asking', actions: 'clearPolls' },
      },
    },
    /** The customer is a member even if they could not be loaded again. */
    welcoming: { invoke: { id: 'refreshUser', src: 'refreshUser', onDone: 'paid', onError: 'paid' } },
    paid: {},
    cancelled: {},
    awaitingApproval: { on: { 'payment.check': 'asking', 'page.shown': 'asking' } },
    missing: {},
    /** The server is asked again after a pause, and at once when the connection or the page comes back (F13). */
    unreachable: {
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      after: { retryPause: 'asking' },
      on: {
        'connection.returned': { target: 'asking', actions: 'clearTries' },
        'page.shown': { target: 'asking', actions: 'clearTries' },
        'payment.check': { target: 'asking', actions: ['clearPolls', 'clearTries'] },
      },
    },
    /** The page of failed payments takes over. */
    sentToFailed: { type: 'final' },
  },
});

export type ReceiptRef = ActorRefFrom<typeof receiptMachine>;
export type ReceiptSnapshot = SnapshotFrom<typeof receiptMachine>;
