import { fetchUnspoilt } from '../../adapters/scripts/codeLoading.ts';

/** The list of parts that somebody has to press for; it is there once somebody has touched the page. */
export const fetchPressedParts = () => fetchUnspoilt(() => import('./pressedParts.ts'));
