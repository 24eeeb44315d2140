import { lazy, Suspense } from 'react';
import { Skeleton } from '../signs/Skeleton.tsx';
import type { RichTextProps } from './FilledText.tsx';

const FilledText = lazy(() => import('./FilledText.tsx').then(({ FilledText }) => ({ default: FilledText })));

/** A text of the operator's with its headings, lists and links. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton of="lines" />}>
      <FilledText {...props} />
    </Suspense>
  );
}
