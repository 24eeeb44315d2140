/** Pages are loaded when they are opened; a chunk that cannot be had makes the browser load the target once (R2.4.7, R8.3.6). */
import type { LazyRouteFunction, RouteObject } from 'react-router';
import { loadPage } from '../adapters/browserAddress.ts';

const loadFailures =
  /Failed to fetch dynamically imported module|Importing a module script failed|error loading dynamically imported module|Unable to preload CSS/;

export const isLoadFailure = (error: unknown): boolean => error instanceof Error && loadFailures.test(error.message);

const reloadedKey = 'reloaded-for';

/** Whether the target was reloaded before: then the page is truly missing, and an error screen says so (Q2.4.e). */
function wasReloadedFor(target: string): boolean {
  try {
    const before = sessionStorage.getItem(reloadedKey) === target;
    if (before) sessionStorage.removeItem(reloadedKey);
    else sessionStorage.setItem(reloadedKey, target);
    return before;
  } catch {
    return true; // without storage a loop could not be told from a first try
  }
}

/** What is fetched for an address; where it cannot be had the browser loads that address instead, once. */
export async function fetchFor<T>(address: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // Without a network the browser would show its own page in place of the portal's.
    const isOffline = !globalThis.navigator.onLine;
    if (!isLoadFailure(error) || isOffline || wasReloadedFor(address)) throw error;
    loadPage(address);
    return new Promise<never>(() => undefined);
  }
}

/** Wraps the import of a page; `target` answers the address that is being opened. */
export const lazyPage = <TModule extends Partial<RouteObject>>(
  load: () => Promise<TModule>,
  target: () => string,
): LazyRouteFunction<RouteObject> => (() => fetchFor(target(), load)) as LazyRouteFunction<RouteObject>;
