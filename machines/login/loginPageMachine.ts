import { and, assign, not, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { User } from '../../src/contract/customers.ts';
import { promiseActor, callbackActor } from '../shared/actorTypes.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import type { LoginInput } from './loginContext.ts';
import { loginMachine, type LoginSnapshot } from './loginMachine.ts';
import type { LoginOutput } from './loginOutput.ts';

export interface LoginPageInput {
  login: LoginInput;
  /** Who is there when the page opens. */
  user: User | null;
}

export interface LoginPageContext extends LoginPageInput {
  userOnArrival: User | null;
  /** A token of the address is being exchanged, or the provider told goodbye. */
  isArriving: boolean;
  /** The session was told who logged in before the login was over. */
  isTold: boolean;
}

export interface SessionNews {
  type: 'session.changed';
  user: User | null;
}

/** What the login is about, as far as its page needs it; nothing before it has begun. */
interface LoginNews {
  snapshot: Partial<Pick<LoginSnapshot, 'context'>>;
}
interface LoginDone {
  output: LoginOutput;
}

const page = setup({
  types: { context: {} as LoginPageContext, events: {} as SessionNews, input: {} as LoginPageInput },
  actors: {
    login: loginMachine,
    /** Tells who is logged in, and takes `session.logIn`. */
    joinSession: callbackActor<SessionNews>('joinSession'),
    /** Drops what was kept of a way to the identity provider. */
    endRedirect: promiseActor<void, void>('endRedirect'),
  },
  guards: {
    isCustomer: ({ context: { user } }) => user !== null && !user.is_anonymous,
    isOtherUser: ({ context: { user, userOnArrival } }) => user !== null && user !== userOnArrival,
    isArriving: ({ context }) => context.isArriving,
    isTold: ({ context }) => context.isTold,
    /** Before the browser leaves to say goodbye to the provider. */
    hasLoggedIn: ({ context }, { snapshot }: LoginNews) => !context.isTold && Boolean(snapshot.context?.outcome),
  },
  actions: {
    assignUser: assign((_, { user }: SessionNews) => ({ user })),
    assignArrival: assign((_, { snapshot: { context: login } }: LoginNews) =>
      login ? { isArriving: login.arrival !== null } : {},
    ),
    sendOutcome: sendTo('joinSession', (_, { snapshot }: LoginNews) => ({
      type: 'session.logIn' as const,
      ...snapshot.context!.outcome!,
    })),
    sendLogin: sendTo('joinSession', (_, { output }: LoginDone) => ({ type: 'session.logIn' as const, ...output })),
    assignTold: assign({ isTold: true }),
  },
});

export const loginPageMachine = page.createMachine({
  id: 'loginPage',
  description:
    'The page of the login: runs it, tells the session who came in, and decides where it leads (R2.1.19, R2.4.12, Q2.3.b).',
  context: ({ input }) => ({
    ...input,
    userOnArrival: input.user,
    isArriving: input.login.arrival !== null,
    isTold: false,
  }),
  invoke: { id: 'joinSession', src: 'joinSession' },
  on: { 'session.changed': { actions: { type: 'assignUser', params: wholeEvent } } },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isCustomer', target: 'ledHome' }, { target: 'loggingIn' }] },
    loggingIn: {
      // Also somebody who logged in elsewhere, in another tab.
      always: { guard: and(['isOtherUser', not('isArriving')]), target: 'ledBack' },
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => context.login,
        onSnapshot: [
          {
            guard: { type: 'hasLoggedIn', params: wholeEvent<LoginNews> },
            actions: [
              { type: 'sendOutcome', params: wholeEvent<LoginNews> },
              'assignTold',
              { type: 'assignArrival', params: wholeEvent<LoginNews> },
            ],
          },
          { actions: { type: 'assignArrival', params: wholeEvent<LoginNews> } },
        ],
        onDone: [
          { guard: 'isTold', target: 'loggedIn' },
          { target: 'loggedIn', actions: { type: 'sendLogin', params: wholeEvent } },
        ],
        onError: 'broken',
      },
    },
    /** Until the session says the same. */
    loggedIn: { always: { guard: 'isOtherUser', target: 'ledBack' } },
    ledHome: { invoke: { id: 'endRedirect', src: 'endRedirect', onError: {} } },
    ledBack: { invoke: { id: 'endRedirect', src: 'endRedirect', onError: {} } },
    /** A defect: the page says so, and offers to load anew. */
    broken: {},
  },
});

export type LoginPageSnapshot = SnapshotFrom<typeof loginPageMachine>;
