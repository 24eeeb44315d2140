/** What a login knows, what it is told, and what it tells. */
import type { ActorRef, Snapshot } from 'xstate';
import type { CodeNews } from '../confirmByCode/confirmByCodeMachine.ts';
import type { Problem } from '../shared/problem.ts';
import type { Arrival } from './arrival.ts';
import type { ArrivalNews } from './arrivalMachine.ts';
import type { LoginOffers } from './loginOffers.ts';
import type { LoginOutput } from './loginOutput.ts';
import type { LoginFaults, TypedEmail, TypedGuest, TypedPassword } from './loginRules.ts';

/** Told to the page of the login, which leads nobody on before: the token helped nobody in, and a form stands there. */
export type LoginNews = { type: 'arrival.ended' };

/** Told to the session, by the login alone. */
export type LoggedIn = { type: 'session.logIn' } & LoginOutput;

export interface LoginInput {
  offers: LoginOffers;
  /** When the identity provider, or a link, sent the customer with a token. */
  arrival: Arrival | null;
  session: ActorRef<Snapshot<unknown>, LoggedIn>;
  /** null: a dialog, where nobody arrives with a token. */
  loginPage: ActorRef<Snapshot<unknown>, LoginNews> | null;
}

/** No password, code or token is kept: the form has it, and the actor gets it once. */
export interface LoginContext extends LoginInput {
  faults: LoginFaults;
  /** Why the server, or the connection, refused. */
  problem: Problem | null;
  outcome: LoginOutput | null;
}

export type LoginEvent =
  | ({ type: 'password.submit' } & TypedPassword)
  | ({ type: 'email.submit' } & TypedEmail)
  | ({ type: 'guest.submit' } & TypedGuest)
  | { type: 'guest.choose' }
  /** Back to the form that stands first. */
  | { type: 'account.choose' }
  | { type: 'provider.choose' }
  | { type: 'provider.abandon' }
  | ArrivalNews
  | CodeNews;

export type LoginEmitted = { type: 'login.refused'; problem: Problem };
