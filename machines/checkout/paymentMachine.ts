import { and, assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { PlacedOrder } from '../../src/contract/orders/orders.ts';
import type { ReconnectEvent } from '../reconnect/reconnectMachine.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { RefusedError, toProblem, type Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import type { OrderIntent } from './orderIntent.ts';
import { hasPaymentPage, isDead } from './orderState.ts';
import { reopeningMachine, type ReopeningOutput } from './reopeningMachine.ts';

export interface PaymentInput {
  intent: OrderIntent | null;
  placed: PlacedOrder;
  /** Whether the customer came back without paying: then they are asked before the bank's page opens again. */
  isLeft: boolean;
  /** Why it is not paid, as far as known. */
  problem: Problem | null;
}

export interface PaymentContext extends PaymentInput {
  /** How many times in a row the server had nothing new. */
  looks: number;
}

export type PaymentEvent = ReconnectEvent | { type: 'payment.continue' } | { type: 'payment.abandon' };

/** unsure: the server must be asked for the outcome · reopened: given up, its lines are in the cart again. */
export interface PaymentOutput {
  end: 'unsure' | 'reopened';
  problem: Problem | null;
}

type Found = Done<PlacedOrder | null>;

/** Milliseconds until the server is asked again: 15 s, 30 s, 1 min, 2 min, 4 min, then every 5 min. */
const sparsePause = (looks: number): number => Math.min(300_000, 15_000 * 2 ** looks);

const payment = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as PaymentOutput,
    tags: {} as 'busy',
  },
  actors: {
    /** Reports when the browser shows the page again from its back/forward cache (F13). */
    watchPageShown: callbackActor<{ type: 'page.shown' }>('watchPageShown'),
    /** Reports the browser's connection and whether the page is visible; a hidden page is reported at once. */
    watchPage: callbackActor<ReconnectEvent>('watchPage'),
    /** Asks for the order with that key; null: the server has none. */
    findOrder: promiseActor<PlacedOrder | null, { key: string }>('findOrder'),
    openPaymentPage: promiseActor<void, { url: string }>('openPaymentPage'),
    reopening: reopeningMachine,
  },
  delays: { lookPause: ({ context }) => sparsePause(context.looks) },
  guards: {
    hasIntent: ({ context }) => context.intent !== null,
    /** The bank has no answer yet. */
    isStillOpen: (_, { output }: Found) => output?.state === 'awaiting_payment',
    hasOpenPage: (_, { output }: Found) => output?.state === 'awaiting_payment' && hasPaymentPage(output),
    /** The customer is signed out, or a guest's key has expired: placement tells which (020, 071). */
    isLocked: (_, { error }: Failed) => error instanceof RefusedError && (error.status === 401 || error.status === 403),
    isDead: ({ context }) => isDead(context.placed.state),
    isLeft: ({ context }) => context.isLeft,
    hasPaymentPage: ({ context }) => hasPaymentPage(context.placed),
    isUnsure: (_, { output }: Done<ReopeningOutput>) => output.kind === 'unsure',
    isKept: (_, { output }: Done<ReopeningOutput>) => output.kind === 'kept',
  },
  actions: {
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    assignEnd: assign((_, { output }: Done<ReopeningOutput>) => ({ problem: output.problem })),
    assignFailedProblem: assign({ problem: { code: 'paymentFailed', message: null } }),
    clearProblem: assign({ problem: null }),
    assignPlaced: assign(({ context }, { output }: Found) => ({ placed: output ?? context.placed })),
    assignLooks: assign({ looks: ({ context }) => context.looks + 1 }),
    clearLooks: assign({ looks: 0 }),
  },
});

const assignPlaced = { type: 'assignPlaced', params: wholeEvent<Found> } as const;
const locked = { guard: { type: 'isLocked', params: wholeEvent<Failed> }, target: '#payment.unsure' } as const;
const keyOf = ({ context }: { context: PaymentContext }) => ({ key: required(context.intent, 'intent').key });
const lookingAfresh = { guard: 'hasIntent', target: '#payment.unpaid.looking', actions: 'clearLooks' } as const;
const assignEnd = { type: 'assignEnd', params: wholeEvent<Done<ReopeningOutput>> } as const;

export const paymentMachine = payment.createMachine({
  id: 'payment',
  description:
    'An order that the server has accepted and that is not paid: either to the bank’s page, or given up, with its lines back in the cart (R4.8.7, Q4.8.c).',
  context: ({ input }) => ({ ...input, looks: 0 }),
  invoke: { id: 'watchPageShown', src: 'watchPageShown' },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isDead', target: 'reopening', actions: 'assignFailedProblem' },
        { guard: 'isLeft', target: 'unpaid' },
        { guard: 'hasPaymentPage', target: 'redirecting' },
        { target: 'unpaid' },
      ],
    },
    redirecting: {
      tags: 'busy',
      invoke: {
        id: 'openPaymentPage',
        src: 'openPaymentPage',
        input: ({ context }) => ({ url: required(context.placed.url, 'payment page') }),
        onError: { target: 'unpaid', actions: { type: 'assignProblem', params: wholeEvent } },
      },
      on: { 'page.shown': 'unsure' },
    },
    /**
     * The customer chooses to pay or to give the order up. It may have been paid in a tab that was closed since: the server is
     * asked when the page is visible or online again, and now and then while it is visible (071).
     */
    unpaid: {
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: {
        'payment.continue': [
          { guard: and(['hasPaymentPage', 'hasIntent']), target: 'confirming', actions: 'clearProblem' },
          { guard: 'hasPaymentPage', target: 'redirecting', actions: 'clearProblem' },
        ],
        'payment.abandon': { target: 'reopening', actions: 'clearProblem' },
      },
      initial: 'resting',
      states: {
        resting: {
          after: { lookPause: { guard: 'hasIntent', target: 'looking' } },
          on: { 'page.hidden': 'unseen', 'page.shown': lookingAfresh, 'connection.returned': lookingAfresh },
        },
        unseen: { on: { 'page.shown': lookingAfresh } },
        looking: {
          invoke: {
            id: 'findOrder',
            src: 'findOrder',
            input: keyOf,
            onDone: [
              {
                guard: { type: 'isStillOpen', params: wholeEvent<Found> },
                target: 'resting',
                actions: [assignPlaced, 'assignLooks'],
              },
              { target: '#payment.unsure' },
            ],
            onError: [locked, { target: 'resting', actions: 'assignLooks' }],
          },
          on: { 'page.hidden': 'unseen' },
        },
      },
    },
    /** Before the bank's page opens, the server is asked whether the order can still be paid. */
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirmOrder',
        src: 'findOrder',
        input: keyOf,
        onDone: [
          { guard: { type: 'hasOpenPage', params: wholeEvent<Found> }, target: 'redirecting', actions: assignPlaced },
          { target: 'unsure' },
        ],
        onError: [locked, { target: 'unpaid', actions: { type: 'assignProblem', params: wholeEvent } }],
      },
    },
    reopening: {
      tags: 'busy',
      invoke: {
        id: 'reopening',
        src: 'reopening',
        input: ({ context: { placed, intent } }) => ({
          transactionId: placed.transactionId,
          intent,
          isDead: isDead(placed.state),
        }),
        onDone: [
          // It may have been paid a moment ago.
          { guard: { type: 'isUnsure', params: wholeEvent }, target: 'unsure', actions: assignEnd },
          { guard: { type: 'isKept', params: wholeEvent }, target: 'unpaid', actions: assignEnd },
          { target: 'reopened' },
        ],
        onError: { target: 'unpaid', actions: { type: 'assignProblem', params: wholeEvent } },
      },
    },
    unsure: { type: 'final', output: 'unsure' },
    reopened: { type: 'final', output: 'reopened' },
  },
  // SAFETY: the output of each final state is one of these ends.
  output: ({ context: { problem }, event }) => ({ end: event.output as PaymentOutput['end'], problem }),
});

export type PaymentRef = ActorRefFrom<typeof paymentMachine>;
export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;
