import type { ReactNode } from 'react';
import { CourtArt, type CourtArtProps } from '../../components/pictures/CourtArt.tsx';
import { classNames } from '../../components/classNames.ts';
import './screens.css';

export interface PictureScreenProps {
  art: CourtArtProps;
  /** `out`: a ball beyond the line, by day; `night`: a court without players. */
  look: 'out' | 'night';
  className?: string;
  children: ReactNode;
}

/** A page with one picture behind all that it says. */
export function PictureScreen({ art, look, className, children }: PictureScreenProps) {
  return (
    <main className={classNames('full', look, className)}>
      <div className="hero__art" aria-hidden="true">
        <CourtArt {...art} />
      </div>
      <div className="wrap full__in">{children}</div>
    </main>
  );
}
