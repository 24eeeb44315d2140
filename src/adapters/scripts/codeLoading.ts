/**
 * Code that is loaded when it is wanted; where it cannot be loaded the browser reloads the target once (R2.4.7,
 * R8.3.6).
 */
import { ConnectionError } from '../../../machines/shared/problem.ts';
import { addressHere, loadPage } from '../address/browserAddress.ts';

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

/**
 * What is fetched for an address; where it cannot be had the browser loads that address instead, once.
 * @throws ConnectionError without a network, of which nothing is known any more when somebody asks later (F01)
 */
export async function fetchFor<T>(address: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isLoadFailure(error)) throw error;
    // Without a network the browser would show its own error page in place of the portal.
    if (!globalThis.navigator.onLine) throw new ConnectionError();
    if (wasReloadedFor(address)) throw error;
    loadPage(address);
    return new Promise<never>(() => undefined);
  }
}

/** A part of the page that is open: without a network it is to be asked for again, as a lost answer is (F01). */
export const fetchPart = <T>(load: () => Promise<T>): Promise<T> => fetchFor(addressHere(), load);

/** The files are there, and the browser remembers that they were not: this page can never load them. */
export class SpoiltError extends Error {}

/** Code of what is shown over a page: the page is loaded anew where nothing else brings the code. */
export const fetchUnspoilt = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    const fail = () => Promise.reject<T>(error);
    return error instanceof SpoiltError ? fetchPart(fail) : fail();
  });
