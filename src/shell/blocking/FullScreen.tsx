import type { ReactNode } from 'react';
import { PictureScreen, type PictureScreenProps } from './PictureScreen.tsx';
import './blocking.css';

interface FullScreenProps extends Pick<PictureScreenProps, 'art' | 'look'> {
  /** Whose site it is, once that is known. */
  name?: string | undefined;
  title: ReactNode;
  children: ReactNode;
}

/** A screen that stands alone: nothing leads into the site from here. */
export function FullScreen({ art, look, name, title, children }: FullScreenProps) {
  return (
    <PictureScreen art={art} look={look} className="alone">
      {name ? <p className="brand">{name}</p> : null}
      <div className="stack">
        <h1>{title}</h1>
        {children}
      </div>
    </PictureScreen>
  );
}
