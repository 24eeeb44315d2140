import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import './panel.css';

export interface PanelProps {
  title?: ReactNode;
  /** The four arcs of a pitch: only on panels that hold money. */
  corners?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A framed part of the page. */
export function Panel({ title, corners = false, className, children }: PanelProps) {
  return (
    <section className={classNames('panel', corners && 'corners', className)}>
      {title ? <h2>{title}</h2> : null}
      {children}
    </section>
  );
}

/** On phones: what is owed and how to go on, held at the bottom of the page. */
export function BuyBar({ children }: { children: ReactNode }) {
  return <div className="buybar">{children}</div>;
}
