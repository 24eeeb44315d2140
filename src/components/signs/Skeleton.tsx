import { Trans } from '@lingui/react/macro';
import { classNames } from '../classNames.ts';
import './skeleton.css';

export interface SkeletonProps {
  /** The geometry of what is coming, so that nothing moves when it is there. */
  of: 'slots' | 'cards' | 'people' | 'rows' | 'lines' | 'days' | 'panel';
  count?: number | undefined;
}

const usual = { slots: 12, cards: 4, people: 4, rows: 5, lines: 3, days: 7, panel: 1 };

/** Outlines of what is being loaded. */
export function Skeleton({ of, count = usual[of] }: SkeletonProps) {
  const cells = Array.from({ length: count }, (_, index) => <SkeletonCell key={index} of={of} />);
  return (
    <output>
      <span className="vh">
        <Trans>Loading</Trans>
      </span>
      <span className={classNames('skels', `skels--${of}`, of === 'slots' && 'slots')}>
        {of === 'slots' ? <span className="grid">{cells}</span> : cells}
      </span>
    </output>
  );
}

function SkeletonCell({ of }: { of: SkeletonProps['of'] }) {
  if (of !== 'cards' && of !== 'people' && of !== 'rows') return <span className="skel" />;
  return (
    <span className="skelcell">
      <span className="skel skel--pic" />
      <span className="skelcell__text">
        <span className="skel skel--title" />
        <span className="skel skel--text" />
      </span>
    </span>
  );
}
