/**
 * The return from the identity provider: what the address brings, and where it leads on to (R4.9.3);
 * leaveForProvider.ts is the way there.
 */
import * as v from 'valibot';
import type { Arrival } from '../../../machines/login/arrival.ts';
import { safeReturnPath } from '../../../machines/session/returnPath.ts';
import { dropFromAddress, takeFromAddress } from './addressToken.ts';
import { rewriteAddress } from './browserAddress.ts';
import { persistedItem } from '../storage/storage.ts';

const Redirect = v.object({
  returnTo: v.string(),
  /** Epoch milliseconds. */
  begunAt: v.number(),
  /** Logged in already; the provider's own session is being ended. */
  isGoodbye: v.boolean(),
  /**
   * The provider has not answered yet: the next token is the one that was asked for, and only that one (T04), if it brings
   * this state, drawn for this journey; an empty one where the operator's server passes none on (T04).
   */
  awaited: v.nullable(v.string()),
});
export const persistedRedirect = persistedItem('session', 'trip', 3, Redirect);

/** A return after that time belongs to nothing that was begun here. */
const longestRedirect = 30 * 60_000;

export function currentRedirect(): v.InferOutput<typeof Redirect> | null {
  const redirect = persistedRedirect.read();
  return redirect !== null && Math.abs(Date.now() - redirect.begunAt) <= longestRedirect ? redirect : null;
}

export const ownPath = (path: string | null): string => safeReturnPath(path, globalThis.location.origin);

/**
 * The provider leads back to the front page, or to the login, when it was told goodbye: from there the customer is led on to where the login was
 * asked for, once. To be called before the router reads the address.
 */
export function resumeRedirect(): void {
  const redirect = currentRedirect();
  if (redirect?.isGoodbye !== true) return;
  persistedRedirect.drop();
  const { pathname } = globalThis.location;
  if (pathname === '/' || pathname === '/login') rewriteAddress(ownPath(redirect.returnTo));
}

let token: string | null = null;
let arrival: Arrival | null = null;

/**
 * Takes the token out of the address of the login page, and where the provider's session ends (R4.9.3, R2.4.10, R2.4.11).
 * Whoever is back without one was asked for nothing more: a token that comes later is a link's (T04).
 */
export function takeArrival(): void {
  const redirect = currentRedirect();
  const found = takeFromAddress('/login', ['loginToken', 'logoutUrl', 'state']);
  // Whoever gave up at the provider brings them without a token: they were for that journey alone.
  if (found === null) dropFromAddress('/login', ['state', 'code']);
  else {
    token = found.loginToken;
    const awaited = redirect?.awaited;
    arrival = { logoutUrl: found.logoutUrl, isAwaited: awaited === '' || (awaited != null && awaited === found.state) };
  }
  if (redirect?.awaited != null) persistedRedirect.write({ ...redirect, awaited: null });
}

/** A token that the address of another page brought, for one exchange; nobody here asked for it (T04, Q2.1.a). */
export function bringLoginToken(found: string): void {
  token = found;
  arrival = { logoutUrl: null, isAwaited: false };
}

/**
 * The token that the address brought, until it is used. A customer who is logged in already stays logged in: the token
 * of a link is dropped (R2.4.12, T04).
 */
export function waitingArrival(isLoggedIn: boolean): Arrival | null {
  if (isLoggedIn) token = null;
  return token === null ? null : arrival;
}

/** The token, for one exchange; null when there is none. */
export function takeLoginToken(): string | null {
  const taken = token;
  token = null;
  return taken;
}
