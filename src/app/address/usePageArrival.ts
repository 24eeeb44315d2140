import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of another page, which is then read out (A03); the code is loaded with the first of
 * them.
 */
export function usePageArrival(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    const leaving = new AbortController();
    void import('../../components/dialogs/arriveAt.ts').then(
      ({ arrive }) => arrive(leaving.signal),
      () => undefined,
    );
    return () => leaving.abort();
  }, [pathname]);
}
