import type { PlanArtProps } from './PlanArt.tsx';
export function PlanDrawing(_props: PlanArtProps) {
  return null;
}
