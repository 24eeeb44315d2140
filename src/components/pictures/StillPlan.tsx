import plans from '../../art/plans/plans.svg';
import { pitchLines, planScale } from '../../art/plans/stillPlans.ts';
import { courtSizes, type Sport } from '../../art/sport.ts';
import { classNames } from '../classNames.ts';

interface StillPlanProps {
  /** A court of the sheet, standing; without one the lines of a football pitch, lying, in the colour of the text. */
  sport?: Sport;
  /** Pixels per metre, when not those it was drawn in. */
  scale?: number;
  className?: string;
}

/**
 * A court seen from above, true to scale, out of the picture that holds all of them. What shows courts in colour says the
 * operator's by `planColors`.
 */
export function StillPlan({ sport, scale = planScale, className }: StillPlanProps) {
  const [length, breadth] = courtSizes[sport ?? 'football'];
  const [across, down] = sport ? [breadth, length] : [length, breadth];
  return (
    <svg
      className={classNames('plan', className)}
      viewBox={`0 0 ${across * planScale} ${down * planScale}`}
      width={across * scale}
      height={down * scale}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${plans}#${sport ?? pitchLines}`} />
    </svg>
  );
}
