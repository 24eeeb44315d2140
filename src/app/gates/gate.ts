import type { RouteMatch } from 'react-router';
import type { HistoryEntry } from '../../../machines/opening/openingRules.ts';

/** What a route asks before its page is shown. */
export interface Gate {
  /** Where whoever asks for that entry is led instead, or null. */
  enter?: (entry: HistoryEntry, params: RouteMatch['params']) => Promise<string | null> | string | null;
  /** What comes while the page's code does. */
  bring?: () => Promise<void>;
}
