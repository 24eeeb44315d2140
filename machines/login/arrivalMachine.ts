import { assign, sendTo, setup, type ActorRef, type ActorRefFrom, type Snapshot, type SnapshotFrom } from 'xstate';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { logoutAddress, type Arrival, type Introduced } from './arrival.ts';
import type { LoginOutput } from './loginOutput.ts';

/** The customer is logged in; told before the browser may leave for the provider's logout (Q4.9.a). */
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
  /** The customer whom a link's token would log in. */
  introduced: Introduced | null;
  /** Why the login failed. */
  problem: Problem | null;
}

/** A successful login was already told by `arrival.admitted`; otherwise why it failed, or null if the customer declined. */
export interface ArrivalOutput {
  problem: Problem | null;
}

export type ArrivalEvent =
  /** The customer confirms that they are the one named. */
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
    /** Exchanges the token in the address. */
    exchangeToken: promiseActor<LoginOutput, void>('exchangeToken'),
    /** Finds out whose the link's token is, without logging in. */
    introduceCustomer: promiseActor<Introduced, void>('introduceCustomer'),
    /** Logs in the customer who was introduced. */
    admitCustomer: promiseActor<LoginOutput, void>('admitCustomer'),
    /** Tells the server that the customer declined. */
    turnAway: promiseActor<void, void>('turnAway'),
    /** Asks the operator's server for the provider's address. */
    askProvider: promiseActor<{ url: string }, void>('askProvider'),
    /** Leaves for the provider's logout page, which leads back by itself. */
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
 * A customer whom this tab did not send to the provider is asked first, since a stranger's link would log them in to
 * another account (T04); the provider's own session is ended where that is safe (R4.9.4).
 */
export const arrivalMachine = arrival.createMachine({
  id: 'arrival',
  description:
    'Handles a token in the address (R4.9.3): exchanged at once if this tab sent the customer to the provider, otherwise after a question (T04); then the provider’s own session is ended (R4.9.4).',
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
      // The customer stays signed out here, even if the server could not be told.
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
        // The customer stays logged in, even if the provider's session could not be ended.
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
