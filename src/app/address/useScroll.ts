import { useLayoutEffect } from 'react';
import type { PageVisit } from '../../../machines/pageChange/pageChangeRules.ts';
import type { PageChangeRef } from '../../../machines/pageChange/pageChangeMachine.ts';
import { followScroll } from './followScroll.ts';
import { scrollOf } from '../../adapters/address/scrollPositions.ts';

/** The element that the fragment of an address names; null for a malformed one. */
function namedBy(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function scrollToEntry({ entry: { key, hash }, staysPut }: PageVisit): void {
  const position = scrollOf(key);
  const named = position === undefined && hash !== '' ? namedBy(hash) : null;
  if (position !== undefined) scrollTo(0, position);
  else if (named !== null) named.scrollIntoView();
  else if (!staysPut) scrollTo(0, 0);
}

/** Scrolls to where the entry was left, to what its address names, or to the top, as soon as its page is there. */
export function useScroll(pageChange: PageChangeRef, shown: PageVisit | null): void {
  useLayoutEffect(() => {
    if (shown !== null) scrollToEntry(shown);
  }, [shown]);
  useLayoutEffect(() => followScroll(pageChange), [pageChange]);
}
