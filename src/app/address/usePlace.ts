import { useLayoutEffect } from 'react';
import type { Opened } from '../../../machines/opening/openingRules.ts';
import type { OpeningRef } from '../../../machines/opening/openingMachine.ts';
import { followPlace } from './followPlace.ts';
import { placeOf } from './places.ts';

/** What the fragment of an address names; one that cannot be read names nothing. */
function namedBy(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function scrollToPlace({ entry: { key, hash }, keepsPlace }: Opened): void {
  const place = placeOf(key);
  const named = place === undefined && hash !== '' ? namedBy(hash) : null;
  if (place !== undefined) scrollTo(0, place);
  else if (named !== null) named.scrollIntoView();
  else if (!keepsPlace) scrollTo(0, 0);
}

/** Scrolls to where the entry was left, to what its address names, or to the top, as soon as its page is there. */
export function usePlace(opening: OpeningRef, shown: Opened | null): void {
  useLayoutEffect(() => {
    if (shown !== null) scrollToPlace(shown);
  }, [shown]);
  useLayoutEffect(() => followPlace(opening), [opening]);
}
