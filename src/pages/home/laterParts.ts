/** What of the home page's first screen nobody waits for: fetched at once, and asked for again where it was missed. */
import { fetchPart } from '../../adapters/scripts/codeLoading.ts';

const fetchParts = () => import('./BookHere.tsx');

/** Does not wait for the first screen to be drawn; what comes of it is told to whoever loads. */
export const beginLaterParts = (): void => void fetchParts().catch(() => undefined);

export const loadLaterParts = () => fetchPart(fetchParts);
