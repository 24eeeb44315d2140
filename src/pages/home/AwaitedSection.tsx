import type { ReactNode } from 'react';
import type { Resource } from '../../actors/useResource.ts';
import { classNames } from '../../components/classNames.ts';
import { Skeleton, type SkeletonProps } from '../../components/signs/Skeleton.tsx';

/** Of a section that shows the first few of something, where there are any. */
export interface WhatsOnProps {
  title: ReactNode;
  /** How many are shown at most. */
  count: number;
  /** Stands there until it is known whether there are any. */
  outline: ReactNode;
}

interface AwaitedSectionProps extends Required<SkeletonProps> {
  title?: ReactNode;
  className?: string;
}

/** Nobody has said yet whether there is anything; what could not be had is left out. */
export const isAwaited = ({
  shown,
  problem,
  isBusy,
}: Pick<Resource<unknown>, 'shown' | 'problem' | 'isBusy'>): boolean => shown === null && problem === null && isBusy;

/** A section that is on its way, as large as it is going to be: whoever has scrolled past it already stays where they are. */
export function AwaitedSection({ title, className, of, count }: AwaitedSectionProps) {
  return (
    <section className={classNames('band awaited', className)}>
      <div className="wrap">
        {title === undefined ? null : (
          <div className="head">
            <h2>{title}</h2>
          </div>
        )}
        <Skeleton of={of} count={count} />
      </div>
    </section>
  );
}
