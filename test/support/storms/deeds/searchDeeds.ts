/** What a customer does in the search (R2.7). */
import type { Tab } from '../tab.ts';
import { ownerName } from '../who.ts';

/** What is long enough to be asked for says who asks. */
const textOf = (tab: Tab, n: number): string => {
  const who = ownerName(tab);
  return [`padel of ${who}`, 'pa', `padel cup of ${who}`, 'p', '', `courts of ${who}`][n % 6]!;
};

export const searchDeeds = {
  openSearch: (tab: Tab) => tab.portal()?.send({ type: 'search.open' }),
  closeSearch: (tab: Tab) => tab.portal()?.send({ type: 'search.close' }),
  typeSearch: (tab: Tab, n: number) => tab.search()?.send({ type: 'text.type', text: textOf(tab, n) }),
  submitSearch: (tab: Tab) => tab.search()?.send({ type: 'text.submit' }),
  chooseRecent: (tab: Tab, n: number) => {
    const recent = tab.search()?.getSnapshot().context.recent ?? [];
    const text = recent[n % Math.max(1, recent.length)];
    if (text !== undefined) tab.search()?.send({ type: 'recent.choose', text });
  },
  chooseHit: (tab: Tab, n: number) => {
    const hits = tab.search()?.getSnapshot().context.hits ?? [];
    const hit = hits[n % Math.max(1, hits.length)];
    if (!hit) return;
    tab.lastBy.search = ownerName(tab);
    tab.search()?.send({ type: 'hit.choose', hit });
  },
  forgetRecent: (tab: Tab) => tab.search()?.send({ type: 'recent.forget' }),
} as const;
