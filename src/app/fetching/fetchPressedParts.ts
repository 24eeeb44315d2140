import { fetchUnspoilt } from '../../adapters/scripts/codeLoading.ts';

/** Loads the list of parts that open by a press: once somebody has touched the page. */
export const fetchPressedParts = () => fetchUnspoilt(() => import('./pressedParts.ts'));
