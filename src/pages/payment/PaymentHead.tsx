import type { ReactNode } from 'react';
import { useHeadingFocus } from '../../components/useHeadingFocus.ts';
import { CourtBeside } from '../../widgets/CourtBeside.tsx';

interface PaymentHeadProps {
  /** What the page is about. */
  screen: string;
  /** The buttons below: when one disappears its focus returns to the heading. */
  ways?: string | undefined;
  title: ReactNode;
  /** One sentence of how it stands. */
  children: ReactNode;
}

/**
 * How a payment stands, told the moment it is known (A03): the heading of what follows gets the focus, and the sentence
 * below it appears where the one before it stood, since a region speaks only when it was there before.
 */
export function PaymentHead({ screen, ways = '', title, children }: PaymentHeadProps) {
  const heading = useHeadingFocus(`${screen} ${ways}`);
  return (
    <>
      {/* Another heading is another element: the focus on the old one moves to it. */}
      <h1 key={screen} ref={heading} tabIndex={-1} className={screen === 'reading' ? 'vh' : undefined}>
        {title}
      </h1>
      <output className="lead">{children}</output>
      <CourtBeside />
    </>
  );
}
