import type { RouteMatch } from 'react-router';
import type { HistoryEntry } from '../../../machines/pageChange/pageChangeRules.ts';

/** What a route asks before its page is shown. */
export interface Gate {
  /** The entry to redirect to, or null. */
  enter?: (entry: HistoryEntry, params: RouteMatch['params']) => Promise<string | null> | string | null;
  /** What is loaded beside the page's code. */
  bring?: () => Promise<void>;
}
