import { assign, setup, type SnapshotFrom } from 'xstate';
import type { User } from '../../src/contract/customers/customers.ts';
import { isCustomer } from '../session/sessionRules.ts';
import { promiseActor, callbackActor } from '../shared/actorTypes.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import type { LoginInput, LoginNews } from './loginContext.ts';
import { loginMachine } from './loginMachine.ts';

export interface LoginPageInput {
  login: Omit<LoginInput, 'loginPage'>;
  /** Who is there when the page opens. */
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
    /** Drops what was kept of a way to the identity provider. */
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
    'The page of the login: runs it, and decides where it leads once the session says who came in (R2.1.19, R2.4.12, Q2.3.b).',
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
        /** A token of the address is being exchanged, or the provider told goodbye: nobody is led on meanwhile (R4.9.4). */
        arriving: { on: { 'arrival.ended': 'filling' } },
        // Also somebody who logged in elsewhere, in another tab.
        filling: { always: { guard: 'isOtherUser', target: '#loginPage.ledBack' } },
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
