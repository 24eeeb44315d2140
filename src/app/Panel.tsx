import { lazy, Suspense } from 'react';
import { useOutletContext } from 'react-router';
import type { PanelHost } from '../actors/usePanel.ts';

const PanelPlace = lazy(() =>
  import('../pages/booking/PanelPlace.tsx').then(({ PanelPlace }) => ({ default: PanelPlace })),
);

/** The booking's filter panel, fetched when a page shows its outlet. */
export function Panel() {
  const meanwhile = useOutletContext<PanelHost | undefined>()?.meanwhile;
  return (
    <Suspense fallback={meanwhile}>
      <PanelPlace />
    </Suspense>
  );
}
