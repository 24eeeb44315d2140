/** What of the home page is not on its first screen: fetched at once, and had or missed as one. */
import { fetchPart } from '../../adapters/codeLoading.ts';

const fetchParts = async () => {
  const [{ BookHere }, { Tonight }, { LineUpCourts }, { FurtherDown }] = await Promise.all([
    import('./BookHere.tsx'),
    import('./Tonight.tsx'),
    import('./LineUpCourts.tsx'),
    import('./FurtherDown.tsx'),
  ]);
  return { BookHere, Tonight, LineUpCourts, FurtherDown };
};

/** Does not wait for the first screen to be drawn; what comes of it is told to whoever loads. */
export const beginLaterParts = (): void => void fetchParts().catch(() => undefined);

export const loadLaterParts = () => fetchPart(fetchParts);
