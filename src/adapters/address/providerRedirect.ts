/** A trip to the identity provider and back: which page it began on, and what the address brings home (R4.9.3). */
import * as v from 'valibot';
import { nextAt } from '../../../machines/portal/loginAddress.ts';
import type { Arrival } from '../../../machines/login/arrival.ts';
import { safeReturnPath } from '../../../machines/session/returnPath.ts';
import { takeFromAddress } from './addressToken.ts';
import { rewriteAddress } from './browserAddress.ts';
import { persistedItem } from '../storage/storage.ts';

const Trip = v.object({
  returnTo: v.string(),
  /** Epoch milliseconds. */
  begunAt: v.number(),
  /** Logged in already; the provider's own session is being ended. */
  isGoodbye: v.boolean(),
  /** The provider has not answered yet: the next token is the one that was asked for, and only that one (T04). */
  isAwaited: v.boolean(),
});
const kept = persistedItem('session', 'trip', 2, Trip);

/** Whoever takes longer has gone elsewhere. */
const longestTrip = 30 * 60_000;

function currentTrip(): v.InferOutput<typeof Trip> | null {
  const trip = kept.read();
  return trip !== null && Math.abs(Date.now() - trip.begunAt) <= longestTrip ? trip : null;
}

const safe = (path: string | null): string => safeReturnPath(path, globalThis.location.origin);

export const beginRedirect = (): void =>
  kept.write({ returnTo: safe(nextAt(globalThis.location)), begunAt: Date.now(), isGoodbye: false, isAwaited: true });

/** Remembers, before the browser leaves once more, where whoever has just logged in wants to be. */
export const rememberLogoutReturn = (): void =>
  kept.write({
    returnTo: safe(nextAt(globalThis.location) ?? currentTrip()?.returnTo ?? null),
    begunAt: Date.now(),
    isGoodbye: true,
    isAwaited: false,
  });

/** The page that a login of this tab was asked on, or null. */
export function returnTarget(): string | null {
  const trip = currentTrip();
  return trip && safe(trip.returnTo);
}

export const endRedirect = (): void => kept.drop();

/**
 * The provider leads back to the front page, or to the login, when it was told goodbye: from there the customer is led on to where the login was
 * asked for, once. To be called before the router reads the address.
 */
export function resumeRedirect(): void {
  const trip = currentTrip();
  if (trip?.isGoodbye !== true) return;
  kept.drop();
  const { pathname } = globalThis.location;
  if (pathname === '/' || pathname === '/login') rewriteAddress(safe(trip.returnTo));
}

let token: string | null = null;
let arrival: Arrival | null = null;

/** Takes the token out of the address of the login page, and where the provider's session ends (R4.9.3, R2.4.10, R2.4.11). */
export function takeArrival(): void {
  const found = takeFromAddress('/login', ['loginToken', 'logoutUrl']);
  if (found === null) return;
  const trip = currentTrip();
  token = found.loginToken;
  arrival = { logoutUrl: found.logoutUrl, isAwaited: trip?.isAwaited === true };
  if (trip !== null) kept.write({ ...trip, isAwaited: false });
}

/** A token that the address of another page brought, for one exchange; nobody here asked for it (T04, Q2.1.a). */
export function bringLoginToken(found: string): void {
  token = found;
  arrival = { logoutUrl: null, isAwaited: false };
}

/**
 * What the address brought, while its token has not been used. Who is logged in already stays who they are, whatever a link
 * says: its token is thrown away (R2.4.12, T04).
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
