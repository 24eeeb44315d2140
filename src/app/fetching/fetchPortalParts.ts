import { fetchUnspoilt } from '../../adapters/scripts/codeLoading.ts';
import { fetchPressedParts } from './fetchPressedParts.ts';

/** Loads the list of parts: when the first screen is idle, or at once when somebody waits. */
export const fetchPortalParts = () => fetchUnspoilt(() => import('./portalParts.ts'));

/** For a press both lists come side by side: who opens a booking by its address has touched nothing yet. */
export function fetchForPress() {
  fetchPressedParts().catch(() => undefined);
  return fetchPortalParts();
}
