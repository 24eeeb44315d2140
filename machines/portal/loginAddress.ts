/** Addresses of the login and registration pages, with the address to return to. */

const withReturn = (page: string, next: string | null): string =>
  next === null ? page : `${page}?nextUrl=${encodeURIComponent(next)}`;

/** The login page, which leads to `next` afterwards, or home (R2.6.2). */
export const loginAddress = (next: string | null): string => withReturn('/login', next);

/** The registration page, which passes `next` on to the login. */
export const registerAddress = (next: string | null): string => withReturn('/register', next);

/** The address to return to, as written in the query; callers must check that it is safe. */
export const nextIn = (search: string | URLSearchParams): string | null => new URLSearchParams(search).get('nextUrl');

const pages: ReadonlySet<string> = new Set(['/login', '/register']);

/**
 * Where a login started on this page leads: to the page itself, or from the login and registration pages to their
 * `nextUrl`.
 */
export const nextAt = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string | null =>
  pages.has(pathname) ? nextIn(search) : pathname + search + hash;
