/** The law of the login page, from R2.1.19, R2.4.12, R4.9.3, R4.9.4, Q2.3.b and T04; see docs/guide/testing.md. */
import { expect } from 'vitest';
import { loginPageMachine, type LoginPageInput } from '../../../machines/login/loginPageMachine.ts';
import type { User } from '../../../src/contract/customers/customers.ts';
import type { Effect, Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { loginInputs } from './login.model.ts';
import { customer, guest, opened, userOf } from '../session/session.model.ts';

const someone = userOf({ id: 9, name: 'Salem' });
/** The session tells who is there. */
const isThere = (user: User | null) => ({ type: 'session.changed', user });
/** The token logged nobody in; the form is shown. */
const toForm = { type: 'arrival.ended' };
const over = done('login', { user: customer, at: opened });
const broke = failed('login', new Error('a defect'));
/** A failure to remove the persisted redirect does not block the customer. */
const stays = failed('endRedirect', new Error('no storage'));

const forgets: Effect = { starts: 'endRedirect', input: undefined };

const runs = ['login', 'watchSession'] as const;
const running = { state: { loggingIn: 'filling' }, runs } as const;

const lawOf = (input: LoginPageInput, situations: Law['situations'], rows: readonly Row[]): Law => ({
  machine: loginPageMachine,
  input,
  callbackActors: ['watchSession'],
  begins: [
    { starts: 'watchSession', input: undefined },
    input.user === null || input.user.is_anonymous
      ? { starts: 'login', input: { ...input.login, loginPage: expect.anything() } }
      : forgets,
  ],
  situations,
  rows,
  refused: [done('endRedirect'), stays, isThere(null)],
});

const led = { runs: ['watchSession', 'endRedirect'] } as const;
const leads = (law: string, situation: string[], user: User): Row => ({
  law,
  in: situation,
  on: isThere(user),
  to: 'ledBack',
  changes: { user },
  does: [forgets],
});
const isNow = (situation: string[], user: User | null): Row => ({
  law: 'R2.1.19',
  in: situation,
  on: isThere(user),
  changes: { user },
});

/** Through the form, by a signed-out customer. */
export const byForm = lawOf(
  { login: loginInputs.password, user: null },
  {
    waiting: { by: [], ...running, knows: { user: null } },
    /** The session has not reported the login yet. */
    loggedIn: { by: [over], state: 'loggedIn', runs: ['watchSession'], knows: { user: null } },
    ledBack: { by: [over, isThere(customer)], state: 'ledBack', ...led, knows: { user: customer } },
    broken: { by: [broke], state: 'broken', runs: ['watchSession'] },
  },
  [
    { law: 'R4.9.2', in: ['waiting'], on: over, to: 'loggedIn' },
    // Also in another tab, and also as a guest.
    leads('R2.1.19', ['waiting', 'loggedIn'], customer),
    leads('R2.1.19', ['waiting', 'loggedIn'], guest),
    { law: 'R2.1.19', in: ['waiting'], on: broke, to: 'broken' },
    isNow(['broken'], customer),
    isNow(['broken', 'ledBack'], guest),
    isNow(['ledBack'], null),
    { law: 'F20', in: ['ledBack'], on: stays },
  ],
);

/** A guest may become a customer, and is not led anywhere before (Q2.3.b). */
export const ofGuest = lawOf(
  { login: loginInputs.password, user: guest },
  { waiting: { by: [], ...running, knows: { user: guest } } },
  [leads('Q2.3.b', ['waiting'], customer), isNow(['waiting'], null)],
);

/** A customer who is logged in stays logged in (R2.4.12, T04). */
export const ofCustomer = lawOf(
  { login: loginInputs['a token'], user: customer },
  { ledHome: { by: [], state: 'ledHome', ...led, knows: { user: customer } } },
  [isNow(['ledHome'], null), isNow(['ledHome'], someone), { law: 'F20', in: ['ledHome'], on: stays }],
);

/**
 * With a token: the page does not lead on while the provider's session is ended, although the session already has the
 * login (R4.9.3, R4.9.4).
 */
export const byToken = lawOf(
  { login: loginInputs['a token and a logout address'], user: null },
  {
    arriving: { by: [], state: { loggingIn: 'arriving' }, runs, knows: { user: null } },
    atGoodbye: { by: [isThere(customer)], state: { loggingIn: 'arriving' }, runs, knows: { user: customer } },
    atForm: { by: [toForm], ...running, knows: { user: null } },
    ledBack: { by: [isThere(customer), over], state: 'ledBack', ...led },
  },
  [
    isNow(['arriving'], customer),
    { law: 'R4.9.3', in: ['arriving'], on: toForm, to: 'atForm' },
    // The customer logged in in another tab meanwhile.
    { law: 'R4.9.4', in: ['atGoodbye'], on: toForm, to: 'ledBack', does: [forgets] },
    leads('R2.1.19', ['atForm'], customer),
    isNow(['atGoodbye', 'ledBack'], null),
    { law: 'R4.9.3', in: ['arriving', 'atForm'], on: over, to: 'loggedIn' },
    { law: 'R4.9.4', in: ['atGoodbye'], on: over, to: 'ledBack', does: [forgets] },
  ],
);
