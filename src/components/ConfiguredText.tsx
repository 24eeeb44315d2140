import { lazy, Suspense, type ReactNode } from 'react';

const LinkedText = lazy(() => import('./LinkedText.tsx').then(({ LinkedText }) => ({ default: LinkedText })));

/** A plain text of the operator's; where a link is written in it, what makes links is fetched (R9.4.2). @param children the text without links */
export const ConfiguredText = ({ text, children }: { text: string; children: ReactNode }) =>
  text.includes('](') ? (
    <Suspense fallback={null}>
      <LinkedText text={text} />
    </Suspense>
  ) : (
    children
  );
