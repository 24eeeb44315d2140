import type { InferInput } from 'valibot';
import { assertEvent, assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { GuestLogin, PasswordLogin } from '../../src/contract/auth.ts';
import type { User } from '../../src/contract/customers.ts';
import { job } from '../shared/job.ts';
import { problemOf, type Problem } from '../shared/refusal.ts';
import {
  guestFaults,
  guestLogin,
  isFaultless,
  passwordFaults,
  passwordLogin,
  type LoginFaults,
  type TypedGuest,
  type TypedPassword,
} from './loginRules.ts';

/** Who logged in, and when (epoch milliseconds). */
export interface LoginOutput {
  user: User;
  at: number;
}

/** Nothing that was typed is kept: the form has it, and the job gets it once. */
export interface LoginContext {
  faults: LoginFaults;
  /** Why the server, or the connection, refused. */
  problem: Problem | null;
  outcome: LoginOutput | null;
}

export type LoginEvent =
  | ({ type: 'password.submit' } & TypedPassword)
  | ({ type: 'guest.submit' } & TypedGuest)
  | { type: 'guest.choose' }
  | { type: 'password.choose' };

export type LoginEmitted = { type: 'login.refused'; problem: Problem };

interface Failed {
  error: unknown;
}
interface Done {
  output: LoginOutput;
}

const login = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    emitted: {} as LoginEmitted,
    output: {} as LoginOutput,
    tags: {} as 'busy',
  },
  actors: {
    /** Both store the token themselves; it never comes here. */
    logIn: job<LoginOutput, InferInput<typeof PasswordLogin>>('logIn'),
    logInAsGuest: job<LoginOutput, InferInput<typeof GuestLogin>>('logInAsGuest'),
  },
  guards: {
    isPasswordComplete: (_, typed: TypedPassword) => isFaultless(passwordFaults(typed)),
    isGuestComplete: (_, typed: TypedGuest) => isFaultless(guestFaults(typed)),
  },
  actions: {
    keepPasswordFaults: assign((_, typed: TypedPassword) => ({ faults: passwordFaults(typed), problem: null })),
    keepGuestFaults: assign((_, typed: TypedGuest) => ({ faults: guestFaults(typed), problem: null })),
    startOver: assign({ faults: {}, problem: null }),
    keepProblem: assign((_, { error }: Failed) => ({ problem: problemOf(error) })),
    tellProblem: emit((_, { error }: Failed) => ({ type: 'login.refused' as const, problem: problemOf(error) })),
    keepOutcome: assign((_, { output }: Done) => ({ outcome: output })),
  },
});

const loggedIn = {
  target: '#login.done',
  actions: { type: 'keepOutcome', params: ({ event }: { event: Done }) => event },
} as const;
const refused = {
  target: 'filling',
  actions: [
    { type: 'keepProblem', params: ({ event }: { event: Failed }) => event },
    { type: 'tellProblem', params: ({ event }: { event: Failed }) => event },
  ],
} as const;

export const loginMachine = login.createMachine({
  id: 'login',
  description: 'Logs a customer in by mobile number and password, or lets a guest go on without an account.',
  context: { faults: {}, problem: null, outcome: null },
  initial: 'password',
  states: {
    password: {
      initial: 'filling',
      states: {
        filling: {
          on: {
            'password.submit': [
              {
                guard: { type: 'isPasswordComplete', params: ({ event }) => event },
                target: 'loggingIn',
                actions: 'startOver',
              },
              { actions: { type: 'keepPasswordFaults', params: ({ event }) => event } },
            ],
            'guest.choose': { target: '#login.guest', actions: 'startOver' },
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
    },
    guest: {
      initial: 'filling',
      states: {
        filling: {
          on: {
            'guest.submit': [
              {
                guard: { type: 'isGuestComplete', params: ({ event }) => event },
                target: 'loggingIn',
                actions: 'startOver',
              },
              { actions: { type: 'keepGuestFaults', params: ({ event }) => event } },
            ],
            'password.choose': { target: '#login.password', actions: 'startOver' },
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
    },
    done: { type: 'final' },
  },
  output: ({ context }) => context.outcome!,
});

export type LoginRef = ActorRefFrom<typeof loginMachine>;
export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;
