import { shown } from '../../../machines/pageChange/pageChangeSelectors.ts';
import type { PageChangeRef } from '../../../machines/pageChange/pageChangeMachine.ts';
import { scrollOf } from '../../adapters/address/scrollPositions.ts';

/** What a customer moves a page by; a finger begins with the second. */
const moves = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * A position that the history remembers is scrolled to before the page has come to be as tall as it was (R4.5.6); what holds
 * it until then is fetched with the first of them, goes with the page, and is told of whatever moves it. Returns what stops it.
 */
export function followScroll(pageChange: PageChangeRef): () => void {
  let last = '';
  let page = '';
  let leaving: AbortController | undefined;
  function look(): void {
    const opened = shown(pageChange.getSnapshot());
    if (opened === null || opened.entry.key === last) return;
    const { key, pathname } = opened.entry;
    last = key;
    // A page that writes into its own address what it has chosen is still the page that is waited for.
    if (opened.way !== 'replace' || pathname !== page) {
      leaving?.abort();
      leaving = undefined;
    }
    page = pathname;
    const position = scrollOf(key);
    if (!position || leaving) return;
    const moved = new AbortController();
    const left = (leaving = new AbortController()).signal;
    for (const type of moves) addEventListener(type, () => moved.abort(), { signal: left, passive: true });
    void import('./holdScroll.ts').then(
      ({ holdScroll }) => holdScroll(position, left, moved.signal),
      () => undefined,
    );
  }
  const following = pageChange.subscribe(look);
  look();
  return () => following.unsubscribe();
}
