import { lazy, Suspense } from 'react';

const PanelPlace = lazy(() =>
  import('../pages/booking/PanelPlace.tsx').then(({ PanelPlace }) => ({ default: PanelPlace })),
);

/** The booking's filter panel, fetched when a page shows its outlet. */
export function Panel() {
  return (
    <Suspense fallback={null}>
      <PanelPlace />
    </Suspense>
  );
}
