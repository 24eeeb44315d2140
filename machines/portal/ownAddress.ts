/** Addresses that stay on this site. */

const somewhere = 'https://portal.invalid/';

/**
 * Turns any text into a path of this site with query and hash, with exactly one leading slash, which a browser parses the
 * same way again. What looked like another site becomes a page that does not exist.
 */
export function ownAddress(written: string): string {
  // After a full origin, no text can be parsed as another origin; leading slashes that result from dots and backslashes
  // are removed afterwards.
  const { pathname, search, hash } = new URL(somewhere + written);
  return `/${pathname.replace(/^\/+/, '')}${search}${hash}`;
}
