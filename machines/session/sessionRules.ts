import type { User } from '../../src/contract/customers/customers.ts';

/** How long a session lasts, in milliseconds (R9.1.1). */
export const sessionLifetime = 12 * 60 * 60 * 1_000;

/** Whether the user is a customer with an account: neither signed out nor a guest (R3.2.1, R6.1.3). */
export const isCustomer = <TUser extends Pick<User, 'is_anonymous'>>(user: TUser | null): user is TUser =>
  user !== null && !user.is_anonymous;

/** Whether the user goes on without an account (R6.1.3); a signed-out customer is not a guest yet. */
export const isGuest = (user: Pick<User, 'is_anonymous'> | null): boolean => user?.is_anonymous === true;

/** What the browser persists of a login, besides the token. */
export interface StoredSession {
  user: User;
  /** Epoch milliseconds of the last change; null in a record that lost it. */
  lastUpdated: number | null;
}

/** What is known of a login at one moment: when the page starts, or when another tab changes it. */
export interface SessionFinding {
  stored: StoredSession | null;
  hasToken: boolean;
  /** Whether the last login ended by a 401 or by the clock, in any tab, rather than by a logout (Q4.1.c). */
  hasExpired: boolean;
  /** Epoch milliseconds of the finding. */
  at: number;
}

/**
 * Expired when older than twelve hours, but not at exactly twelve (Q4.1.b), and when changed in the future, since it
 * would never end. Both in epoch milliseconds.
 */
export const isSessionExpired = (lastUpdated: number, at: number): boolean =>
  at - lastUpdated > sessionLifetime || lastUpdated > at;

/**
 * Milliseconds from `at` until the session is expired: at least one, at most the whole lifetime plus one, whatever the
 * clocks say.
 */
export const timeLeft = (lastUpdated: number, at: number): number =>
  Math.min(Math.max(lastUpdated + sessionLifetime - at, 0), sessionLifetime) + 1;

/** A record without its time cannot be trusted: everything persisted is removed with it (R4.1.3). */
export const mustResetAll = (stored: StoredSession | null): boolean => stored !== null && stored.lastUpdated === null;

export interface LiveSession {
  user: User;
  lastUpdated: number;
}

/** The session after a page load: none without a token, for a guest, or after twelve hours (R4.1.1–5). */
export function restored({ stored, hasToken, at }: SessionFinding): LiveSession | null {
  if (stored === null || stored.lastUpdated === null || !hasToken) return null;
  if (stored.user.is_anonymous || isSessionExpired(stored.lastUpdated, at)) return null;
  return { user: stored.user, lastUpdated: stored.lastUpdated };
}

/** Guests are never persisted, so another tab cannot report one: while there is a token, a guest stays. */
export const isStillGuest = (own: User | null, { hasToken }: SessionFinding): boolean =>
  own?.is_anonymous === true && hasToken;
