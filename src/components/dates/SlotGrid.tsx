import type { ReactNode } from 'react';
import './slots.css';

/** Labels of times side by side; the top edge of each is the sky at that hour. */
export function SlotGrid({ children }: { children: ReactNode }) {
  return (
    <div className="slots">
      <div className="grid">{children}</div>
    </div>
  );
}
