/** Where people may be sent back to: pages of the portal and of its tenants, nothing else. */
import { isAllowedOrigin } from '../http/cors.ts';

const longest = 2048;

/** The page behind a text that came in from outside, null when it is none of the portal's. */
export function portalAddress(raw: string, portalOrigin: string): URL | null {
  if (raw.length > longest) return null;
  const url = URL.parse(raw, portalOrigin);
  // A blob: or filesystem: address has the origin of its maker; a user name can disguise what follows it.
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (!isAllowedOrigin(url.origin, portalOrigin) || /^\/[/\\]/.test(url.pathname)) return null;
  return url;
}

/** The origin where the customer shops as the shop named it, the portal's own when it named none of ours. */
export const shopOrigin = (raw: string | undefined, portalOrigin: string): string =>
  raw !== undefined && isAllowedOrigin(raw, portalOrigin) ? raw : portalOrigin;

/** The page that takes logins; no other is handed a token. Without an address it is the portal's own. */
export function loginAddress(raw: string | undefined, portalOrigin: string): URL | null {
  const url = portalAddress(raw || '/login', portalOrigin);
  return url?.pathname === '/login' ? url : null;
}

/** Where a customer goes on after the provider has forgotten them: what the login was to lead to, else the first page. */
export function pageAfter(login: URL): URL {
  const home = new URL('/', login);
  const next = login.searchParams.get('nextUrl');
  if (next === null || !/^\/(?![/\\])/.test(next)) return home;
  const url = portalAddress(next, login.origin);
  return url?.origin === login.origin ? url : home;
}
