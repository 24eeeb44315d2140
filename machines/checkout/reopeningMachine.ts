import { assign, setup } from 'xstate';
import { promiseActor } from '../shared/actorTypes.ts';
import type { Failed } from '../shared/answers.ts';
import { ConnectionError, toProblem, type Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import type { OrderIntent } from './orderIntent.ts';
import { isOrderRefused } from './orderRefusal.ts';

export interface ReopeningInput {
  /** Null: there is no payment that the server would have to give up. */
  transactionId: string | null;
  /** What was ordered; null: nothing can be put back. */
  intent: OrderIntent | null;
  /** Whether the order is already over at the server, which then refuses to give it up. */
  isDead: boolean;
}

/**
 * reopened: the lines are in the cart again · kept: the server could not be reached · unsure: it refused, or could
 * not be reached about an order that was over; it may just have been paid.
 */
export interface ReopeningOutput {
  kind: 'reopened' | 'kept' | 'unsure';
  /** Why it was not reopened. */
  problem: Problem | null;
}

interface ReopeningContext extends ReopeningInput {
  problem: Problem | null;
}

const reopening = setup({
  types: {
    context: {} as ReopeningContext,
    input: {} as ReopeningInput,
    output: {} as ReopeningOutput,
  },
  actors: {
    /** Gives the order up and turns its places back into holds. */
    abandonPayment: promiseActor<void, { transactionId: string }>('abandonPayment'),
    /** Fills the cart with what was ordered. */
    restoreCart: promiseActor<void, { intent: OrderIntent }>('restoreCart'),
  },
  guards: {
    hasTransaction: ({ context }) => context.transactionId !== null,
    hasIntent: ({ context }) => context.intent !== null,
    /** An order that still waits for its payment stays as it is when the server cannot be reached. */
    isLost: ({ context }, { error }: Failed) => !context.isDead && error instanceof ConnectionError,
    /**
     * A late payment may have saved an order that seemed over: only a refusal of whoever has looked at it, other than
     * `orderStands`, frees its lines (decision 010).
     */
    isFree: ({ context }, { error }: Failed) => context.isDead && isOrderRefused(error) && error.code !== 'orderStands',
  },
  actions: { assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })) },
});

export const reopeningMachine = reopening.createMachine({
  id: 'reopening',
  description: 'Gives up an order that was not paid and puts its lines back into the cart (Q4.8.c).',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasTransaction', target: 'abandoning' }, { target: 'givenUp' }] },
    abandoning: {
      invoke: {
        id: 'abandonPayment',
        src: 'abandonPayment',
        input: ({ context }) => ({ transactionId: required(context.transactionId, 'transaction') }),
        onDone: 'givenUp',
        onError: [
          { guard: { type: 'isFree', params: wholeEvent }, target: 'givenUp' },
          {
            guard: { type: 'isLost', params: wholeEvent },
            target: 'kept',
            actions: { type: 'assignProblem', params: wholeEvent },
          },
          { target: 'unsure', actions: { type: 'assignProblem', params: wholeEvent } },
        ],
      },
    },
    givenUp: { always: [{ guard: 'hasIntent', target: 'restoring' }, { target: 'reopened' }] },
    restoring: {
      invoke: {
        id: 'restoreCart',
        src: 'restoreCart',
        input: ({ context }) => ({ intent: required(context.intent, 'intent') }),
        onDone: 'reopened',
        onError: 'reopened',
      },
    },
    reopened: { type: 'final', output: { kind: 'reopened', problem: null } },
    kept: { type: 'final', output: ({ context }) => ({ kind: 'kept', problem: context.problem }) },
    unsure: { type: 'final', output: ({ context }) => ({ kind: 'unsure', problem: context.problem }) },
  },
  // SAFETY: each final state outputs its outcome.
  output: ({ event }) => event.output as ReopeningOutput,
});
