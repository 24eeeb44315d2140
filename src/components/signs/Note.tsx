import type { ReactNode } from 'react';
import { alert, check, info } from '../../art/icons/signs.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../pictures/Icon.tsx';
import './note.css';

export interface NoteProps {
  tone?: 'info' | 'ok' | 'warn' | 'bad' | undefined;
  /** Read out when it appears; for refusals that come while the page is open. */
  live?: boolean | undefined;
  children: ReactNode;
}

const icons = { info, ok: check, warn: alert, bad: alert };

/** A remark that belongs to the place where it stands. */
export function Note({ tone = 'info', live = false, children }: NoteProps) {
  return (
    <div className={classNames('note', tone !== 'info' && `note--${tone}`)} role={live ? 'alert' : undefined}>
      <Icon of={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
