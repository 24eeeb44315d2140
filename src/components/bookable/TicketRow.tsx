import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Tag } from '../signs/Tag.tsx';
import './ticketRow.css';

export interface TicketRowProps {
  title: ReactNode;
  note?: ReactNode;
  /** `<PriceText amount={45} />`. */
  price: ReactNode;
  /** `<PlacesLeft …/>` beside the price. */
  left?: ReactNode;
  /** `<QuantityAdd …/>` or `<Stepper …/>`. */
  control?: ReactNode;
  soldOut?: boolean | undefined;
}

/** One kind of ticket: name, price, and how many. */
export function TicketRow({ title, note, price, left, control, soldOut = false }: TicketRowProps) {
  return (
    <article className={classNames('tkt', soldOut && 'is-out')}>
      <h3>{title}</h3>
      {note ? <p className="fine">{note}</p> : null}
      <p className="tkt__price">
        {price} {left}
      </p>
      {/* Name and price are read before the quantity (1.3.2). */}
      <div className="tkt__side">
        {soldOut ? (
          <Tag>
            <Trans>Sold out</Trans>
          </Tag>
        ) : (
          control
        )}
      </div>
    </article>
  );
}

export interface PlacesLeftProps {
  left: number;
  of: number;
  children: ReactNode;
}

/** How many places are left, in words and as a bar. */
export function PlacesLeft({ left, of, children }: PlacesLeftProps) {
  const share = of > 0 ? Math.min(1, Math.max(0, left / of)) : 0;
  return (
    <span className="left">
      <i style={{ '--v': `${Math.round(share * 100)}%` }} />
      {children}
    </span>
  );
}
