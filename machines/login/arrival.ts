/** What the address of /login may bring, none of it trusted (R4.9.3, R4.9.4, R2.4.9). */
import type { User } from '../../src/contract/customers/customers.ts';
import { emailOf } from '../session/userEmail.ts';
import { outsideAddress } from '../shared/outsideAddress.ts';

/** The token itself stays with the adapters. */
export interface Arrival {
  /** Where the identity provider wants to be told that its own session may end, as it was written. */
  logoutUrl: string | null;
  /** This tab sent the customer to the provider a moment ago; else a link has brought them, and they are asked first (T04). */
  isAwaited: boolean;
}

/** Whom a link would log in, as far as it may be told before they say that it is them. */
export interface Introduced {
  name: string;
}

const hidden = '•••';

/** Enough for whoever it is, too little for anybody else: the first letter of each name, or of the address. */
export function maskedName({ name, first_name, last_name, ...user }: User): string {
  const full = name?.trim() || [first_name, last_name].join(' ').trim();
  const words = (full || emailOf(user) || '').split(/\s/).filter(Boolean);
  return words.map((word) => Array.from(word)[0] + hidden).join(' ') || hidden;
}

/** What others may say through the address is cut, so that it cannot fill the page. */
const longestError = 200;

// Controls, and marks that turn the direction of what follows.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** The `error` of the address as plain text, or null (R2.4.9). */
export function shownError(raw: string | null): string | null {
  if (raw === null || !raw.isWellFormed()) return null;
  return Array.from(raw.replace(invisible, ' ').trim()).slice(0, longestError).join('').trim() || null;
}

/**
 * Where to tell the identity provider goodbye, or null: the logout address must have the origin of the provider that the
 * operator's server names, and be encrypted unless it is on this very machine (Q4.9.b).
 */
export function logoutAddress(logoutUrl: string | null, providerUrl: string): string | null {
  const logout = outsideAddress(logoutUrl);
  const provider = outsideAddress(providerUrl);
  const isItsOwn = logout !== null && provider !== null && new URL(logout).origin === new URL(provider).origin;
  return isItsOwn ? logout : null;
}

/** What a login by token must bring beside the token (Q8.4.c). */
export type MissingDetail = 'usernameMissing' | 'mobileMissing';

export function missingDetail(user: User): MissingDetail | null {
  if (emailOf(user) === null) return 'usernameMissing';
  return user.mobile?.trim() ? null : 'mobileMissing';
}
