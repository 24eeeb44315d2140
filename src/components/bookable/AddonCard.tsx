import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Tag } from '../signs/Tag.tsx';
import './addon.css';

export interface AddonCardProps {
  title: ReactNode;
  note?: ReactNode;
  price: ReactNode;
  /** A `<Picture ratio="1">`. */
  picture: ReactNode;
  /** `<QuantityAdd …/>`. */
  control?: ReactNode;
  soldOut?: boolean | undefined;
}

/** Something to take along: picture, name, price, and how many. They stand in `<div className="addons">`. */
export function AddonCard({ title, note, price, picture, control, soldOut = false }: AddonCardProps) {
  return (
    <article className="addon">
      {picture}
      <div className="b">
        <h3>{title}</h3>
        {note ? <span className="fine">{note}</span> : null}
        {price}
      </div>
      {soldOut ? (
        <Tag>
          <Trans>Sold out</Trans>
        </Tag>
      ) : (
        control
      )}
    </article>
  );
}
