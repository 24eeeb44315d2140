import { fetchUnspoilt } from '../../adapters/scripts/codeLoading.ts';
import { fetchPressedParts } from './fetchPressedParts.ts';

/** The list of parts; it is there once the first screen is quiet, or when somebody cannot wait. */
export const fetchPortalParts = () => fetchUnspoilt(() => import('./portalParts.ts'));

/** For a press both lists come side by side: who opens a booking by its address has touched nothing yet. */
export function fetchForPress() {
  fetchPressedParts().catch(() => undefined);
  return fetchPortalParts();
}
