import { courtSizes } from '../art/sport.ts';
import { PlanArt } from '../components/pictures/PlanArt.tsx';
import './courtBeside.css';

/** In CSS pixels. */
const drawnLength = 352;

/** The lines of a pitch beside a short text on a wide page, whose other half would be empty. */
export function CourtBeside() {
  return (
    <span className="courtbeside" aria-hidden="true">
      <PlanArt
        sport="football"
        pxPerMetre={drawnLength / courtSizes.football[0]}
        upright={false}
        lineOnly
        minLine={1.5}
      />
    </span>
  );
}
