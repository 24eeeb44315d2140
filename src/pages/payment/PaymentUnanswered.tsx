import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Problem } from '../../../machines/shared/problem.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { ServerWords } from '../../components/text/ServerWords.tsx';

interface PaymentUnansweredProps {
  problem: Problem | null;
  isBusy: boolean;
  onAsk: () => void;
  children: ReactNode;
}

/** The server cannot be reached after a payment: says that the money is safe, and asks again by itself. */
export function PaymentUnanswered({ problem, isBusy, onAsk, children }: PaymentUnansweredProps) {
  return (
    <>
      <Note tone="warn" live>
        <p>{children}</p>
        {problem?.message ? (
          <p>
            <ServerWords words={problem.message} />
          </p>
        ) : null}
      </Note>
      <div className="row">
        <Button variant="line" busy={isBusy} onClick={onAsk}>
          <Trans>Ask now</Trans>
        </Button>
      </div>
    </>
  );
}
