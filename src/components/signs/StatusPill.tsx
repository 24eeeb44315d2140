import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import './status.css';

export interface StatusPillProps {
  tone?: 'ok' | 'wait' | 'no' | 'info' | undefined;
  /** full ● settled · half ◐ under way · ring ○ not yet · cross ✕ off. */
  shape?: 'full' | 'half' | 'ring' | 'cross' | undefined;
  children: ReactNode;
}

const shapes = { full: 'is-on', half: 'is-half', ring: null, cross: 'is-x' };

/** How far a thing is: by word, shape and colour, so that none of them has to be seen. */
export function StatusPill({ tone, shape = 'ring', children }: StatusPillProps) {
  return <span className={classNames('pill', tone, shapes[shape])}>{children}</span>;
}
