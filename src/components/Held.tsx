import { useState, type ReactNode } from 'react';

/** While it is held, shows what it showed before: what is no part of the answer to a press is drawn after the frame that is. */
export function Held({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  const [shown, show] = useState(children);
  if (!isHeld && shown !== children) show(children);
  return isHeld ? shown : children;
}
