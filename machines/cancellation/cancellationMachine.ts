import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Cancellation } from '../../src/contract/additions/cancel.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

export interface CancellationInput {
  orderId: Id;
  /** The venue's wall-clock time, `YYYY-MM-DD HH:mm:ss`; kept current by `watchMinute`. */
  now: string;
}

/** The server's answer: done, or not because the terms have changed or it is not possible. */
export type CancelAnswer = { is: 'done' | 'changed' | 'refused'; cancellation: Cancellation };

export interface CancellationContext extends CancellationInput {
  /** The latest terms from the server. */
  cancellation: Cancellation | null;
  /** The refund shown before a deadline passed; null if it has not changed. */
  formerRefund: number | null;
  problem: Problem | null;
  attempts: number;
}

export type CancellationEvent =
  | { type: 'minute.passed'; now: string }
  | { type: 'cancellation.confirm' }
  | { type: 'step.retry' };

interface Answered<TOutput> {
  output: TOutput;
}
interface Failed {
  error: unknown;
}

const cancelling = setup({
  types: {
    context: {} as CancellationContext,
    events: {} as CancellationEvent,
    input: {} as CancellationInput,
    tags: {} as 'busy',
  },
  actors: {
    loadCancellation: promiseActor<Cancellation, { orderId: Id }>('loadCancellation'),
    cancelOrder: promiseActor<CancelAnswer, { orderId: Id; refund: number }>('cancelOrder'),
    watchMinute: callbackActor<{ type: 'minute.passed'; now: string }>('watchMinute'),
    reconnect: reconnectMachine,
  },
  guards: {
    isAllowed: (_, { output }: Answered<Cancellation>) => output.is_allowed,
    isDone: (_, { output }: Answered<CancelAnswer>) => output.is === 'done',
    isChanged: (_, { output }: Answered<CancelAnswer>) => output.is === 'changed',
    /** The terms shown were valid until then (Q7.7.b). */
    hasDeadlinePassed: ({ context: { cancellation } }, { now }: { now: string }) => {
      const until = cancellation?.steps[0]?.until;
      return until !== undefined && now > until;
    },
  },
  actions: {
    assignNow: assign((_, { now }: { now: string }) => ({ now })),
    assignCancellation: assign(({ context }, { output }: Answered<Cancellation>) => ({
      ...formerOf(context, output),
      cancellation: output,
      problem: null,
      attempts: 0,
    })),
    assignAnswer: assign(({ context }, { output: { is, cancellation } }: Answered<CancelAnswer>) => ({
      ...(is === 'changed' ? formerOf(context, cancellation) : {}),
      cancellation,
    })),
    clearProblem: assign({ problem: null }),
    assignProblem: assign(({ context }, { error }: Failed) => ({
      problem: toProblem(error),
      attempts: context.attempts + 1,
    })),
    assignRefusal: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    clearOutage: assign({ problem: null, attempts: 0 }),
  },
});

/** A refund that differs from the one on screen is shown next to it. */
function formerOf(
  { cancellation, formerRefund }: CancellationContext,
  { refund }: Cancellation,
): Pick<CancellationContext, 'formerRefund'> {
  const shown = cancellation?.refund ?? null;
  return { formerRefund: shown === null || shown === refund ? formerRefund : shown };
}

const assignProblem = { type: 'assignProblem', params: wholeEvent<Failed> } as const;
const told = [
  {
    guard: { type: 'isAllowed', params: wholeEvent<Answered<Cancellation>> },
    target: 'asking',
    actions: { type: 'assignCancellation', params: wholeEvent<Answered<Cancellation>> },
  },
  { target: 'refused', actions: { type: 'assignCancellation', params: wholeEvent<Answered<Cancellation>> } },
] as const;
const answer = { type: 'assignAnswer', params: wholeEvent<Answered<CancelAnswer>> } as const;

export const cancellationMachine = cancelling.createMachine({
  id: 'cancellation',
  description:
    'A customer cancels an order: refund, destination and deadline are shown first, and exactly that is done. If a deadline passes meanwhile, the customer is asked again with the new terms (Q7.7.b).',
  context: ({ input }) => ({ ...input, cancellation: null, formerRefund: null, problem: null, attempts: 0 }),
  invoke: { id: 'watchMinute', src: 'watchMinute' },
  on: { 'minute.passed': { actions: { type: 'assignNow', params: wholeEvent } } },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadCancellation',
        src: 'loadCancellation',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: [...told],
        onError: { target: 'failed', actions: assignProblem },
      },
    },
    failed: {
      invoke: { ...reconnecting, onDone: 'loading' },
      on: { 'step.retry': { target: 'loading', actions: 'clearOutage' } },
    },
    asking: {
      on: {
        'cancellation.confirm': { target: 'cancelling', actions: 'clearProblem' },
        'minute.passed': {
          guard: { type: 'hasDeadlinePassed', params: wholeEvent },
          target: 'loading',
          actions: { type: 'assignNow', params: wholeEvent },
        },
      },
    },
    /** Confirming twice cancels once. */
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context: { orderId, cancellation } }) => ({ orderId, refund: cancellation?.refund ?? 0 }),
        onDone: [
          { guard: { type: 'isDone', params: wholeEvent }, target: 'cancelled', actions: answer },
          { guard: { type: 'isChanged', params: wholeEvent }, target: 'asking', actions: answer },
          { target: 'refused', actions: answer },
        ],
        onError: { target: 'asking', actions: { type: 'assignRefusal', params: wholeEvent<Failed> } },
      },
    },
    cancelled: {},
    /** It cannot be cancelled, or already was; the reason is shown. */
    refused: {},
  },
});

export type CancellationRef = ActorRefFrom<typeof cancellationMachine>;
export type CancellationSnapshot = SnapshotFrom<typeof cancellationMachine>;
