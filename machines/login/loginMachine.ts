import { assertEvent, not, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { toProblem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { guestLogin, passwordLogin } from './loginRules.ts';
import { login, type CodeDone, type LoginDone, type Over, type Refused } from './loginSetup.ts';

const failure = ({ event }: { event: { error: unknown } }): Refused => ({ problem: toProblem(event.error) });
const problemIn = ({ event: { output } }: { event: Over }): Refused => ({ problem: output.problem! });
const withProblem = [
  { type: 'assignProblem', params: failure },
  { type: 'emitProblem', params: failure },
] as const;
const ledBack = [
  { type: 'assignProblem', params: problemIn },
  { type: 'emitProblem', params: problemIn },
] as const;
const unsent = [
  { type: 'assignProblem', params: wholeEvent<Refused> },
  { type: 'emitProblem', params: wholeEvent<Refused> },
] as const;
const refused = { target: 'filling', actions: withProblem } as const;
const loggedIn = {
  target: '#login.done',
  actions: [
    { type: 'assignOutcome', params: wholeEvent<LoginDone> },
    { type: 'sendLogin', params: ({ event }: { event: LoginDone }) => event.output },
  ],
} as const;

const otherWays = {
  'guest.choose': { guard: 'hasGuestWay', target: '#login.guest', actions: 'clearFaults' },
  'provider.choose': { guard: 'hasProviderWay', target: '#login.provider', actions: 'clearFaults' },
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
            actions: 'clearFaults',
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

/** By a code sent by e-mail (R2.13.2, R4.9.1). */
const email = login.createStateConfig({
  initial: 'filling',
  invoke: {
    id: 'confirmByCode',
    src: 'confirmByCode',
    input: ({ self }) => ({ action: 'login', needsCaptcha: true, recipient: null, parent: self }),
    onDone: {
      target: '#login.done',
      actions: [
        { type: 'assignOutcome', params: ({ event }) => loginIn(event) },
        { type: 'sendLogin', params: ({ event }) => loginIn(event).output },
      ],
    },
    onError: { target: '#login.email', reenter: true, actions: withProblem },
  },
  states: {
    filling: {
      on: {
        'email.submit': [
          {
            guard: { type: 'isEmailComplete', params: wholeEvent },
            target: 'confirmingCode',
            actions: ['clearFaults', { type: 'sendRecipient', params: wholeEvent }],
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
      actions: unsent,
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
            actions: 'clearFaults',
          },
          { actions: { type: 'assignGuestFaults', params: wholeEvent } },
        ],
        'account.choose': { target: '#login.choosing', actions: 'clearFaults' },
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

/** By the national identity provider (R1.6.3, R7.4.5), on its own page. */
const provider = login.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'providerRedirect',
    src: 'providerRedirect',
    input: ({ event }) => {
      assertEvent(event, 'provider.choose');
      return { bindsReturn: event.bindsReturn === true };
    },
    onDone: [
      {
        guard: { type: 'hasProblem', params: wholeEvent },
        target: '#login.choosing',
        actions: ledBack,
      },
      { target: '#login.choosing' },
    ],
    onError: { target: '#login.choosing', actions: withProblem },
  },
  on: { 'provider.abandon': '#login.choosing' },
});

/** The customer is logged in, whatever becomes of the provider's logout (Q4.9.a). */
const admitted = { guard: 'isAdmitted', target: '#login.done' } as const;

/** With a token in the address (R4.9.3). */
const arrival = login.createStateConfig({
  tags: 'busy',
  exit: 'clearArrival',
  invoke: {
    id: 'arrival',
    src: 'arrival',
    input: ({ context, self }) => ({ arrival: context.arrival!, parent: self }),
    onDone: [
      admitted,
      {
        guard: { type: 'hasProblem', params: wholeEvent },
        target: '#login.choosing',
        actions: [...ledBack, 'sendArrivalEnded'],
      },
      { target: '#login.choosing', actions: 'sendArrivalEnded' },
    ],
    onError: [admitted, { target: '#login.choosing', actions: [...withProblem, 'sendArrivalEnded'] }],
  },
  // Known before the browser may leave for the provider's logout (Q4.9.a).
  on: {
    'arrival.admitted': {
      guard: not('isAdmitted'),
      actions: [
        { type: 'assignAdmitted', params: wholeEvent },
        { type: 'sendLogin', params: ({ event }) => event.login },
      ],
    },
  },
});

export const loginMachine = login.createMachine({
  id: 'login',
  description:
    'The ways to log in (R4.9): by password or by an e-mailed code, as a guest, or through the national identity provider, which sends the customer back with a token. The login itself tells the session who logged in.',
  context: ({ input }) => ({
    ...input,
    faults: {},
    problem: null,
    outcome: null,
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isArrival', target: 'arrival' }, { target: 'choosing' }] },
    choosing: { always: [{ guard: 'isByEmail', target: 'email' }, { target: 'password' }] },
    password,
    email,
    guest,
    provider,
    arrival,
    done: { type: 'final' },
  },
  output: ({ context }) => context.outcome!,
});

/** The login that the code confirmed. */
const loginIn = ({ output: { login } }: CodeDone): LoginDone => ({ output: required(login, 'login') });

export type LoginRef = ActorRefFrom<typeof loginMachine>;
export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;
