import type { ReactNode } from 'react';
import { courtSizes, type Sport } from '../art/sport.ts';
import { PlanArt } from './PlanArt.tsx';
import '../styles/parts/empty.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** What to do instead. */
  children?: ReactNode;
  /** The nearest useful thing to press. */
  action?: ReactNode;
  sport?: Sport | undefined;
}

/** In CSS pixels. */
const drawnLength = 100;

/** Nothing here, and the way on. */
export function EmptyState({ title, children, action, sport = 'padel' }: EmptyStateProps) {
  return (
    <div className="empty">
      <PlanArt sport={sport} pxPerMetre={drawnLength / courtSizes[sport][0]} upright={false} lineOnly minLine={1.5} />
      <h2>{title}</h2>
      {children ? <p className="meta">{children}</p> : null}
      {action}
    </div>
  );
}
