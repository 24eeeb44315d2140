import type { InferInput } from 'valibot';
import { assertEvent, assign, emit, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { GuestLogin, PasswordLogin } from '../../src/contract/auth.ts';
import { confirmByCodeMachine, type CodeNews, type Confirmed } from '../confirmByCode/confirmByCodeMachine.ts';
import { promiseActor, callbackActor } from '../shared/actorTypes.ts';
import { isFaultless } from '../shared/faults.ts';
import { outsideAddress } from '../shared/outsideAddress.ts';
import { toProblem, RefusedError, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { logoutAddress, type Arrival, type Introduced } from './arrival.ts';
import type { LoginOffers } from './loginOffers.ts';
import type { LoginOutput } from './loginOutput.ts';
import {
  emailFaults,
  guestFaults,
  guestLogin,
  passwordFaults,
  passwordLogin,
  type LoginFaults,
  type TypedEmail,
  type TypedGuest,
  type TypedPassword,
} from './loginRules.ts';

export interface LoginInput {
  offers: LoginOffers;
  /** When the identity provider, or a link, sent the customer with a token. */
  arrival: Arrival | null;
}

/** No password, code or token is kept: the form has it, and the job gets it once. */
export interface LoginContext extends LoginInput {
  faults: LoginFaults;
  /** Why the server, or the connection, refused. */
  problem: Problem | null;
  /** A page of the identity provider that the browser is leaving for. */
  destination: string | null;
  /** Whom the token of a link would log in. */
  introduced: Introduced | null;
  outcome: LoginOutput | null;
}

export type LoginEvent =
  | ({ type: 'password.submit' } & TypedPassword)
  | ({ type: 'email.submit' } & TypedEmail)
  | ({ type: 'guest.submit' } & TypedGuest)
  | { type: 'guest.choose' }
  /** Back to the form that stands first. */
  | { type: 'account.choose' }
  /** The customer is whom a link named, and goes on. */
  | { type: 'arrival.accept' }
  | { type: 'arrival.refuse' }
  | { type: 'provider.choose' }
  | { type: 'provider.abandon' }
  | { type: 'page.shown' }
  | CodeNews;

export type LoginEmitted = { type: 'login.refused'; problem: Problem };

interface Refused {
  problem: Problem;
}
interface Done {
  output: LoginOutput;
}
interface Address {
  output: { url: string };
}
interface CodeDone {
  output: Confirmed;
}

const login = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    emitted: {} as LoginEmitted,
    input: {} as LoginInput,
    output: {} as LoginOutput,
    tags: {} as 'busy',
    children: {} as { confirmByCode: 'confirmByCode' },
  },
  actors: {
    confirmByCode: confirmByCodeMachine,
    /** All of them store the bearer token themselves; it never comes here. */
    logIn: promiseActor<LoginOutput, InferInput<typeof PasswordLogin>>('logIn'),
    logInAsGuest: promiseActor<LoginOutput, InferInput<typeof GuestLogin>>('logInAsGuest'),
    /** Takes the token that the address brought. */
    exchangeToken: promiseActor<LoginOutput, void>('exchangeToken'),
    /** Takes the token that a link brought, and tells whose it is; nobody is logged in by it. */
    introduce: promiseActor<Introduced, void>('introduce'),
    /** Logs in whoever was introduced. */
    admit: promiseActor<LoginOutput, void>('admit'),
    /** Tells the server that nobody wants to be who was introduced. */
    turnAway: promiseActor<void, void>('turnAway'),
    /** Where the operator's server sends people to log in. */
    askProvider: promiseActor<{ url: string }, void>('askProvider'),
    /** Remembers the way back and leaves. */
    leaveForProvider: promiseActor<void, { url: string }>('leaveForProvider'),
    /** Leaves to end the provider's own session, which leads back by itself. */
    leaveForLogout: promiseActor<void, { url: string }>('leaveForLogout'),
    watchPageShown: callbackActor<{ type: 'page.shown' }>('watchPageShown'),
  },
  guards: {
    isArrival: ({ context }) => context.arrival !== null,
    isAwaited: ({ context }) => context.arrival?.isAwaited === true,
    usesEmail: ({ context }) => context.offers.form === 'email',
    offersGuests: ({ context }) => context.offers.guests,
    offersProvider: ({ context }) => context.offers.provider,
    isPasswordComplete: (_, typed: TypedPassword) => isFaultless(passwordFaults(typed)),
    isEmailComplete: (_, typed: TypedEmail) => isFaultless(emailFaults(typed)),
    isGuestComplete: (_, typed: TypedGuest) => isFaultless(guestFaults(typed)),
    isOutside: (_, { output }: Address) => outsideAddress(output.url) !== null,
    hasLogout: ({ context }) => context.arrival?.logoutUrl != null,
    isProvidersOwn: ({ context }, { output }: Address) =>
      logoutAddress(context.arrival?.logoutUrl ?? null, output.url) !== null,
  },
  actions: {
    assignPasswordFaults: assign((_, typed: TypedPassword) => ({ faults: passwordFaults(typed), problem: null })),
    assignEmailFaults: assign((_, typed: TypedEmail) => ({ faults: emailFaults(typed), problem: null })),
    assignGuestFaults: assign((_, typed: TypedGuest) => ({ faults: guestFaults(typed), problem: null })),
    startOver: assign({ faults: {}, problem: null, destination: null }),
    sendRecipient: sendTo('confirmByCode', (_, { email }: TypedEmail) => ({
      type: 'code.ask' as const,
      recipient: { email: email.trim(), mobile: null, country_code: null },
    })),
    assignDestination: assign((_, { output }: Address) => ({ destination: outsideAddress(output.url) })),
    assignGoodbye: assign(({ context }, { output }: Address) => ({
      destination: logoutAddress(context.arrival?.logoutUrl ?? null, output.url),
    })),
    assignProblem: assign((_, { problem }: Refused) => ({ problem, faults: {} })),
    emitProblem: emit((_, { problem }: Refused) => ({ type: 'login.refused' as const, problem })),
    assignIntroduced: assign((_, { output }: { output: Introduced }) => ({ introduced: output })),
    clearArrival: assign({ arrival: null, introduced: null }),
    assignOutcome: assign((_, { output }: Done) => ({ outcome: output })),
  },
});

const failure = ({ event }: { event: { error: unknown } }): Refused => ({ problem: toProblem(event.error) });
const keptProblem = [
  { type: 'assignProblem', params: failure },
  { type: 'emitProblem', params: failure },
] as const;
const refused = { target: 'filling', actions: keptProblem } as const;
/** The operator's server named a page that nobody may be sent to. */
const unsafe: Refused = { problem: toProblem(new RefusedError('unsafeProvider')) };

/** Known before the browser may leave to say goodbye to the identity provider. */
const keptOutcome = { type: 'assignOutcome', params: wholeEvent<Done> } as const;
const loggedIn = { target: '#login.done', actions: keptOutcome } as const;

const otherWays = {
  'guest.choose': { guard: 'offersGuests', target: '#login.guest', actions: 'startOver' },
  'provider.choose': { guard: 'offersProvider', target: '#login.provider', actions: 'startOver' },
} as const;

/** By mobile number and password (R2.13.1, R4.9.2). */
const password = login.createStateConfig({
  initial: 'filling',
  states: {
    filling: {
      on: {
        'password.submit': [
          {
            guard: { type: 'isPasswordComplete', params: wholeEvent },
            target: 'loggingIn',
            actions: 'startOver',
          },
          { actions: { type: 'assignPasswordFaults', params: wholeEvent } },
        ],
        ...otherWays,
      },
    },
    loggingIn: {
      tags: 'busy',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ event }) => {
          assertEvent(event, 'password.submit');
          return passwordLogin(event);
        },
        onDone: loggedIn,
        onError: refused,
      },
    },
  },
});

/** By a code that is sent to the address (R2.13.2, R4.9.1). */
const email = login.createStateConfig({
  initial: 'filling',
  invoke: {
    id: 'confirmByCode',
    src: 'confirmByCode',
    input: ({ self }) => ({ action: 'login', needsCaptcha: true, recipient: null, parent: self }),
    onDone: { target: '#login.done', actions: { type: 'assignOutcome', params: ({ event }) => loginIn(event) } },
    onError: { target: '#login.email', reenter: true, actions: keptProblem },
  },
  states: {
    filling: {
      on: {
        'email.submit': [
          {
            guard: { type: 'isEmailComplete', params: wholeEvent },
            target: 'confirmingCode',
            actions: ['startOver', { type: 'sendRecipient', params: wholeEvent }],
          },
          { actions: { type: 'assignEmailFaults', params: wholeEvent } },
        ],
        ...otherWays,
      },
    },
    confirmingCode: {},
  },
  on: {
    'code.unsent': {
      target: '.filling',
      actions: [
        { type: 'assignProblem', params: wholeEvent },
        { type: 'emitProblem', params: wholeEvent },
      ],
    },
    'code.left': '.filling',
  },
});

/** Without an account (R2.13.12, R6.1.2–4). */
const guest = login.createStateConfig({
  initial: 'filling',
  states: {
    filling: {
      on: {
        'guest.submit': [
          {
            guard: { type: 'isGuestComplete', params: wholeEvent },
            target: 'loggingIn',
            actions: 'startOver',
          },
          { actions: { type: 'assignGuestFaults', params: wholeEvent } },
        ],
        'account.choose': { target: '#login.choosing', actions: 'startOver' },
      },
    },
    loggingIn: {
      tags: 'busy',
      invoke: {
        id: 'logInAsGuest',
        src: 'logInAsGuest',
        input: ({ event }) => {
          assertEvent(event, 'guest.submit');
          return guestLogin(event);
        },
        onDone: loggedIn,
        onError: refused,
      },
    },
  },
});

/** By the national identity provider (R1.6.3, R7.4.5): its page takes over, and sends back with a token. */
const provider = login.createStateConfig({
  initial: 'asking',
  on: { 'provider.abandon': '#login.choosing' },
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askProvider',
        src: 'askProvider',
        onDone: [
          {
            guard: { type: 'isOutside', params: wholeEvent },
            target: 'leaving',
            actions: { type: 'assignDestination', params: wholeEvent },
          },
          {
            target: '#login.choosing',
            actions: [
              { type: 'assignProblem', params: unsafe },
              { type: 'emitProblem', params: unsafe },
            ],
          },
        ],
        onError: { target: '#login.choosing', actions: keptProblem },
      },
    },
    leaving: {
      tags: 'busy',
      invoke: [
        {
          id: 'leaveForProvider',
          src: 'leaveForProvider',
          input: ({ context }) => ({ url: context.destination! }),
          onError: { target: '#login.choosing', actions: keptProblem },
        },
        { id: 'watchPageShown', src: 'watchPageShown' },
      ],
      on: { 'page.shown': '#login.choosing' },
    },
  },
});

const arrived = [
  { guard: 'hasLogout', target: 'checkingLogout', actions: keptOutcome },
  { target: '#login.done', actions: keptOutcome },
] as const;
const notArrived = { target: '#login.choosing', actions: keptProblem } as const;

/**
 * With a token in the address (R4.9.3): exchanged, and the provider's own session ended where that is safe (R4.9.4). Whoever
 * did not set out from here is asked first, since a stranger's link would log them in as somebody else (T04).
 */
const arrival = login.createStateConfig({
  initial: 'deciding',
  exit: 'clearArrival',
  states: {
    deciding: { always: [{ guard: 'isAwaited', target: 'exchanging' }, { target: 'introducing' }] },
    exchanging: {
      tags: 'busy',
      invoke: { id: 'exchangeToken', src: 'exchangeToken', onDone: arrived, onError: notArrived },
    },
    introducing: {
      tags: 'busy',
      invoke: {
        id: 'introduce',
        src: 'introduce',
        onDone: { target: 'confirming', actions: { type: 'assignIntroduced', params: wholeEvent } },
        onError: notArrived,
      },
    },
    confirming: { on: { 'arrival.accept': 'admitting', 'arrival.refuse': 'turningAway' } },
    admitting: {
      tags: 'busy',
      invoke: { id: 'admit', src: 'admit', onDone: arrived, onError: notArrived },
    },
    turningAway: {
      tags: 'busy',
      // Nobody is logged in here, whatever the server still believes.
      invoke: { id: 'turnAway', src: 'turnAway', onDone: '#login.choosing', onError: '#login.choosing' },
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
          { target: '#login.done' },
        ],
        // Who is logged in here is logged in, whatever the provider still believes.
        onError: '#login.done',
      },
    },
    leaving: {
      tags: 'busy',
      invoke: [
        {
          id: 'leaveForLogout',
          src: 'leaveForLogout',
          input: ({ context }) => ({ url: context.destination! }),
          onError: '#login.done',
        },
        { id: 'watchPageShown', src: 'watchPageShown' },
      ],
      on: { 'page.shown': '#login.done' },
    },
  },
});

export const loginMachine = login.createMachine({
  id: 'login',
  description:
    'The ways in (R4.9): by password, by an e-mailed code instead, as a guest, by the national identity provider and the token it sends back with.',
  context: ({ input }) => ({
    ...input,
    faults: {},
    problem: null,
    destination: null,
    introduced: null,
    outcome: null,
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isArrival', target: 'arrival' }, { target: 'choosing' }] },
    choosing: { always: [{ guard: 'usesEmail', target: 'email' }, { target: 'password' }] },
    password,
    email,
    guest,
    provider,
    arrival,
    done: { type: 'final' },
  },
  output: ({ context }) => context.outcome!,
});

/** Who is logged in by the code. */
function loginIn({ output: { login: output } }: CodeDone): Done {
  if (output === null) throw new Error('The code logged nobody in.');
  return { output };
}

export type LoginRef = ActorRefFrom<typeof loginMachine>;
export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;
