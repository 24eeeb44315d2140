/** What is known of an entry of the history, and of the way there. */

/** An entry of the browser's history; its name tells it from others with the same address. */
export interface HistoryEntry {
  pathname: string;
  search: string;
  hash: string;
  /** What the portal has written into it. */
  state: unknown;
  key: string;
}

/** On top of the entry that is shown, in its place, or there already: Back, Forward, and the page that was loaded. */
export type Way = 'push' | 'replace' | 'pop';

/** An entry, and how to get there. */
export interface Opened {
  entry: HistoryEntry;
  way: Way;
  /** The page stays where it is scrolled to. */
  staysPut: boolean;
}

/** Another place of the page that is shown: nothing has to be got ready for it. */
export function isFragmentOf(shown: HistoryEntry, { pathname, search, hash }: HistoryEntry): boolean {
  if (pathname !== shown.pathname || search !== shown.search) return false;
  return hash !== '';
}

/** What an entry leads to instead takes its place, unless it was never written. */
export const wayInstead = (way: Way, isFirst: boolean): Way => (isFirst || way !== 'push' ? 'replace' : 'push');
