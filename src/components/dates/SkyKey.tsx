import type { ReactNode } from 'react';
import './slots.css';

/** What the top edges of times stand for; one that is told otherwise as well is drawn only. */
export function SkyKey({ drawnOnly = false, children }: { drawnOnly?: boolean; children: ReactNode }) {
  return (
    <ul className="sky" aria-hidden={drawnOnly || undefined}>
      {children}
    </ul>
  );
}
