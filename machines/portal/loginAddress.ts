/** The way to the pages of who one is, and from there back to where it was asked for. */

const withReturn = (page: string, next: string | null): string =>
  next === null ? page : `${page}?nextUrl=${encodeURIComponent(next)}`;

/** The page of the login; it leads on to that address, or home (R2.6.2). */
export const loginAddress = (next: string | null): string => withReturn('/login', next);

/** The page of a new account, which hands that address on to the login. */
export const registerAddress = (next: string | null): string => withReturn('/register', next);

/** What those pages were told to lead on to; whoever goes there looks first whether it is safe. */
export const nextIn = (search: string | URLSearchParams): string | null => new URLSearchParams(search).get('nextUrl');

const pages: ReadonlySet<string> = new Set(['/login', '/register']);

/** Where a login on this page would lead: what the pages of who one is were told, elsewhere the page itself. */
export const nextAt = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string | null =>
  pages.has(pathname) ? nextIn(search) : pathname + search + hash;
