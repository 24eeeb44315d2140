/** Where a login leads back to; the address may be written by a stranger and is never trusted. */
import { addressOf } from '../shared/addressOf.ts';

const longest = 2_048;

/** Pages that would lead in a circle, or that only make sense with their own link. */
const noReturnTo: ReadonlySet<string | null | undefined> = new Set([
  'login',
  'register',
  'verify-customer',
  'paymentsuccess',
  'paymentfailed',
  '404',
  'home-bsl',
  'event-invite',
]);

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const suspicious = /[\u0000-\u0020\u007f-\u009f\\\u2028\u2029\ufeff]/;

// An encoded slash or control character becomes a real one when the path is decoded next.
const disguised = /%(?:[01][\da-f]|2f|5c|7f)/i;

/**
 * The first part of a path as the router reads it: decoded, in lower case; undefined at home, null when it cannot be
 * decoded.
 */
function firstPart(pathname: string): string | null | undefined {
  try {
    return decodeURIComponent(pathname).toLowerCase().split('/').find(Boolean);
  } catch {
    return null;
  }
}

/**
 * The path, query and hash to open after a login, or `/` (Q2.4.c): a path of this site that begins with a single slash
 * and parses to the same address again.
 * @param origin of the portal, `https://portal.example`
 */
export function safeReturnPath(raw: string | null, origin: string): string {
  if (raw === null || raw.length > longest || !raw.isWellFormed() || suspicious.test(raw)) return '/';
  const url = addressOf(raw, origin);
  if (!/^\/(?!\/)/.test(raw) || url?.origin !== origin) return '/';
  const path = url.pathname + url.search + url.hash;
  const first = firstPart(url.pathname);
  if (disguised.test(url.pathname) || first === null || noReturnTo.has(first)) return '/';
  return addressOf(path, origin)?.href === url.href ? path : '/';
}
