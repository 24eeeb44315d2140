/** The one way to an address that the portal leads to by itself. */

const somewhere = 'https://portal.invalid/';

/**
 * A path of this very site with its query and hash, whatever was written: it begins with exactly one slash, and is the same
 * when a browser reads it again. What looked like another site becomes a page that there is not.
 */
export function ownAddress(written: string): string {
  // Behind a whole origin nothing can be read as another one; what dots and backslashes leave in front is cut off after that.
  const { pathname, search, hash } = new URL(somewhere + written);
  return `/${pathname.replace(/^\/+/, '')}${search}${hash}`;
}
