import { lazy, Suspense } from 'react';
import { courtSizes } from '../../art/sport.ts';
import { fetchWhenReachable } from '../../adapters/actors/fetchWhenReachable.ts';
import type { PlanArtProps } from './PlanDrawing.tsx';

const PlanDrawing = lazy(() =>
  fetchWhenReachable(() => import('./PlanDrawing.tsx')).then(({ PlanDrawing }) => ({ default: PlanDrawing })),
);

/** A court seen from above, true to scale: in its colours, or as lines in the colour of the text. */
export function PlanArt(props: PlanArtProps) {
  const { sport, pxPerMetre, upright = true, margin = 0 } = props;
  const [length, breadth] = courtSizes[sport];
  const width = ((upright ? breadth : length) + 2 * margin) * pxPerMetre;
  const height = ((upright ? length : breadth) + 2 * margin) * pxPerMetre;
  return (
    <Suspense fallback={<svg className="plan" width={width} height={height} aria-hidden="true" />}>
      <PlanDrawing {...props} />
    </Suspense>
  );
}
