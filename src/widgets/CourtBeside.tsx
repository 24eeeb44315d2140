import { courtSizes } from '../art/sport.ts';
import { PlanArt } from '../components/pictures/PlanArt.tsx';
import './courtBeside.css';

/** In CSS pixels. */
const drawnLength = 352;

/** The lines of a pitch beside the few words of a wide page, which would stand before an empty half. */
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
