import { lazy, Suspense } from 'react';
import { Skeleton } from '../signs/Skeleton.tsx';

export interface RichTextProps {
  /** The operator's HTML; only what a text needs of it is shown. */
  html: string;
  className?: string | undefined;
}

const FilledText = lazy(() => import('./FilledText.tsx').then(({ FilledText }) => ({ default: FilledText })));

/** A text of the operator's with its headings, lists and links. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton of="lines" />}>
      <FilledText {...props} />
    </Suspense>
  );
}
