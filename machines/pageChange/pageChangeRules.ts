/** A history entry, and how to get there. */

/** An entry of the browser's history; its key distinguishes entries with the same address. */
export interface HistoryEntry {
  pathname: string;
  search: string;
  hash: string;
  /** What the portal has stored in it. */
  state: unknown;
  key: string;
}

/**
 * `push`: a new entry; `replace`: in place of the current one; `pop`: the browser is already there, by Back, Forward or a
 * page load.
 */
export type Way = 'push' | 'replace' | 'pop';

/** An entry, and how to get there. */
export interface PageVisit {
  entry: HistoryEntry;
  way: Way;
  /** Whether the page keeps its scroll position. */
  staysPut: boolean;
}

/** Whether only the fragment differs: nothing has to be loaded for it. */
export function isFragmentOf(shown: HistoryEntry, { pathname, search, hash }: HistoryEntry): boolean {
  if (pathname !== shown.pathname || search !== shown.search) return false;
  return hash !== '';
}

/** A redirect replaces its entry, unless that was never written. */
export const wayInstead = (way: Way, isFirst: boolean): Way => (isFirst || way !== 'push' ? 'replace' : 'push');
