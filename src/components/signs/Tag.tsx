import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import './tag.css';

export interface TagProps {
  look?: 'accent' | 'paint' | undefined;
  children: ReactNode;
}

export function Tag({ look, children }: TagProps) {
  return <span className={classNames('tag', look && `tag--${look}`)}>{children}</span>;
}
