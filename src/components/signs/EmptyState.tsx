import type { ReactNode, RefObject } from 'react';
import { courtSizes, type Sport } from '../../art/sport.ts';
import { PlanArt } from '../pictures/PlanArt.tsx';
import './empty.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** What to do instead. */
  children?: ReactNode;
  /** The nearest useful thing to press. */
  action?: ReactNode;
  sport?: Sport | undefined;
  /** To move the focus to the title, where this takes the place of what had it. */
  heading?: RefObject<HTMLHeadingElement | null> | undefined;
  /** It stands in the place of a whole page, whose heading is its own. */
  isPage?: boolean;
}

/** In CSS pixels. */
const drawnLength = 100;

/** Nothing here, and the way on. */
export function EmptyState({ title, children, action, sport = 'padel', heading, isPage }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className="empty">
      <PlanArt sport={sport} pxPerMetre={drawnLength / courtSizes[sport][0]} upright={false} lineOnly minLine={1.5} />
      <Heading ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </Heading>
      {children ? <p className="meta">{children}</p> : null}
      {action}
    </div>
  );
}
