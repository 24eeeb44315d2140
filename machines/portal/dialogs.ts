/** The portal's dialogs about who somebody is: one at a time (R3.2.8). The way to a new account is a page of its own. */
import type { LoginInput } from '../login/loginMachine.ts';
import { offersOf } from '../login/loginOffers.ts';
import { configOf, portal, type PortalContext } from './portalSetup.ts';

const loginInput = (context: PortalContext): LoginInput => ({
  offers: offersOf(configOf(context), context.wares),
  arrival: null,
});

export const dialogs = portal.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: { on: { 'site.opened': 'none' } },
    none: {
      on: {
        'login.open': 'login',
        // R4.5.10: on baps sites one logs in on a page of its own.
        'login.wanted': [{ guard: 'isBaps', actions: 'openLogin' }, { target: 'login' }],
        // From the login page, which stands there when it is done.
        'password.forgot': { target: 'forgotPassword', actions: { type: 'remember', params: { isOverPage: true } } },
      },
    },
    login: {
      invoke: {
        id: 'login',
        systemId: 'login',
        src: 'login',
        input: ({ context }) => loginInput(context),
        onDone: { target: 'none', actions: { type: 'beginSession', params: ({ event }) => event.output } },
        onError: { target: 'none', actions: 'tellFailure' },
      },
      on: {
        'login.close': 'none',
        'password.forgot': { target: 'forgotPassword', actions: { type: 'remember', params: { isOverPage: false } } },
        // Somebody logged in elsewhere, in another tab.
        'session.changed': { guard: { type: 'isCustomer', params: ({ event }) => event }, target: 'none' },
      },
    },
    forgotPassword: {
      invoke: {
        id: 'forgotPassword',
        systemId: 'forgotPassword',
        src: 'forgotPassword',
        input: ({ context }) => ({ restrict: configOf(context).restrict_password }),
        // Q4.9.d
        onDone: [
          {
            guard: 'isOverLoginPage',
            target: 'none',
            actions: { type: 'tellNewPassword', params: ({ event }) => event.output },
          },
          { target: 'login', actions: { type: 'tellNewPassword', params: ({ event }) => event.output } },
        ],
        onError: { target: 'none', actions: 'tellFailure' },
      },
      on: { 'recovery.close': 'none' },
    },
  },
});
