import { useContext } from 'react';
import { planArt, type PlanArtOptions } from '../../art/plans/planArt.ts';
import { ArtColorsContext } from './CourtArt.tsx';
import { classNames } from '../classNames.ts';

export type PlanArtProps = Omit<PlanArtOptions, 'colors'> & { className?: string };

/** A plan is part of the page, not an image: its lines take the colour of the text around it. */
export function PlanDrawing({ className, ...options }: PlanArtProps) {
  const colors = useContext(ArtColorsContext);
  const { width, height, shapes } = planArt({ ...options, colors });
  return (
    <svg
      className={classNames('plan', className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map(({ fill = 'none', ...shape }, index) => (
        <path key={index} fill={fill} strokeLinecap="square" {...shape} />
      ))}
    </svg>
  );
}
