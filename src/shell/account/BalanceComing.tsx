import type { ReactNode } from 'react';
import { Skeleton } from '../../components/signs/Skeleton.tsx';

interface BalanceComingProps {
  title: ReactNode;
  /** How many it is in words takes another size than a price. */
  isCount?: boolean;
  /** A line below the number. */
  hasNote?: boolean;
}

/** The place of a balance that is asked for: as tall as it will be, so that nothing below it moves. */
export function BalanceComing({ title, isCount = false, hasNote = false }: BalanceComingProps) {
  return (
    <section className="balance" aria-busy>
      <h2>{title}</h2>
      <p>
        <span className={isCount ? 'price balance__count' : 'price num'}>{'\u200B'}</span>
        <Skeleton of="lines" count={0} />
      </p>
      {hasNote ? <p>{'\u200B'}</p> : null}
    </section>
  );
}
