import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import './optionCards.css';

/** The frame around labels with a line of explanation, one below the other; one or several of them can be chosen. */
export function OptionCards({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('pay', className)}>{children}</div>;
}
