import type { ReactNode } from 'react';
import { DocumentTitle } from '../../components/text/DocumentTitle.tsx';
import { PictureScreen, type PictureScreenProps } from './PictureScreen.tsx';
import './blocking.css';

interface FullScreenProps extends Pick<PictureScreenProps, 'art' | 'look'> {
  /** Whose site it is, once that is known. */
  name?: string | undefined;
  title: string;
  /** What the document is called, where the heading says too little. */
  documentTitle?: string;
  children: ReactNode;
}

/** A screen that stands alone: nothing leads into the site from here. */
export function FullScreen({ art, look, name, title, documentTitle = title, children }: FullScreenProps) {
  return (
    <PictureScreen art={art} look={look} className="alone">
      <DocumentTitle text={name ? `${documentTitle} · ${name}` : documentTitle} />
      {name ? <p className="brand">{name}</p> : null}
      <div className="stack">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {children}
      </div>
    </PictureScreen>
  );
}
