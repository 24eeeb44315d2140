import { createActor, fromTransition, type AnyEventObject } from 'xstate';
import type { LoginInput } from '../../../machines/login/loginContext.ts';
import { loginMachine } from '../../../machines/login/loginMachine.ts';
import type { LoginOffers } from '../../../machines/login/loginOffers.ts';
import type { TypedEmail, TypedGuest, TypedPassword } from '../../../machines/login/loginRules.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { done, failed, type Model } from '../../support/paths.ts';
import { customer, guest, opened } from '../session/session.model.ts';

export const typedPassword: TypedPassword = {
  country_code: '971',
  mobile_number: '050 123 4567',
  password: 'Court-Lines-9',
};

export const typedEmail: TypedEmail = { email: ' layla@haddad.example ', captcha: 'verified' };

export const typedGuest: TypedGuest = {
  name: 'Omar Said',
  country_code: '971',
  mobile_number: '050 765 4321',
  email: 'omar@said.example',
  terms: 'accepted',
};

export const wrongPassword = new RefusedError('wrongPassword', 'Mobile number or password is wrong', 422);

const everything: LoginOffers = { form: 'password', guests: true, provider: true };
const idp = 'https://idp.example';

const somebody = (id: string) =>
  createActor(
    fromTransition((state: undefined) => state, undefined),
    { id },
  );
/** The actors that are told about the login, and that no token helped. */
export const told = { session: somebody('session'), loginPage: somebody('loginPage') };

/** What a login may begin with. */
export const loginInputs = {
  password: { offers: everything, arrival: null, entered: null, ...told },
  email: { offers: { ...everything, form: 'email' }, arrival: null, entered: null, ...told },
  'password alone': {
    offers: { form: 'password', guests: false, provider: false },
    arrival: null,
    entered: null,
    ...told,
  },
  'a token': { offers: everything, arrival: { logoutUrl: null, isAwaited: true }, entered: null, ...told },
  'a token and a logout address': {
    offers: everything,
    arrival: { logoutUrl: `${idp}/logout?return=/`, isAwaited: true },
    entered: null,
    ...told,
  },
  'a token and a stranger’s logout address': {
    offers: everything,
    arrival: { logoutUrl: 'https://evil.example/', isAwaited: true },
    entered: null,
    ...told,
  },
  'a token that nobody asked for': {
    offers: everything,
    arrival: { logoutUrl: null, isAwaited: false },
    entered: null,
    ...told,
  },
  'a token that nobody asked for, with a logout address': {
    offers: everything,
    arrival: { logoutUrl: `${idp}/logout?return=/`, isAwaited: false },
    entered: null,
    ...told,
  },
} satisfies Record<string, LoginInput>;

export const loginInput: LoginInput = loginInputs.password;

/** What can be done with password and guest's form. */
const forms: readonly AnyEventObject[] = [
  { type: 'password.submit', ...typedPassword },
  { type: 'password.submit', ...typedPassword, mobile_number: '', password: '' },
  { type: 'password.submit', ...typedPassword, mobile_number: '1234567' },
  { type: 'guest.choose' },
  { type: 'guest.submit', ...typedGuest },
  { type: 'guest.submit', ...typedGuest, name: '', email: '', mobile_number: '', terms: 'open' },
  { type: 'guest.submit', ...typedGuest, name: 'Omar 2', email: 'omar@said' },
  { type: 'account.choose' },
  done('logIn', { user: customer, at: opened }),
  failed('logIn', wrongPassword),
  failed('logIn', new ConnectionError()),
  done('logInAsGuest', { user: guest, at: opened }),
  failed('logInAsGuest', new RefusedError('guestRefused', 'Guests cannot book today', 403)),
];

export const loginForms: Model = { machine: loginMachine, input: loginInput, events: forms };
