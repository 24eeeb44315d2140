import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import './statusRegion.css';

/**
 * Where good news will stand: there from the beginning, so that it is read out when it comes, after what is being read. What
 * must interrupt is a live Note instead.
 */
export function StatusRegion({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold words alone, here are notes and buttons
    <div role="status" className={classNames('statusregion', className)}>
      {children}
    </div>
  );
}
