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

/** Wraps the import of a page; `target` answers the address that is being opened. */
export function lazyPage<TModule extends Partial<RouteObject>>(
  load: () => Promise<TModule>,
  target: () => string,
): LazyRouteFunction<RouteObject> {
  return (async () => {
    try {
      return await load();
    } catch (error) {
      if (!isLoadFailure(error) || wasReloadedFor(target())) throw error;
      loadPage(target());
      return new Promise<never>(() => undefined);
    }
  }) as LazyRouteFunction<RouteObject>;
}
