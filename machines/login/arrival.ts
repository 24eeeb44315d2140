/** What the address of /login may contain, none of it trusted (R4.9.3, R4.9.4, R2.4.9). */
import type { User } from '../../src/contract/customers/customers.ts';
import { emailOf } from '../session/userEmail.ts';
import { outsideAddress } from '../shared/outsideAddress.ts';

/** The token itself stays in the adapters. */
export interface Arrival {
  /** The identity provider's logout address, as written in the query. */
  logoutUrl: string | null;
  /** Whether this tab sent the customer to the provider; otherwise a link brought the token, and they are asked first (T04). */
  isAwaited: boolean;
}

/** The customer whom a link's token would log in, as far as they may be shown before confirming it. */
export interface Introduced {
  name: string;
}

const hidden = '•••';

/** A name that only its owner recognises: the first letter of each word, or of the e-mail address. */
export function maskedName({ name, first_name, last_name, ...user }: User): string {
  const full = name?.trim() || [first_name, last_name].join(' ').trim();
  const words = (full || emailOf(user) || '').split(/\s/).filter(Boolean);
  return words.map((word) => Array.from(word)[0] + hidden).join(' ') || hidden;
}

/** Longest error text taken from the address, which anyone may have written, in characters. */
const longestError = 200;

// Control characters, and marks that change the writing direction.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** The `error` of the address as plain text, or null (R2.4.9). */
export function shownError(raw: string | null): string | null {
  if (raw === null || !raw.isWellFormed()) return null;
  return Array.from(raw.replace(invisible, ' ').trim()).slice(0, longestError).join('').trim() || null;
}

/**
 * The identity provider's logout address, or null: it must have the origin of the provider that the operator's server
 * names, and use HTTPS unless it is on this machine (Q4.9.b).
 */
export function logoutAddress(logoutUrl: string | null, providerUrl: string): string | null {
  const logout = outsideAddress(logoutUrl);
  const provider = outsideAddress(providerUrl);
  const isItsOwn = logout !== null && provider !== null && new URL(logout).origin === new URL(provider).origin;
  return isItsOwn ? logout : null;
}

/** What is missing in a login by token (Q8.4.c). */
export type MissingDetail = 'usernameMissing' | 'mobileMissing';

export function missingDetail(user: User): MissingDetail | null {
  if (emailOf(user) === null) return 'usernameMissing';
  return user.mobile?.trim() ? null : 'mobileMissing';
}
