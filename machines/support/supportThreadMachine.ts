import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { SupportReply, SupportRequestDetails } from '../../src/contract/customers/support.ts';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { reconnectMachine, type ReconnectEvent } from '../reconnect/reconnectMachine.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Failed } from '../shared/answers.ts';
import { RefusedError, toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { newAnswers, withReply } from './threadRules.ts';

export interface SupportThreadInput {
  /** The id in the address. */
  id: string;
}

export interface SupportThreadContext extends SupportThreadInput {
  /** The request with its replies; null until it is loaded. */
  request: SupportRequestDetails | null;
  problem: Problem | null;
  /** Failed attempts in a row since the customer last asked. */
  attempts: number;
  /** How many of the operator's answers arrived while the page was open, since the customer last wrote. */
  arrived: number;
}

/** The customer's own reply has reached the server. */
export interface ReplySent {
  type: 'reply.sent';
  reply: SupportReply;
}
export interface ThreadReload {
  type: 'thread.reload';
}
export type SupportThreadEvent = ReplySent | ThreadReload | ReconnectEvent;

interface Answered {
  output: SupportRequestDetails;
}

const supportThread = setup({
  types: {
    context: {} as SupportThreadContext,
    events: {} as SupportThreadEvent,
    input: {} as SupportThreadInput,
    tags: {} as 'busy',
  },
  actors: {
    loadData: promiseActor<SupportRequestDetails, SupportThreadInput>('loadData'),
    reconnect: reconnectMachine,
    /** Reports whether the page is visible; a hidden page at once. */
    watchPage: callbackActor<ReconnectEvent>('watchPage'),
  },
  /** In ms: a person answers, so checking every three minutes is enough. */
  delays: { betweenLooks: 180_000 },
  guards: {
    /** Another customer's request is answered like one that does not exist (Q7.6.r). */
    isMissing: (_, { error }: Failed) => error instanceof RefusedError && error.status === 404,
  },
  actions: {
    assignRequest: assign(({ context }, { output }: Answered) => ({
      request: output,
      problem: null,
      attempts: 0,
      arrived: context.arrived + newAnswers(context.request, output),
    })),
    assignReply: assign(({ context: { request } }, { reply }: ReplySent) => ({
      request: withReply(request, reply),
      arrived: 0,
    })),
    clearRequest: assign({ request: null, problem: null, attempts: 0 }),
    assignProblem: assign(({ context }, { error }: Failed) => ({
      problem: toProblem(error),
      attempts: context.attempts + 1,
    })),
    clearAttempts: assign({ attempts: 0 }),
  },
});

const answered = { type: 'assignRequest', params: wholeEvent<Answered> } as const;
const input = ({ context }: { context: SupportThreadContext }): SupportThreadInput => ({ id: context.id });

export const supportThreadMachine = supportThread.createMachine({
  id: 'supportThread',
  description:
    'One support request with its replies (R2.1.31, R2.2.5): reloaded when the customer returns to it, and now and then while it is visible; a failure leaves what is shown.',
  context: ({ input: { id } }) => ({ id, request: null, problem: null, attempts: 0, arrived: 0 }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadData',
        src: 'loadData',
        input,
        onDone: { target: 'shown', actions: answered },
        onError: [
          { guard: { type: 'isMissing', params: wholeEvent }, target: 'missing', actions: 'clearRequest' },
          { target: 'failed', actions: { type: 'assignProblem', params: wholeEvent } },
        ],
      },
    },
    failed: {
      invoke: { ...reconnecting, onDone: 'loading' },
      on: { 'thread.reload': { target: 'loading', actions: 'clearAttempts' } },
    },
    missing: {},
    shown: {
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: {
        'thread.reload': '.looking',
        // A pending answer may not include the reply yet.
        'reply.sent': { target: '.looking', actions: { type: 'assignReply', params: wholeEvent } },
        'page.hidden': '.unseen',
        'page.shown': '.looking',
      },
      initial: 'resting',
      states: {
        resting: { after: { betweenLooks: 'looking' }, on: { 'connection.returned': 'looking' } },
        unseen: {},
        looking: {
          invoke: {
            id: 'lookAgain',
            src: 'loadData',
            input,
            onDone: { target: 'resting', actions: answered },
            onError: [
              {
                guard: { type: 'isMissing', params: wholeEvent },
                target: '#supportThread.missing',
                actions: 'clearRequest',
              },
              { target: 'resting' },
            ],
          },
        },
      },
    },
  },
});

export type SupportThreadRef = ActorRefFrom<typeof supportThreadMachine>;
export type SupportThreadSnapshot = SnapshotFrom<typeof supportThreadMachine>;
