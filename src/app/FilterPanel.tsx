import { lazy, Suspense } from 'react';
import { useOutletContext } from 'react-router';
import type { PanelHost } from '../actors/usePanel.ts';
import { fetchPressedParts } from './fetching/fetchPressedParts.ts';

const OpenPanel = lazy(() =>
  fetchPressedParts()
    .then(({ panelParts }) => panelParts())
    .then(({ OpenPanel }) => ({ default: OpenPanel })),
);

/** The booking's filter panel, loaded when a page has an outlet for it. */
export function FilterPanel() {
  const meanwhile = useOutletContext<PanelHost | undefined>()?.meanwhile;
  return (
    <Suspense fallback={meanwhile}>
      <OpenPanel />
    </Suspense>
  );
}
