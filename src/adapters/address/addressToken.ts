/**
 * A token in the address: taken out before anything else reads it, so that neither the history nor the referrer of the
 * next page holds it.
 */
import { rewriteAddress } from './browserAddress.ts';

/** Longer than any token. */
const longest = 2_000;

/**
 * @param pathname the one page whose address may bring it
 * @param names of the parameters; the first is the token, all are taken away
 * @returns what they said, or null when there is no token
 */
export function takeFromAddress<Name extends string>(
  pathname: string,
  names: readonly [Name, ...Name[]],
): Record<Name, string | null> | null {
  const url = new URL(globalThis.location.href);
  if (url.pathname !== pathname || !url.searchParams.has(names[0])) return null;
  // SAFETY: every name of the list is a key.
  const found = Object.fromEntries(
    names.map((name) => [name, url.searchParams.get(name)?.slice(0, longest) ?? null]),
  ) as Record<Name, string | null>;
  rewriteWithout(url, names);
  return found;
}

/** Takes parameters of that page out of the address that are of no use to anybody any more; everything else of it stays. */
export function dropFromAddress(pathname: string, names: readonly string[]): void {
  const url = new URL(globalThis.location.href);
  if (url.pathname === pathname && names.some((name) => url.searchParams.has(name))) rewriteWithout(url, names);
}

function rewriteWithout(url: URL, names: readonly string[]): void {
  for (const name of names) url.searchParams.delete(name);
  rewriteAddress(url.pathname + url.search + url.hash, globalThis.history.state);
}
