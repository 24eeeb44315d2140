import { useState, type ReactNode } from 'react';

/**
 * While `isHeld`, its children are shown as they were: a press is answered in one frame, and what is no part of the
 * answer is drawn in the next.
 */
export function HeldStill({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  const [shown, show] = useState(children);
  if (!isHeld && shown !== children) show(children);
  return isHeld ? shown : children;
}
