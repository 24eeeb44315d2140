import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of another page, or of another part of one that takes its place, which is then read out
 * (A03); the code is loaded with the first of them.
 */
export function usePageArrival(place: string): void {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return undefined;
    last.current = place;
    const leaving = new AbortController();
    void import('./arriveAt.ts').then(
      ({ arrive }) => arrive(leaving.signal),
      () => undefined,
    );
    return () => leaving.abort();
  }, [place]);
}
