/** The login's input, context and events. */
import type { ActorRef, Snapshot } from 'xstate';
import type { CodeNews } from '../confirmByCode/confirmByCodeMachine.ts';
import type { ContactDetails } from '../person/contactDetails.ts';
import type { Problem } from '../shared/problem.ts';
import type { Arrival } from './arrival.ts';
import type { ArrivalNews } from './arrivalMachine.ts';
import type { LoginOffers } from './loginOffers.ts';
import type { LoginOutput } from './loginOutput.ts';
import type { LoginFaults, TypedEmail, TypedGuest, TypedPassword } from './loginRules.ts';

/** Tells the login page that the token logged nobody in and the form is shown; until then it must not lead on. */
export type LoginNews = { type: 'arrival.ended' };

/** Tells the session that a customer logged in; only the login sends it. */
export type LoggedIn = { type: 'session.logIn' } & LoginOutput;

export interface LoginInput {
  offers: LoginOffers;
  /** Present when the identity provider or a link sent the customer with a token. */
  arrival: Arrival | null;
  /** What a signed-out customer has entered before, so that it is not asked again; null: nothing. */
  entered: ContactDetails | null;
  session: ActorRef<Snapshot<unknown>, LoggedIn>;
  /** Null in the dialog, where nobody arrives with a token. */
  loginPage: ActorRef<Snapshot<unknown>, LoginNews> | null;
}

/** Passwords, codes and tokens are never in the context: forms hold them and actors get them once. */
export interface LoginContext extends LoginInput {
  faults: LoginFaults;
  /** Why the server refused, or that it could not be reached. */
  problem: Problem | null;
  outcome: LoginOutput | null;
}

export type LoginEvent =
  | ({ type: 'password.submit' } & TypedPassword)
  | ({ type: 'email.submit' } & TypedEmail)
  | ({ type: 'guest.submit' } & TypedGuest)
  | { type: 'guest.choose' }
  /** Back to the first form. */
  | { type: 'account.choose' }
  /** bindsReturn: the operator's server has the provider bring a state back (T04). */
  | { type: 'provider.choose'; bindsReturn?: boolean }
  | { type: 'provider.abandon' }
  | ArrivalNews
  | CodeNews;

export type LoginEmitted = { type: 'login.refused'; problem: Problem };
