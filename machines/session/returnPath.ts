/** Where a login leads back to: what a stranger may have written into the address is never trusted. */
import { addressOf } from '../shared/addressOf.ts';

const longest = 2_048;

/** Pages that would lead in a circle, or that only make sense for whoever was sent there. */
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

// A slash or a control character that was written in code would be one to whoever decodes the path next.
const disguised = /%(?:[01][\da-f]|2f|5c|7f)/i;

/** The first part of a path as the router reads it: decoded, in any case; none at home, null when it cannot be decoded. */
function firstPart(pathname: string): string | null | undefined {
  try {
    return decodeURIComponent(pathname).toLowerCase().split('/').find(Boolean);
  } catch {
    return null;
  }
}

/**
 * The path, query and hash to go to after a login, or `/` (Q2.4.c): a path of this very site, that begins with a single slash
 * and is the same when it is read again.
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
