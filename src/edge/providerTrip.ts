/** A trip to the identity provider and back: which page it began on, and what the address brings home (R4.9.3). */
import * as v from 'valibot';
import type { Arrival } from '../../machines/login/arrival.ts';
import { safeReturnPath } from '../../machines/session/returnPath.ts';
import { keep } from './storage.ts';

const kept = keep('session', 'trip', 1, v.object({ returnTo: v.string() }));

/** Where a login on this page would lead: nextUrl of the login page, elsewhere the page itself. */
function hereAndNow(): string {
  const { pathname, search, hash, origin } = globalThis.location;
  const next = pathname === '/login' ? new URLSearchParams(search).get('nextUrl') : pathname + search + hash;
  return safeReturnPath(next, origin);
}

export const beginTrip = (): void => kept.write({ returnTo: hereAndNow() });

/** The page that a login of this tab was asked on, or null. */
export function tripsEnd(): string | null {
  const found = kept.read();
  return found && safeReturnPath(found.returnTo, globalThis.location.origin);
}

export const endTrip = (): void => kept.drop();

let token: string | null = null;
let arrival: Arrival | null = null;

/** Longer than any token. */
const longest = 2_000;

/**
 * Takes the token out of the address of the login page, before anything else reads that address (R4.9.3): it stands neither in
 * the history nor in the next page's referrer.
 */
export function takeArrival(): void {
  const url = new URL(globalThis.location.href);
  const found = url.searchParams.get('loginToken');
  if (url.pathname !== '/login' || found === null) return;
  token = found.slice(0, longest);
  arrival = { logoutUrl: url.searchParams.get('logoutUrl') };
  url.searchParams.delete('loginToken');
  url.searchParams.delete('logoutUrl');
  globalThis.history.replaceState(globalThis.history.state, '', url);
}

/** What the address brought, while its token has not been used. */
export const waitingArrival = (): Arrival | null => (token === null ? null : arrival);

/** The token, for one exchange; null when there is none. */
export function takeLoginToken(): string | null {
  const taken = token;
  token = null;
  return taken;
}
