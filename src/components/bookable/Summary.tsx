import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import './summary.css';

/** What is owed, line by line: `SummaryRow`s. */
export function Summary({ children }: { children: ReactNode }) {
  return <dl className="sum">{children}</dl>;
}

export interface SummaryRowProps {
  label: ReactNode;
  note?: ReactNode;
  /** `off` takes something away, `rule` draws a line first, `grand` is the amount to pay. */
  look?: 'off' | 'rule' | 'grand' | undefined;
  children: ReactNode;
}

export function SummaryRow({ label, note, look, children }: SummaryRowProps) {
  return (
    <div className={classNames(look === 'rule' ? 'rule2' : look)}>
      <dt>
        {label}
        {note ? <span className="fine">{note}</span> : null}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
