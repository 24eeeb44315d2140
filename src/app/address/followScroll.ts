import { shown } from '../../../machines/pageChange/pageChangeSelectors.ts';
import type { PageChangeRef } from '../../../machines/pageChange/pageChangeMachine.ts';
import { scrollOf } from '../../adapters/address/scrollPositions.ts';

/** What a customer moves a page by. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * A position that the history remembers is scrolled to before the page has come to be as tall as it was (R4.5.6); what holds
 * it until then is fetched with the first of them, and lets go with whatever moves the page. Returns what stops it.
 */
export function followScroll(pageChange: PageChangeRef): () => void {
  let last = '';
  let page = '';
  let leaving: AbortController | undefined;
  function look(): void {
    const opened = shown(pageChange.getSnapshot());
    if (opened === null) return;
    const { key, pathname } = opened.entry;
    // A page that writes into its own address what it has chosen is still the page that is waited for.
    const isSamePage = opened.way === 'replace' && pathname === page;
    page = pathname;
    if (key === last) return;
    last = key;
    if (!isSamePage) {
      leaving?.abort();
      leaving = undefined;
    }
    const position = scrollOf(key);
    if (!position || leaving) return;
    const theirs = (leaving = new AbortController());
    const { signal } = theirs;
    for (const type of moves) addEventListener(type, () => theirs.abort(), { signal, passive: true });
    void import('./holdScroll.ts').then(
      ({ holdScroll }) => holdScroll(position, signal),
      () => undefined,
    );
  }
  const following = pageChange.subscribe(look);
  look();
  return () => following.unsubscribe();
}
