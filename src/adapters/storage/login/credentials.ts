/** What identifies this browser to the server. The token lives here alone: no machine, view or report ever holds it. */
import * as v from 'valibot';
import { persistedItem } from '../storage.ts';

export const persistedToken = persistedItem('local', 'token', 1, v.pipe(v.string(), v.minLength(1)));

/** The last login expired, and nobody logged out: what other tabs are told beside that it is gone (Q4.1.c). */
export const persistedExpiry = persistedItem('local', 'expired', 1, v.literal(true));

let guestToken: string | null = null;

/** A guest's token lives and dies with the page, like the guest (R4.1.4); other tabs know nothing of it. */
export function becomeGuest(token: string): void {
  guestToken = token;
}
export function leaveGuest(): void {
  guestToken = null;
}

export const isGuestHere = (): boolean => guestToken !== null;

/** What calls are made with; null while signed out. */
export const currentToken = (): string | null => guestToken ?? persistedToken.read();

/** Saved once if none exists (R4.2.6). */
export const persistedSessionId = persistedItem('local', 'session_id', 1, v.pipe(v.string(), v.minLength(1)));
export const persistedVisitorToken = persistedItem('session', 'vToken', 1, v.pipe(v.string(), v.minLength(1)));

/** The id of this browser's session: the server's, or a random one when it gave none (Q4.2.d). */
export function sessionId(offered?: string | null): string {
  const known = persistedSessionId.read();
  if (known !== null) return known;
  const id = offered ?? crypto.randomUUID();
  persistedSessionId.write(id);
  return id;
}

/** A new session id: whoever comes next cannot be told to be whoever was here. */
export const renewSessionId = (): void => persistedSessionId.write(crypto.randomUUID());
