import type { ReactNode } from 'react';
import { CourtArt, type CourtArtProps } from '../../components/pictures/CourtArt.tsx';
import { classNames } from '../../components/classNames.ts';
import './screens.css';
import './blocking.css';

interface FullScreenProps {
  art: CourtArtProps;
  /** `out`: a ball beyond the line, by day; `night`: a court without players. */
  look: 'out' | 'night';
  /** Whose site it is, once that is known. */
  name?: string | undefined;
  title: ReactNode;
  children: ReactNode;
}

/** A screen that stands alone: nothing leads into the site from here. */
export function FullScreen({ art, look, name, title, children }: FullScreenProps) {
  return (
    <main className={classNames('full', look, 'alone')}>
      <div className="hero__art" aria-hidden="true">
        <CourtArt {...art} />
      </div>
      <div className="wrap full__in">
        {name ? <p className="brand">{name}</p> : null}
        <div className="stack">
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </main>
  );
}
