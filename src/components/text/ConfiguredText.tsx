import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** Where what makes links cannot be had the text stands as it was written. */
const AsWritten = ({ text }: { text: string }): ReactNode => text;

const LinkedText = lazy<ComponentType<{ text: string }>>(() =>
  import('./LinkedText.tsx').then(
    ({ LinkedText }) => ({ default: LinkedText }),
    () => ({ default: AsWritten }),
  ),
);

interface ConfiguredTextProps {
  text: string;
  /** The text without links. */
  children: ReactNode;
  /** Nobody may wait for it: until its links are there it stands as it was written. */
  isUrgent?: boolean;
}

/** A plain text of the operator's; where a link is written in it, what makes links is fetched (R9.4.2). */
export const ConfiguredText = ({ text, children, isUrgent }: ConfiguredTextProps) =>
  text.includes('](') ? (
    <Suspense fallback={isUrgent ? children : null}>
      <LinkedText text={text} />
    </Suspense>
  ) : (
    children
  );
