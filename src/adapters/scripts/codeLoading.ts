/** Code that is fetched when it is wanted; what cannot be had makes the browser load the target once (R2.4.7, R8.3.6). */
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
    // The browser would show its own page in place of the portal's.
    if (!globalThis.navigator.onLine) throw new ConnectionError();
    if (wasReloadedFor(address)) throw error;
    loadPage(address);
    return new Promise<never>(() => undefined);
  }
}

/** A part of the page that is open: without a network it is to be asked for again, as a lost answer is (F01). */
export const fetchPart = <T>(load: () => Promise<T>): Promise<T> => fetchFor(addressHere(), load);

/** The files are there, and the browser remembers that they were not: in this page they are never had. */
export class SpoiltError extends Error {}

/** What is shown without a page being opened: the page is loaded anew where nothing else brings it. */
export const fetchUnspoilt = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    const fail = () => Promise.reject<T>(error);
    return error instanceof SpoiltError ? fetchPart(fail) : fail();
  });
