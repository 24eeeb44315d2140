import { lazy, Suspense } from 'react';
import { useOutletContext } from 'react-router';
import type { PanelHost } from '../actors/usePanel.ts';
import { wishes } from './later/fetchingSoon.ts';

const OpenPanel = lazy(() =>
  wishes()
    .then(({ panel }) => panel())
    .then(({ OpenPanel }) => ({ default: OpenPanel })),
);

/** The booking's filter panel, fetched when a page shows its outlet. */
export function Panel() {
  const meanwhile = useOutletContext<PanelHost | undefined>()?.meanwhile;
  return (
    <Suspense fallback={meanwhile}>
      <OpenPanel />
    </Suspense>
  );
}
