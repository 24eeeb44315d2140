import { useEffect, useRef } from 'react';

/** Whoever is led to another page is told which one (A03); what does it is fetched with the first of them. */
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
