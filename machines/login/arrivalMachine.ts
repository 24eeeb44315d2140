import { assign, sendTo, setup, type ActorRef, type ActorRefFrom, type Snapshot, type SnapshotFrom } from 'xstate';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { logoutAddress, type Arrival, type Introduced } from './arrival.ts';
import type { LoginOutput } from './loginOutput.ts';

/** Who logged in, told before the browser may leave to say goodbye to the provider (Q4.9.a). */
export interface ArrivalNews {
  type: 'arrival.admitted';
  login: LoginOutput;
}

export interface ArrivalInput {
  arrival: Arrival;
  parent: ActorRef<Snapshot<unknown>, ArrivalNews>;
}

export interface ArrivalContext extends ArrivalInput {
  /** The provider's page that ends its own session. */
  destination: string | null;
  /** Whom the token of a link would log in. */
  introduced: Introduced | null;
  /** Why nobody is logged in by it. */
  problem: Problem | null;
}

/** Who logged in was told before; else nobody is, for a reason, or since they were somebody else. */
export interface ArrivalOutput {
  problem: Problem | null;
}

export type ArrivalEvent =
  /** The customer is whom a link named, and goes on. */
  { type: 'arrival.accept' } | { type: 'arrival.refuse' } | { type: 'page.shown' };

interface Failed {
  error: unknown;
}
interface Done {
  output: LoginOutput;
}
interface Address {
  output: { url: string };
}

const arrival = setup({
  types: {
    context: {} as ArrivalContext,
    events: {} as ArrivalEvent,
    input: {} as ArrivalInput,
    output: {} as ArrivalOutput,
    tags: {} as 'busy',
  },
  actors: {
    /** Takes the token that the address brought. */
    exchangeToken: promiseActor<LoginOutput, void>('exchangeToken'),
    /** Takes the token that a link brought, and tells whose it is; nobody is logged in by it. */
    introduceCustomer: promiseActor<Introduced, void>('introduceCustomer'),
    /** Logs in whoever was introduced. */
    admitCustomer: promiseActor<LoginOutput, void>('admitCustomer'),
    /** Tells the server that nobody wants to be who was introduced. */
    turnAway: promiseActor<void, void>('turnAway'),
    /** Where the operator's server sends people to log in. */
    askProvider: promiseActor<{ url: string }, void>('askProvider'),
    /** Leaves to end the provider's own session, which leads back by itself. */
    leaveForLogout: promiseActor<void, { url: string }>('leaveForLogout'),
    watchPageShown: callbackActor<{ type: 'page.shown' }>('watchPageShown'),
  },
  guards: {
    isAwaited: ({ context }) => context.arrival.isAwaited,
    hasLogout: ({ context }) => context.arrival.logoutUrl !== null,
    isProvidersOwn: ({ context }, { output }: Address) => logoutAddress(context.arrival.logoutUrl, output.url) !== null,
  },
  actions: {
    assignIntroduced: assign((_, { output }: { output: Introduced }) => ({ introduced: output })),
    assignGoodbye: assign(({ context }, { output }: Address) => ({
      destination: logoutAddress(context.arrival.logoutUrl, output.url),
    })),
    sendAdmitted: sendTo(
      ({ context }) => context.parent,
      (_, { output }: Done) => ({ type: 'arrival.admitted' as const, login: output }),
    ),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
  },
});

const told = { type: 'sendAdmitted', params: wholeEvent<Done> } as const;
const admitted = [
  { guard: 'hasLogout', target: 'checkingLogout', actions: told },
  { target: 'over', actions: told },
] as const;
const refused = { target: 'over', actions: { type: 'assignProblem', params: wholeEvent<Failed> } } as const;

/**
 * Whoever did not set out from here is asked first, since a stranger's link would log them in as somebody else (T04); the
 * provider's own session is ended where that is safe (R4.9.4).
 */
export const arrivalMachine = arrival.createMachine({
  id: 'arrival',
  description:
    'With a token in the address (R4.9.3): exchanged at once for whoever set out from here, after a question for all others (T04), and goodbye said to the provider (R4.9.4).',
  context: ({ input }) => ({
    ...input,
    destination: null,
    introduced: null,
    problem: null,
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isAwaited', target: 'exchanging' }, { target: 'introducing' }] },
    exchanging: {
      tags: 'busy',
      invoke: { id: 'exchangeToken', src: 'exchangeToken', onDone: admitted, onError: refused },
    },
    introducing: {
      tags: 'busy',
      invoke: {
        id: 'introduceCustomer',
        src: 'introduceCustomer',
        onDone: { target: 'confirming', actions: { type: 'assignIntroduced', params: wholeEvent } },
        onError: refused,
      },
    },
    confirming: { on: { 'arrival.accept': 'admitting', 'arrival.refuse': 'turningAway' } },
    admitting: {
      tags: 'busy',
      invoke: { id: 'admitCustomer', src: 'admitCustomer', onDone: admitted, onError: refused },
    },
    turningAway: {
      tags: 'busy',
      // Nobody is logged in here, whatever the server still believes.
      invoke: { id: 'turnAway', src: 'turnAway', onDone: 'over', onError: 'over' },
    },
    checkingLogout: {
      tags: 'busy',
      invoke: {
        id: 'askProvider',
        src: 'askProvider',
        onDone: [
          {
            guard: { type: 'isProvidersOwn', params: wholeEvent },
            target: 'leaving',
            actions: { type: 'assignGoodbye', params: wholeEvent },
          },
          { target: 'over' },
        ],
        // Who is logged in here is logged in, whatever the provider still believes.
        onError: 'over',
      },
    },
    leaving: {
      tags: 'busy',
      invoke: [
        {
          id: 'leaveForLogout',
          src: 'leaveForLogout',
          input: ({ context }) => ({ url: context.destination! }),
          onError: 'over',
        },
        { id: 'watchPageShown', src: 'watchPageShown' },
      ],
      on: { 'page.shown': 'over' },
    },
    over: { type: 'final' },
  },
  output: ({ context: { problem } }) => ({ problem }),
});

export type ArrivalRef = ActorRefFrom<typeof arrivalMachine>;
export type ArrivalSnapshot = SnapshotFrom<typeof arrivalMachine>;
