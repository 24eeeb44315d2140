import type { User } from '../../src/contract/customers/customers.ts';

/** Milliseconds; R9.1.1. */
export const sessionLifetime = 12 * 60 * 60 * 1_000;

/** Who has an account and is logged in to it: neither signed out nor a guest (R3.2.1, R6.1.3). */
export const isCustomer = <TUser extends Pick<User, 'is_anonymous'>>(user: TUser | null): user is TUser =>
  user !== null && !user.is_anonymous;

/** Who goes on without an account (R6.1.3); somebody signed out is not yet one. */
export const isGuest = (user: Pick<User, 'is_anonymous'> | null): boolean => user?.is_anonymous === true;

/** What the browser keeps of a login, beside the token. */
export interface StoredSession {
  user: User;
  /** Epoch milliseconds of the last change; null in a record that lost it. */
  lastUpdated: number | null;
}

/** What is known of a login at one moment: when the page starts, or when another tab changed it. */
export interface SessionFinding {
  stored: StoredSession | null;
  hasToken: boolean;
  /** The last login ended by a 401 or by the clock, in whichever tab: nobody has logged out (Q4.1.c). */
  hasExpired: boolean;
  /** Epoch milliseconds of the finding. */
  at: number;
}

/**
 * Older than twelve hours is expired, exactly twelve hours is not (Q4.1.b); so is what says that it was changed in the
 * future, since it would never end. Both in epoch milliseconds.
 */
export const isExpired = (lastUpdated: number, at: number): boolean =>
  at - lastUpdated > sessionLifetime || lastUpdated > at;

/** Milliseconds from `at` until the session is expired: at least one, at most the whole lifetime, whatever the clocks say. */
export const timeLeft = (lastUpdated: number, at: number): number =>
  Math.min(Math.max(lastUpdated + sessionLifetime - at, 0), sessionLifetime) + 1;

/** A record without its instant cannot be trusted in anything: all that is kept goes with it (R4.1.3). */
export const mustResetAll = (stored: StoredSession | null): boolean => stored !== null && stored.lastUpdated === null;

export interface LiveSession {
  user: User;
  lastUpdated: number;
}

/** Who is logged in after a page load: nobody without a token, no guest, nobody after twelve hours (R4.1.1–5). */
export function restored({ stored, hasToken, at }: SessionFinding): LiveSession | null {
  if (stored === null || stored.lastUpdated === null || !hasToken) return null;
  if (stored.user.is_anonymous || isExpired(stored.lastUpdated, at)) return null;
  return { user: stored.user, lastUpdated: stored.lastUpdated };
}

/** Guests are kept nowhere, so that another tab's finding cannot name one: while there is a token, a guest stays. */
export const isStillGuest = (own: User | null, { hasToken }: SessionFinding): boolean =>
  own?.is_anonymous === true && hasToken;
