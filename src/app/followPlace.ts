import { NavigationType } from 'react-router';
import type { Router } from './routes.tsx';

/** What a customer moves a page by. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * A place that the history remembers is scrolled to before the page has come to be as tall as it was (R4.5.6); what holds
 * it until then is fetched with the first of them.
 */
export function followPlace(router: Router): void {
  let last = '';
  let page = '';
  let leaving: AbortController | undefined;
  router.subscribe(({ historyAction, location: { key, pathname }, restoreScrollPosition: place }) => {
    // A page that writes into its own address what it has chosen is still the page that is waited for.
    const isSamePage = historyAction === NavigationType.Replace && pathname === page;
    page = pathname;
    if (key !== last) {
      last = key;
      if (!isSamePage) {
        leaving?.abort();
        leaving = undefined;
      }
    }
    if (!place || leaving) return;
    const { signal } = (leaving = new AbortController());
    const fetching = new AbortController();
    for (const type of moves) addEventListener(type, () => fetching.abort(), { signal: fetching.signal });
    void import('./holdPlace.ts').then(
      ({ holdPlace }) => {
        if (!fetching.signal.aborted) holdPlace(place, signal);
        return fetching.abort();
      },
      () => undefined,
    );
  });
}
