import type { SeatCategory } from './categories.ts';

/** A seat as it looks on the plan, beside its word. */
export function SeatSwatch({ as }: { as: SeatCategory | 'mine' | 'held' | 'sold' }) {
  const isPlain = as === 'mine' || as === 'held' || as === 'sold';
  return (
    <svg className="swatch" viewBox="0 0 20 20" aria-hidden="true">
      {as === 'sold' ? (
        <rect className="pseat pseat--sold" x="2" y="8.5" width="16" height="3" />
      ) : (
        <rect
          className={isPlain ? `pseat pseat--${as}` : 'pseat'}
          fill={isPlain ? undefined : `url(#seats-legend-${as})`}
          x="1.5"
          y="1.5"
          width="17"
          height="17"
          rx="3"
        />
      )}
    </svg>
  );
}
