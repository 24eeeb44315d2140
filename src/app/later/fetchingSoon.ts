import { fetchUnspoilt } from '../../adapters/scripts/codeLoading.ts';

/** What knows which files the rest is made of; it is there once the first screen is quiet, or when somebody cannot wait. */
export const fetching = () => fetchUnspoilt(() => import('./fetching.ts'));

/** Which files a wish is made of; it is there once somebody has touched the page. */
export const wishes = () => fetchUnspoilt(() => import('./wishes.ts'));

/** For a wish both come side by side: who opens a booking by its address has touched nothing yet. */
export function fetchingWishes() {
  wishes().catch(() => undefined);
  return fetching();
}
