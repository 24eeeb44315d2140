import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { PlacedOrder } from '../../src/contract/orders/orders.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
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

export type PaymentEvent = { type: 'page.shown' } | { type: 'payment.continue' } | { type: 'payment.abandon' };

/** unsure: the server must be asked for the outcome · reopened: given up, its lines are in the cart again. */
export interface PaymentOutput {
  end: 'unsure' | 'reopened';
  problem: Problem | null;
}

const payment = setup({
  types: {
    context: {} as PaymentInput,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as PaymentOutput,
    tags: {} as 'busy',
  },
  actors: {
    /** Reports when the browser shows the page again from its back/forward cache (F13). */
    watchPageShown: callbackActor<{ type: 'page.shown' }>('watchPageShown'),
    openPaymentPage: promiseActor<void, { url: string }>('openPaymentPage'),
    reopening: reopeningMachine,
  },
  guards: {
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
  },
});

const assignEnd = { type: 'assignEnd', params: wholeEvent<Done<ReopeningOutput>> } as const;

export const paymentMachine = payment.createMachine({
  id: 'payment',
  description:
    'An order that the server has accepted and that is not paid: either to the bank’s page, or given up, with its lines back in the cart (R4.8.7, Q4.8.c).',
  context: ({ input }) => input,
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
    /** The customer chooses to pay or to give the order up. */
    unpaid: {
      on: {
        // It may have been paid in another window meanwhile.
        'page.shown': 'unsure',
        'payment.continue': { guard: 'hasPaymentPage', target: 'redirecting', actions: 'clearProblem' },
        'payment.abandon': { target: 'reopening', actions: 'clearProblem' },
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
