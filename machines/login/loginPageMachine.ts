import { assign, setup, type SnapshotFrom } from 'xstate';
import type { User } from '../../src/contract/customers/customers.ts';
import { isCustomer } from '../session/sessionRules.ts';
import { promiseActor, callbackActor } from '../shared/actorTypes.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import type { LoginInput, LoginNews } from './loginContext.ts';
import { loginMachine } from './loginMachine.ts';

export interface LoginPageInput {
  login: Omit<LoginInput, 'loginPage'>;
  /** The customer who is logged in when the page opens. */
  user: User | null;
}

export interface LoginPageContext extends LoginPageInput {
  userOnArrival: User | null;
}

export interface SessionNews {
  type: 'session.changed';
  user: User | null;
}

const page = setup({
  types: { context: {} as LoginPageContext, events: {} as SessionNews | LoginNews, input: {} as LoginPageInput },
  actors: {
    login: loginMachine,
    watchSession: callbackActor<SessionNews>('watchSession'),
    /** Removes what was remembered of a redirect to the identity provider. */
    endRedirect: promiseActor<void, void>('endRedirect'),
  },
  guards: {
    isCustomer: ({ context: { user } }) => isCustomer(user),
    isOtherUser: ({ context: { user, userOnArrival } }) => user !== null && user !== userOnArrival,
    isArrival: ({ context }) => context.login.arrival !== null,
  },
  actions: { assignUser: assign((_, { user }: SessionNews) => ({ user })) },
});

export const loginPageMachine = page.createMachine({
  id: 'loginPage',
  description:
    'The login page: runs the login, and decides where to lead once the session reports the customer (R2.1.19, R2.4.12, Q2.3.b).',
  context: ({ input }) => ({ ...input, userOnArrival: input.user }),
  invoke: { id: 'watchSession', src: 'watchSession' },
  on: { 'session.changed': { actions: { type: 'assignUser', params: wholeEvent } } },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isCustomer', target: 'ledHome' },
        { guard: 'isArrival', target: 'loggingIn.arriving' },
        { target: 'loggingIn' },
      ],
    },
    loggingIn: {
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context, self }) => ({ ...context.login, loginPage: self }),
        onDone: 'loggedIn',
        onError: 'broken',
      },
      initial: 'filling',
      states: {
        /** A token is being exchanged, or the provider's session ended: the page does not lead on meanwhile (R4.9.4). */
        arriving: { on: { 'arrival.ended': 'filling' } },
        // Also when the customer logs in in another tab.
        filling: { always: { guard: 'isOtherUser', target: '#loginPage.ledBack' } },
      },
    },
    /** Waits for the session to report the login. */
    loggedIn: { always: { guard: 'isOtherUser', target: 'ledBack' } },
    ledHome: { invoke: { id: 'endRedirect', src: 'endRedirect', onError: {} } },
    ledBack: { invoke: { id: 'endRedirect', src: 'endRedirect', onError: {} } },
    /** The login has failed: the page says so and offers to reload. */
    broken: {},
  },
});

export type LoginPageSnapshot = SnapshotFrom<typeof loginPageMachine>;
