/** The browser's own address: the one place that rewrites it or loads a page anew. */
import { ownAddress } from '../../../machines/portal/ownAddress.ts';

/** Path, query and hash as they stand in the address bar. */
export function addressHere(): string {
  const { pathname, search, hash } = globalThis.location;
  return pathname + search + hash;
}

/** Puts a page of this site into the address bar without loading it. */
export const rewriteAddress = (address: string, state: unknown = null): void =>
  globalThis.history.replaceState(state, '', ownAddress(address));

/** Adds an entry to the history for a page of this site, without loading it. */
export const addAddress = (address: string, state: unknown): void =>
  globalThis.history.pushState(state, '', ownAddress(address));

/** An address whose path could be read as another site's is corrected, before anything builds upon it (T01). */
export function normalizeAddress(): void {
  if (ownAddress(addressHere()) !== addressHere()) rewriteAddress(addressHere(), globalThis.history.state);
}

/**
 * Names the entry of the history that the page was loaded at. The router names those it makes; all others would share one
 * name, and with it the place to which each was scrolled.
 */
export function nameEntry(): void {
  const state: unknown = globalThis.history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if (!('key' in known)) rewriteAddress(addressHere(), { ...known, key: crypto.randomUUID() });
}

/** Has the browser load this page once more. */
export const reloadPage = (): void => globalThis.location.reload();

/** Has the browser load a page of this site; to be led to a place on the page that is open would load nothing. */
export const loadPage = (address: string): void =>
  ownAddress(address) === addressHere() ? reloadPage() : globalThis.location.assign(ownAddress(address));
