/** The portal's login and password dialogs, one at a time (R3.2.8). Registration is a page of its own. */
import type { PasswordResetOutput } from '../passwordReset/passwordResetMachine.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { portal } from './portalSetup.ts';
import type { FetchedDialogs } from './portalEvents.ts';

const request = { type: 'assignLoginRequest', params: wholeEvent<object> } as const;
const login = { target: 'fetching', actions: request } as const;
const newPassword = (isOverPage: boolean) =>
  ({ target: 'fetching', actions: { type: 'assignPasswordResetRequest', params: { isOverPage } } }) as const;
const changed = {
  type: 'emitNewPassword',
  params: ({ event }: { event: { output: PasswordResetOutput } }) => event.output,
} as const;

/** Leaving the page closes the dialog: a session that expires meanwhile leads to the login page, which needs no dialog. */
const away = {
  guard: { type: 'isAwayFromBooking', params: wholeEvent },
  target: 'none',
} as const;

/** The customer logged in in another tab. */
const elsewhere = { guard: { type: 'isCustomer', params: wholeEvent }, target: 'none' } as const;

export const dialogs = portal.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: { on: { 'site.opened': 'none' } },
    none: {
      entry: 'clearEntered',
      on: {
        'login.open': login,
        // On baps sites the login is a page of its own (R4.5.10).
        'login.wanted': [{ guard: 'isBaps', actions: 'emitLoginPage' }, login],
        // From the login page, which is still there when the dialog closes.
        'passwordReset.open': newPassword(true),
      },
    },
    fetching: {
      tags: 'busy',
      // Whether guest checkout is offered depends on the cart (R6.1.3).
      entry: 'raiseCartNeed',
      invoke: {
        id: 'fetchDialogs',
        src: 'fetchDialogs',
        input: ({ context: { wish } }) => ({ wish }),
        onDone: [
          {
            guard: 'isPasswordResetWanted',
            target: 'passwordReset',
            actions: { type: 'spawnPasswordReset', params: wholeEvent<{ output: FetchedDialogs }> },
          },
          { target: 'login', actions: { type: 'spawnLogin', params: wholeEvent<{ output: FetchedDialogs }> } },
        ],
        onError: 'failed',
      },
      on: { 'address.changed': away },
    },
    failed: {
      tags: 'failed',
      on: {
        'dialog.retry': 'fetching',
        'dialog.dismiss': 'none',
        'address.changed': away,
        'session.changed': elsewhere,
      },
    },
    login: {
      exit: 'stopLogin',
      on: {
        'xstate.done.actor.login': 'none',
        'xstate.error.actor.login': 'failed',
        'login.close': 'none',
        'address.changed': away,
        'passwordReset.open': newPassword(false),
        'session.changed': elsewhere,
      },
    },
    passwordReset: {
      exit: 'stopPasswordReset',
      on: {
        // The login follows a new password (Q4.9.d).
        'xstate.done.actor.passwordReset': [
          { guard: 'isOverLoginPage', target: 'none', actions: changed },
          { target: 'fetching', actions: [changed, request] },
        ],
        'xstate.error.actor.passwordReset': 'failed',
        'passwordReset.close': 'none',
      },
    },
  },
});
